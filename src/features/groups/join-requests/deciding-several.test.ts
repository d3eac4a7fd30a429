import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 1000 } })
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })

async function asked(count: number, { member_limit = 40 } = {}) {
  const group = await given.group({ by: leader, of: church, join_type: 'closed' })
  await leader.put(`/groups/${group.id}`, { member_limit })
  const people = await given.people(count, church)
  const requests: number[] = []
  for (const person of people) requests.push((await person.post('/groups/join-request', { group_id: group.id })).body.request.id)
  return { group, people, requests }
}
const decide = (by: Person, action: string, join_request_ids: number[], more: object = {}, headers: Record<string, string> = {}) =>
  by.post('/groups/join-requests/decide', { action, join_request_ids, ...more }, { headers })

it('accepts several requests, and says of each what came of it', async () => {
  const { group, people, requests } = await asked(3, { member_limit: 3 })
  const { body } = await decide(leader, 'accept', [...requests, 999_999_999], {}, { 'accept-language': 'de' })
  assert.deepEqual(body.message, 'Über die Anfragen ist entschieden.')
  assert.deepEqual(body.results, [
    { join_request_id: requests[0], status: 'accepted', reviewed_by: leader.id, refusal: null },
    { join_request_id: requests[1], status: 'accepted', reviewed_by: leader.id, refusal: null },
    { join_request_id: requests[2], status: null, reviewed_by: null, refusal: { message: 'Diese Gruppe ist voll.', code: 'group_full' } },
    {
      join_request_id: 999_999_999,
      status: null,
      reviewed_by: null,
      refusal: { message: 'Diese Beitrittsanfrage gibt es nicht.', code: 'join_request_not_found' },
    },
  ])
  const isMember = async (person: Person) => (await person.get(`/groups/${group.id}`)).body.data.is_member
  assert.deepEqual(await Promise.all(people.map(isMember)), [true, true, false])
})

it('rejects several with one reason, and decides nothing twice', async () => {
  const { people, requests } = await asked(2)
  await decide(leader, 'accept', [requests[0]!])
  const first = await decide(leader, 'reject', requests, { reason: 'We are full until summer.' })
  const results = [
    ['request_already_reviewed', null],
    [undefined, 'rejected'],
  ]
  const outcome = ({ body }: { body: { results: { refusal: { code: string } | null; status: string | null }[] } }) =>
    body.results.map(({ refusal, status }) => [refusal?.code, status])
  assert.deepEqual(outcome(first), results)
  assert.deepEqual(outcome(await decide(leader, 'reject', requests)), results)
  const [notice] = (await people[1]!.get('/notifications')).body.data
  assert.equal(notice.kind, 'join_request_rejected')
})

it('lets nobody decide about more than by single requests, one key or not', async () => {
  const { people, requests } = await asked(2)
  const refused = await decide(people[0]!, 'accept', requests, {}, { 'idempotency-key': 'once' })
  assert.deepEqual(
    refused.body.results.map(({ refusal }: { refusal: { code: string } }) => refusal.code),
    ['only_group_admins_decide', 'only_group_admins_decide'],
  )
  const { admin: stranger } = await given.organization()
  assert.equal((await decide(stranger, 'accept', requests)).body.code, 'join_request_not_found')
  const keyed = () => decide(leader, 'accept', requests, {}, { 'idempotency-key': 'twice' })
  assert.deepEqual((await keyed()).body, (await keyed()).body)
  for (const ids of [[], Array.from({ length: 51 }, (_, n) => n + 1), [1, 1]])
    assert.equal((await decide(leader, 'accept', ids)).status, 422)
})

it('takes in once those whom ten admins accept at the same moment', async () => {
  const { group, requests } = await asked(5, { member_limit: 4 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => decide(leader, 'accept', requests)))
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  assert.equal((await leader.get(`/groups/${group.id}`)).body.data.member_count, 4)
})
