// Reading one's groups, reading one of them, and joining one.
import { sql } from '#platform/db/database.ts'
import type { BenchCase } from '../case.ts'
import { addChurch, addGroup, addPeople } from '../rows.ts'

const myGroups: BenchCase = {
  name: 'GET /groups',
  async prepare({ db, tokenFor, people }) {
    const church = await addChurch(db, 'Bench Groups')
    const [leader, ...members] = await addPeople(db, church.id, people)
    for (let n = 0; n < 10; n++) {
      const group = await addGroup(db, church.id, leader!, `Group ${n}`)
      await db.run(
        sql`insert into group_members (group_id, organization_id, user_id) select ${group.id}, ${church.id}, unnest(${members.slice(0, 40)}::bigint[])`,
      )
    }
    const token = await tokenFor(members[0]!)
    return { request: () => ({ method: 'GET', path: '/groups', token }) }
  },
}

const oneGroup: BenchCase = {
  name: 'GET /groups/{group}',
  async prepare({ db, tokenFor, people }) {
    const church = await addChurch(db, 'Bench Group')
    const [leader, ...members] = await addPeople(db, church.id, people)
    const group = await addGroup(db, church.id, leader!, 'Group')
    await db.run(
      sql`insert into group_members (group_id, organization_id, user_id) select ${group.id}, ${church.id}, unnest(${members.slice(0, 40)}::bigint[])`,
    )
    const token = await tokenFor(members[0]!)
    return { request: () => ({ method: 'GET', path: `/groups/${group.id}`, token }) }
  },
}

const joinByCode: BenchCase = {
  name: 'POST /groups/join',
  async prepare({ db, tokenFor, people }) {
    const church = await addChurch(db, 'Bench Joining', { maxGroupMembers: 1_000_000 })
    const [leader, ...members] = await addPeople(db, church.id, people)
    // Many groups, so that a lock on one of them is not what is measured.
    const groups = await Promise.all(Array.from({ length: 50 }, (_, n) => addGroup(db, church.id, leader!, `Open ${n}`)))
    const tokens = await Promise.all(members.map((id) => tokenFor(id)))
    // Each person joins each group in turn: people × groups requests until they repeat.
    const at = (n: number) => ({ member: n % members.length, group: groups[(n + Math.floor(n / members.length)) % groups.length]! })
    const first = at(0)
    return {
      request: (n) => ({ method: 'POST', path: '/groups/join', token: tokens[at(n).member]!, body: { joinCode: at(n).group.code } }),
      values: (n) =>
        new Map<unknown, unknown>([
          [members[first.member], members[at(n).member]],
          [first.group.id, at(n).group.id],
          [first.group.code, at(n).group.code],
          [Number(tokens[first.member]!.split('|')[0]), Number(tokens[at(n).member]!.split('|')[0])],
        ]),
      reset: async () =>
        void (await db.run(
          sql`delete from group_members where organization_id = ${church.id} and role = 'member' and group_id = any(${groups.map(({ id }) => id)})`,
        )),
    }
  },
}

export const cases = [myGroups, oneGroup, joinByCode]
