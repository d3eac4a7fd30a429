// The demo church and its 200 people.
import { findGlobalGroups } from '#features/groups/queries.ts'
import { createOrganization } from '#features/organizations/creating.ts'
import { saveSubscription } from '#features/organizations/queries.ts'
import { type Db, sql } from '#platform/db/database.ts'
import { hashPassword } from '#platform/passwords.ts'
import type { Random } from './random.ts'

export const PASSWORD = 'grace and peace 1'

/** Whoever tries the demo signs in as one of them. */
const named = [
  { name: 'Ada Becker', email: 'admin@demo.example', role: 'admin' },
  { name: 'Levi Brandt', email: 'leader@demo.example', role: 'leadership' },
  { name: 'Mia Vogel', email: 'member@demo.example', role: 'member' },
] as const

/** Those of them who are there: in a folder of something else nobody is. */
export async function listSignIns(db: Db) {
  const there = await db.many<{ email: string }>(sql`select email from users where email = any(${named.map(({ email }) => email)}::text[])`)
  return named.filter(({ email }) => there.some((one) => one.email === email)).map((person) => ({ ...person, password: PASSWORD }))
}

export interface DemoPerson {
  id: number
  name: string
  email: string
  role: 'member' | 'leadership' | 'admin'
}

export interface DemoChurch {
  db: Db
  random: Random
  id: number
  global_group_id: number
  prayer_group_id: number
  admin: DemoPerson
  leaders: DemoPerson[]
  members: DemoPerson[]
  /** All of them. */
  people: DemoPerson[]
}

const first =
  'Grace Daniel Maria Samuel Ruth Peter Hannah Jonas Esther Luke Miriam David Naomi Paul Lydia Simon Anna Mark Eva Thomas Leah Josef Clara Elias Sarah Benjamin Rahel Matteo Sofia Andrew Priya Kwame Mei Tomasz Amara Olivier Chiara Nikos Yusuf Ingrid'.split(
    ' ',
  )
const last =
  'Miller Okafor Rossi Schmidt Johnson Kowalski Nguyen Papadopoulos Silva Andersen Dubois Kim Haddad Novak Baker Mensah Garcia Lindqvist Patel Moreau'.split(
    ' ',
  )

/** Founds the church a year ago. */
export async function createDemoChurch(db: Db, random: Random): Promise<DemoChurch> {
  const passwordHash = await hashPassword(PASSWORD)
  const [ada, ...signingIn] = named
  const founded = (await db.transaction((tx) =>
    createOrganization(tx, {
      name: 'Grace Chapel',
      timezone: 'Europe/Berlin',
      admin: { name: ada.name, email: ada.email, passwordHash },
    }),
  ))!
  await saveSubscription(db, { organizationId: founded.id }, 'active', null)
  const others = Array.from({ length: 197 }, (_, n) => {
    const name = `${first[n % first.length]} ${last[(n * 7 + Math.floor(n / first.length)) % last.length]}`
    return { name, email: `${name.toLowerCase().replace(' ', '.')}.${n}@demo.example`, role: n < 19 ? 'leadership' : 'member' }
  })
  const people = await addPeople(db, founded.id, [...signingIn, ...others], passwordHash)
  const admin: DemoPerson = { ...founded.admin, role: 'admin' }
  return {
    db,
    random,
    ...founded,
    ...(await findGlobalGroups(db, founded.id)),
    admin,
    leaders: people.filter(({ role }) => role === 'leadership'),
    members: people.filter(({ role }) => role === 'member'),
    people: [admin, ...people],
  }
}

/** In three statements, whoever they are; they came in the course of the year. */
async function addPeople(
  db: Db,
  organizationId: number,
  people: { name: string; email: string; role: string }[],
  passwordHash: string,
): Promise<DemoPerson[]> {
  const added = await db.many<{ id: number; name: string; email: string }>(sql`
    insert into users (name, email, password_hash, home_organization_id, created_at)
    select name, email, ${passwordHash}, ${organizationId}, now() - make_interval(days => 360 - (place * 300 / ${people.length}::int)::int)
    from unnest(${people.map(({ name }) => name)}::text[], ${people.map(({ email }) => email)}::text[]) with ordinality as person(name, email, place)
    returning id, name, email`)
  const roles = new Map(people.map(({ email, role }) => [email, role]))
  await db.run(sql`
    insert into organization_members (organization_id, user_id, role, joined_at)
    select ${organizationId}, users.id, wanted.role, users.created_at
    from unnest(${added.map(({ id }) => id)}::bigint[], ${added.map(({ email }) => roles.get(email))}::text[]) as wanted(user_id, role) join users on users.id = wanted.user_id`)
  return added.map((person) => ({ ...person, role: roles.get(person.email) as DemoPerson['role'] }))
}
