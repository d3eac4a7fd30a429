// Two lists of people: one that was brought in this morning, with a row of each kind, and one that waits to be looked at. Nobody is told: its e-mails
// are held back.
import { headersDigestOf } from '#features/organizations/imports/importing.ts'
import { addImport, endImport, findRunning, startImport } from '#features/organizations/imports/queries.ts'
import { readPeople } from '#features/organizations/imports/reading.ts'
import { inviteNext, saveRows } from '#features/organizations/imports/rows/queries.ts'
import { type Db, sql } from '#platform/db/database.ts'
import type { DemoChurch } from './church.ts'

const HEADERS = 'First name,Last name,E-mail,Mobile,Date of birth,Baptised'

export async function addImports(church: DemoChurch) {
  const { db, admin, members } = church
  const [known] = members
  const ran = [
    'Theresa,Lang,theresa.lang@demo.example,+49 170 5550101,1984-02-11,yes',
    'Gideon,Lang,gideon.lang@demo.example,+49 170 5550102,1982-09-30,yes',
    'Rosa,Ferreira,rosa.ferreira@demo.example,,1999-12-05,no',
    'Malik,Haddad,malik.haddad@demo.example,+49 170 5550104,,no',
    'Ivy,Chen,ivy.chen@demo.example,,2001-06-18,yes',
    `${known!.name.replace(' ', ',')},${known!.email},,,yes`,
    'Rosa,Ferreira,Rosa.Ferreira@demo.example,,1999-12-05,no',
    'Otto,Weber,otto.weber(at)demo.example,,1958-03-21,yes',
    'Greta,Weber,,+49 170 5550109,1961-11-02,yes',
  ]
  const waits = [
    'Noor,Rahman,noor.rahman@demo.example,+49 170 5550201,1995-04-27,no',
    'Felix,Adler,felix.adler@demo.example,,1990-08-14,yes',
    'Ivy,Chen,ivy.chen@demo.example,,2001-06-18,yes',
    'Pia,Sommer,pia.sommer@demo.example,,31/31/1988,no',
  ]
  await db.transaction(async (tx) => {
    const id = await addList(tx, church, 'Newcomers of spring.csv', ran)
    await startImport(tx, id, { userId: admin.id, sends: false })
    await inviteNext(tx, id, (await findRunning(tx, id))!, ran.length)
    await endImport(tx, id, 'done')
    await tx.run(sql`
      update imports set created_at = now() - interval '3 hours', started_at = now() - interval '3 hours', ended_at = now() - interval '3 hours'
      where id = ${id}`)
    await addList(tx, church, 'Alpha course.csv', waits)
  })
}

async function addList(tx: Db, { id: organizationId, admin }: DemoChurch, filename: string, rows: string[]): Promise<number> {
  const content = Buffer.from([HEADERS, ...rows].join('\n'))
  const list = await readPeople({ content, usualOrder: 'day_first' }, admin.id)
  if ('fault' in list) throw new Error(`${filename} is no list: ${list.fault.rule}`)
  const headersDigest = headersDigestOf(list.columns)
  const { id } = await addImport(tx, { organizationId, userId: admin.id, filename, content, headersDigest, list })
  await saveRows(tx, { organizationId, importId: id }, list.people)
  return id
}
