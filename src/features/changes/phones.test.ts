// Phones that keep copies: after whatever several people do, what changed since makes an old copy what a fresh one is.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { addOrganizationMember } from '#features/organizations/members/queries.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { wallIn } from '#test/given-meetings.ts'
import { bringUpToDate, type Copy, lists, readWhole } from '#test/phone.ts'
import { random } from '#test/reliability/random.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1000 } })
const given = givenFor(app)
const chance = random()
const church = await given.organization()
const elsewhere = await given.organization()
const { admin } = church
const [first, second, leader, traveller] = (await Promise.all([
  given.person({ of: church }),
  given.person({ of: church }),
  given.person({ of: church, role: 'leadership' }),
  given.person({ of: church }),
])) as [Person, Person, Person, Person]
// So that they may go on reading when they are out of the church.
await addOrganizationMember(app.services.db, elsewhere.id, traveller.id, 'member')
const others = await given.people(6, church)
const readers = { member: first, another: second, leader, admin, traveller }

const groups: number[] = []
const challenges: number[] = []
const trainings: number[] = []
const meetings: [number, number][] = []
const { pick, below } = chance
const maybe = <Value>(value: Value) => (below(2) === 0 ? value : undefined)
const everybody = [first, second, leader, traveller, ...others]
const idOf = ({ body }: { body: { data?: { id: number } } }, into: number[]) => body.data && into.push(body.data.id)
let made = 0

/** Each is refused where it may not be: that is as well. */
const deeds: Record<string, () => Promise<unknown>> = {
  async foundGroup() {
    idOf(
      await pick([admin, leader]).post('/groups', {
        name: `Group ${++made}`,
        organization_id: church.id,
        join_type: pick(['open', 'closed']),
      }),
      groups,
    )
  },
  changeGroup: () => admin.put(`/groups/${pick(groups)}`, { name: maybe(`Group ${++made}`), description: `Words ${made}` }),
  deleteGroup: () => admin.delete(`/groups/${pick(groups)}`),
  restoreGroup: () => admin.post(`/groups/${pick(groups)}/restore`, {}),
  async join() {
    const { code } = (await admin.get(`/groups/${pick(groups)}`)).body.data ?? {}
    if (code) await pick(everybody).post('/groups/join', { joinCode: code })
  },
  leave: () => pick(everybody).post(`/groups/${pick(groups)}/leave`),
  removeFromGroup: () => admin.delete(`/groups/${pick(groups)}/members/${pick(everybody).id}`),
  roleInGroup: () => admin.put(`/groups/${pick(groups)}/members/${pick(everybody).id}`, { role: pick(['member', 'admin']) }),
  newLeader: () => admin.put(`/groups/${pick(groups)}/leader`, { leader_id: pick([admin, leader]).id }),
  mute: () => pick(everybody).post(`/groups/${pick(groups)}/mute`),
  rename: () => pick([admin, ...everybody]).patch('/user', { name: `Name ${++made}` }),
  phone: () => pick(everybody).patch('/user', { phone: `0170 ${1000 + made++}`, phone_visibility: pick(['nobody', 'leaders', 'church']) }),
  role: () =>
    admin.patch(`/organizations/${church.id}/members/${pick([first, traveller, ...others]).id}`, { role: pick(['member', 'leadership']) }),
  leaveChurch: () => admin.delete(`/organizations/${church.id}/members/${pick([traveller, others[0]!]).id}`),
  async plan() {
    const group = pick(groups)
    const { body } = await admin.post(`/groups/${group}/meetings`, {
      starts_at: wallIn(60 * (24 + below(100))),
      timezone: 'UTC',
      repeats: maybe({ every: 'week', until: wallIn(60 * 24 * 30).slice(0, 10) }),
    })
    if (body.data) meetings.push([group, body.data.id])
  },
  async move() {
    const [group, meeting] = pick(meetings)
    await admin.put(`/groups/${group}/meetings/${meeting}`, { scope: pick(['this', 'following']), location: `Room ${++made}` })
  },
  async cancel() {
    const [group, meeting] = pick(meetings)
    await admin.delete(`/groups/${group}/meetings/${meeting}?scope=${pick(['this', 'following'])}`)
  },
  async answer() {
    const [group, meeting] = pick(meetings)
    await pick(everybody).post(`/groups/${group}/meetings/${meeting}/answer`, { coming: pick(['yes', 'no', 'maybe']) })
  },
  async challenge() {
    const challenge = {
      name: `Challenge ${++made}`,
      challenge_content: 'Do it',
      status: pick(['draft', 'published']),
      organization_id: church.id,
    }
    idOf(await pick([admin, leader]).post('/challenges', challenge), challenges)
  },
  changeChallenge: () =>
    admin.put(`/challenges/${pick(challenges)}`, { name: `Challenge ${++made}`, status: maybe(pick(['draft', 'published', 'archived'])) }),
  deleteChallenge: () => admin.delete(`/challenges/${pick(challenges)}`),
  start: () => pick(everybody).post(`/challenges/start/${pick(challenges)}`),
  complete: () => pick(everybody).post(`/challenges/complete/${pick(challenges)}`),
  async training() {
    const visibility = pick(['everyone', 'members_only', 'leadership_only', 'assigned_only'])
    const training = { title: `Training ${++made}`, organization_id: church.id, visibility, modules: [{ title: 'One', content: 'Read' }] }
    idOf(await pick([admin, leader]).post('/qualifications', training), trainings)
  },
  changeTraining: () =>
    admin.put(`/qualifications/${pick(trainings)}`, {
      title: `Training ${++made}`,
      visibility: maybe(pick(['everyone', 'members_only', 'leadership_only', 'assigned_only'])),
      modules: maybe([{ title: `Module ${made}`, content: 'Read' }]),
    }),
  deleteTraining: () => (below(3) === 0 ? admin.delete(`/qualifications/${pick(trainings)}`) : Promise.resolve()),
  assign: () => leader.post('/qualifications/assign', { qualification_id: pick(trainings), user_ids: [pick(everybody).id] }),
  learn: () => pick(everybody).post(`/qualifications/start/${pick(trainings)}`),
  heart: () => pick(everybody).post(`/onboarding/heart/training/${pick(trainings)}`),
  async read() {
    const person = pick(Object.values(readers))
    const { data = [] } = (await person.get('/notifications')).body
    if (data.length > 0) await person.post(`/notifications/${pick<{ id: number }>(data).id}/read`)
  },
  readAll: () => pick(Object.values(readers)).post('/notifications/read-all'),
  renameChurch: () => admin.put(`/organizations/${church.id}`, { name: `Chapel ${++made}` }),
  work: () => app.work(),
}

for (const deed of ['foundGroup', 'challenge', 'training', 'foundGroup', 'challenge', 'training', 'join', 'plan'] as const)
  await deeds[deed]!()

/** What the document says that no copy is told of: what others have written, which nobody reads in the list of groups. */
const compared = (path: string, items: Map<number, object>) =>
  Object.fromEntries([...items].map(([id, item]) => [id, path === '/groups' ? { ...item, unread_count: null } : item]))

it(`has on each phone what a fresh reading has (SEED=${chance.seed})`, { timeout: 240_000 }, async () => {
  const copies = new Map<string, Copy | undefined>()
  const taken = new Map<string, number>()
  let tombstones = 0
  const kept = { changes: 0, anew: 0 }
  for (let round = 0; round < 25; round++) {
    const done: string[] = []
    for (let n = 0; n < 6; n++) {
      const deed = pick(Object.keys(deeds))
      done.push(deed)
      const answer = (await deeds[deed]!()) as { status?: number } | undefined
      if (answer?.status === undefined || answer.status < 300) taken.set(deed, (taken.get(deed) ?? 0) + 1)
    }
    for (const [who, person] of Object.entries(readers)) {
      if (below(3) === 0) continue
      for (const path of [
        ...lists,
        `/groups/${groups[0]}/members`,
        `/groups/${groups[1]}/members`,
        `/groups/${groups[0]}/meetings?from=2000-01-01`,
      ]) {
        const name = `${who} ${path}`
        const before = copies.get(name)
        const anew = before?.anew ?? 0
        const copy = await bringUpToDate(person, path, before, /groups(\/\d+\/members)?$/.test(path) ? undefined : pick([1, 2, 50]))
        copies.set(name, copy)
        if (!copy) continue
        if (copy.anew > anew) kept.anew++
        else kept.changes++
        tombstones = Math.max(tombstones, copy.tombstones.length)
        const fresh = await readWhole(person, path)
        assert.deepEqual(compared(path, copy.items), compared(path, fresh), `${name} after ${done}`)
      }
    }
  }
  console.log('Phones:', JSON.stringify({ ...kept, tombstones, taken: Object.fromEntries(taken) }))
  assert.ok(kept.changes > 2 * kept.anew && tombstones > 0, JSON.stringify({ kept, tombstones }))
})
