// Groups of the demo church: open and closed ones, a draft, one at rest, people in them, and some who ask to come in.
import { sql } from '#platform/db/database.ts'
import type { DemoChurch, DemoPerson } from './church.ts'

export interface DemoGroup {
  id: number
  name: string
  code: string
  join_type: 'open' | 'closed'
  status: string
  leader: DemoPerson | undefined
  members: DemoPerson[]
}

const wishes: [name: string, type: string, purpose: string, location: string | null, closed?: 'closed'][] = [
  ['Young Adults', 'Fellowship', 'Life between school and family, with dinner every Thursday.', 'Youth hall'],
  ['Mark in a Year', 'Bible study', 'The gospel of Mark, a chapter every three weeks, slowly.', 'Room 2'],
  ['Mothers’ Circle', 'Support', 'Coffee, honest talk and prayer for tired mothers.', 'Café corner', 'closed'],
  ['Men’s Breakfast', 'Fellowship', 'Bread, eggs and one question, on the first Saturday.', 'Kitchen'],
  ['Grief and Hope', 'Support', 'For those who mourn. What is said here stays here.', 'Quiet room', 'closed'],
  ['Alpha Course', 'Course', 'Eleven evenings on the big questions of faith.', 'Main hall'],
  ['Worship Team', 'Service', 'Those who lead the singing on Sundays.', 'Stage', 'closed'],
  ['Neighbourhood East', 'House group', 'We meet in homes around the park.', 'Park Street 12'],
  ['Neighbourhood West', 'House group', 'We meet in homes beyond the river.', 'Mill Lane 3'],
  ['Neighbourhood North', 'House group', 'We meet at the Okafors’, children welcome.', 'Hill Road 40'],
  ['Prayer at Dawn', 'Prayer', 'Half an hour of silence and intercession before work.', 'Chapel'],
  ['Romans Deep Dive', 'Bible study', 'Paul’s letter, with commentaries on the table.', 'Library'],
  ['Teen Mentors', 'Service', 'Adults who walk with our teenagers. References needed.', 'Youth hall', 'closed'],
  ['Marriage Course', 'Course', 'Seven evenings for two.', 'Room 4', 'closed'],
  ['Food Pantry', 'Service', 'Sorting, packing and handing out on Fridays.', 'Basement'],
  ['Sunday Welcome', 'Service', 'The faces at the door.', 'Foyer'],
  ['Seniors’ Table', 'Fellowship', 'Lunch and stories every second Wednesday.', 'Main hall'],
  ['First Steps in Faith', 'Course', 'New here, or new to believing? Start here.', 'Room 1'],
  ['Students’ Bible Night', 'Bible study', 'Pizza, one passage, many opinions.', 'Campus house'],
  ['Recovery Together', 'Support', 'Twelve steps, one day at a time.', 'Quiet room', 'closed'],
  ['Leaders’ Huddle', 'Leadership', 'Group leaders sharpen one another.', 'Library', 'closed'],
  ['Psalms and Journaling', 'Bible study', 'Read a psalm, write a page.', 'Room 2'],
]

/** 22 regular groups that take part in church life, one draft; with the two global ones they are 25. One more was deleted a few days ago. */
export async function addGroups({ db, id: organizationId, leaders, members, random }: DemoChurch): Promise<DemoGroup[]> {
  const groups: DemoGroup[] = []
  for (const [index, [name, type, purpose, location, closed]] of wishes.entries()) {
    const leader = leaders[index % leaders.length]!
    const status = name === 'Marriage Course' ? 'inactive' : 'active'
    const made = await db.one<{ id: number; code: string }>(sql`
      insert into groups (organization_id, name, purpose, type, location, join_type, status, created_by, created_at)
      values (${organizationId}, ${name}, ${purpose}, ${type}, ${location}, ${closed ?? 'open'}, ${status}, ${leader.id}, now() - make_interval(days => ${350 - index * 9}))
      returning id, code`)
    groups.push({
      ...made,
      name,
      join_type: closed ?? 'open',
      status,
      leader,
      members: [leader, ...random.some(members, random.whole(5, 24))],
    })
  }
  const founder = members[5]!
  const draft = await db.one<{ id: number; code: string }>(sql`
    insert into groups (organization_id, name, purpose, type, join_type, status, created_by)
    values (${organizationId}, 'Board Games and Grace', 'Games first, then a word for the week. We are looking for a leader.', 'Fellowship', 'open', 'draft', ${founder.id}) returning id, code`)
  groups.push({ ...draft, name: 'Board Games and Grace', join_type: 'open', status: 'draft', leader: undefined, members: [founder] })
  await db.run(sql`
    insert into groups (organization_id, name, purpose, type, status, created_by, created_at, deleted_at)
    values (${organizationId}, 'Knitting for Newborns', 'Caps and blankets for the clinic.', 'Service', 'inactive', ${founder.id}, now() - interval '200 days', now() - interval '6 days')`)
  await addMembers(groups)
  await addRatings()
  await addRequests(groups.filter(({ join_type, status }) => join_type === 'closed' && status === 'active'))
  await addWaits(groups.find(({ name }) => name === 'Alpha Course')!)
  await addInvitations(groups.filter(({ name }) => name === 'Grief and Hope' || name === 'Worship Team'))
  await db.run(sql`update groups set posting = 'leaders' where organization_id = ${organizationId} and name = 'Sunday Welcome'`)
  return groups

  async function addMembers(groups: DemoGroup[]) {
    const rows = groups.flatMap((group) =>
      group.members.map((person, place) => ({
        group: group.id,
        user: person.id,
        role: place > 0 ? 'member' : group.leader ? 'leader' : 'admin',
      })),
    )
    await db.run(sql`
      insert into group_members (group_id, user_id, organization_id, role, joined_at)
      select wanted.group_id, wanted.user_id, ${organizationId}, wanted.role, greatest(groups.created_at, organization_members.joined_at) + random() * interval '20 days'
      from unnest(${rows.map(({ group }) => group)}::bigint[], ${rows.map(({ user }) => user)}::bigint[], ${rows.map(({ role }) => role)}::text[]) as wanted(group_id, user_id, role)
      join groups on groups.id = wanted.group_id
      join organization_members on organization_members.organization_id = groups.organization_id and organization_members.user_id = wanted.user_id`)
  }

  async function addRatings() {
    await db.run(sql`
      insert into group_ratings (group_id, user_id, rating, comment, created_at)
      select group_id, user_id, 3 + (user_id % 3)::int, case user_id % 4 when 0 then 'I am at home here.' when 1 then 'Good questions, kind people.' end, joined_at + interval '30 days'
      from group_members join groups on groups.id = group_id where groups.organization_id = ${organizationId} and group_type = 'group' and (user_id + group_id) % 3 = 0`)
  }

  /** It is full, and five wait in line. */
  async function addWaits(group: DemoGroup) {
    await db.run(sql`update groups set max_members = member_count where id = ${group.id}`)
    const outside = members.filter((person) => !group.members.includes(person))
    for (const [place, person] of random.some(outside, 5).entries())
      await db.run(sql`
        insert into group_waits (group_id, user_id, organization_id, created_at)
        values (${group.id}, ${person.id}, ${organizationId}, now() - make_interval(hours => ${100 - place * 15}))`)
  }

  async function addInvitations(groups: DemoGroup[]) {
    for (const group of groups) {
      const outside = members.filter((person) => !group.members.includes(person))
      const known = outside.filter(({ email }) => email === 'member@demo.example')
      for (const person of new Set([...known, ...random.some(outside, 2)]))
        await db.run(sql`
          insert into group_invitations (group_id, user_id, organization_id, invited_by, created_at)
          values (${group.id}, ${person.id}, ${organizationId}, ${group.leader!.id}, now() - interval '2 days')`)
    }
  }

  async function addRequests(closed: DemoGroup[]) {
    const notes = ['May I come along on Thursday?', 'A friend told me about you.', null, 'I have been looking for people to pray with.']
    for (const group of closed) {
      const outside = members.filter((person) => !group.members.includes(person) && person.email !== 'member@demo.example')
      for (const person of random.some(outside, random.whole(1, 4))) {
        await db.run(sql`
          insert into join_requests (user_id, group_id, organization_id, note, created_at, updated_at)
          values (${person.id}, ${group.id}, ${organizationId}, ${random.pick(notes)}, now() - make_interval(hours => ${random.whole(2, 200)}), now())`)
      }
    }
  }
}
