import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person, unique } from '#test/given.ts'
import { givenBadge, givenChallenge } from '#test/given-challenges.ts'
import { mp3Bytes, pngBytes } from '#test/given-files.ts'
import { type Part, sendForm } from '#test/given-uploads.ts'
import { countingBegun, sendWhileLocked } from '#test/held-up.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const member = await given.person({ of: church })
const stranger = (await given.organization()).admin

const make = (fields: object, person = leader) =>
  person.post('/challenges', {
    name: unique('Challenge'),
    challenge_content: '<p>Pray daily</p>',
    status: 'draft',
    organization_id: church.id,
    ...fields,
  })
const change = ({ id }: { id: number }, fields: object, person = leader) => person.put(`/challenges/${id}`, fields)
const read = async ({ id }: { id: number }) => (await leader.get(`/challenges/${id}`)).body.data

it('keeps what is left out of a change, clears what can be empty by null, and keeps the rest', async () => {
  const badge = await givenBadge({ of: church })
  const fields = {
    description: 'Seven days',
    action: 'Fast',
    duration_days: 7,
    topics: ['fasting'],
    visibility: 'everyone',
    points_awarded: 5,
    auto_award: false,
    badge_id: badge.id,
    media_type: 'video',
    media_url: 'https://vimeo.com/1',
  }
  const made = await givenChallenge({ of: church, ...fields })
  const { body } = await change(made, { name: 'Renamed' })
  assert.deepEqual({ ...body.data, updated_at: '' }, { ...made, name: 'Renamed', updated_at: '' })
  const cleared = await change(made, Object.fromEntries(Object.keys(fields).map((field) => [field, null])))
  const { description, action, duration_days, topics, visibility, points_awarded, auto_award, badge_info, media } = cleared.body.data
  assert.deepEqual(
    { description, action, duration_days, topics, visibility, points_awarded, auto_award, badge_info, media },
    {
      description: null,
      action: null,
      duration_days: 7,
      topics: [],
      visibility: 'everyone',
      points_awarded: null,
      auto_award: false,
      badge_info: null,
      media: null,
    },
  )
})

it('takes what could run out of the content, when it is made and when it is changed', async () => {
  const { body } = await make({ challenge_content: '<p onclick="x()">One</p><script>x()</script>' })
  assert.equal(body.data.content, '<p>One</p>')
  const changed = await change(body.data, { challenge_content: '<img src=x onerror=x()><a href="javascript:x()">Two</a>' })
  assert.equal(changed.body.data.content, 'Two')
})

it('stays in its organization, and its author, counts and dates can’t be sent', async () => {
  const made = await givenChallenge({ of: church })
  const { status } = await change(made, {
    organization_id: (await given.organization()).id,
    participants_count: 9,
    created_at: '2000-01-01T00:00:00Z',
    id: 1,
    name: 'Renamed',
  })
  assert.equal(status, 200)
  const now = await read(made)
  assert.deepEqual([now.id, now.organization_id, now.created_at], [made.id, church.id, made.created_at])
})

it('is made by leaders and admins of an organization that they belong to', async () => {
  assert.equal((await make({}, member)).status, 403)
  const { status, body } = await make({}, stranger)
  assert.equal(status, 422)
  assert.deepEqual(body.errors, { organization_id: ['The selected organization id is invalid.'] })
})

it('goes from a draft to published, archived and back, and no other way', async () => {
  const ways: [from: string, to: string, status: number][] = [
    ['draft', 'draft', 200],
    ['draft', 'published', 200],
    ['draft', 'archived', 422],
    ['published', 'draft', 200],
    ['published', 'archived', 200],
    ['archived', 'published', 200],
    ['archived', 'draft', 422],
  ]
  for (const [from, to, status] of ways) {
    const made = await givenChallenge({ of: church, status: from })
    const answer = await change(made, { status: to, name: 'Changed' })
    assert.equal(answer.status, status, `${from} to ${to}`)
    if (status === 422) assert.deepEqual(Object.keys(answer.body.errors), ['status'])
    const now = await read(made)
    assert.deepEqual([now.status, now.name], status === 200 ? [to, 'Changed'] : [from, made.name])
  }
})

it('never becomes a draft while someone starts it', async () => {
  for (let round = 0; round < 10; round++) {
    const made = await givenChallenge({ of: church })
    const [started, changed] = await Promise.all([member.post(`/challenges/start/${made.id}`), change(made, { status: 'draft' })])
    assert.deepEqual([started.status, changed.status].sort(), started.status === 200 ? [200, 422] : [200, 404])
  }
})

it('is gone when nobody takes part, and archived when somebody does', async () => {
  const [unused, used] = [await givenChallenge({ of: church }), await givenChallenge({ of: church })]
  await member.post(`/challenges/start/${used.id}`)
  assert.equal((await leader.delete(`/challenges/${unused.id}`)).status, 200)
  assert.equal((await leader.delete(`/challenges/${unused.id}`)).status, 404)
  const { status, body } = await leader.delete(`/challenges/${used.id}`)
  assert.deepEqual([status, body.message], [200, 'People take part in this challenge, so it is archived.'])
  assert.equal((await read(used)).status, 'archived')
})

it('keeps whoever starts it while it is deleted', async () => {
  for (let round = 0; round < 10; round++) {
    const made = await givenChallenge({ of: church })
    const [started, deleted] = await Promise.all([member.post(`/challenges/start/${made.id}`), leader.delete(`/challenges/${made.id}`)])
    assert.equal(deleted.status, 200)
    assert.equal((await leader.get(`/challenges/${made.id}`)).status, started.status)
  }
})

it('offers a badge of its own organization that points lead to', async () => {
  const elsewhere = await given.organization()
  const deleted = await givenBadge({ of: church })
  await church.admin.delete(`/badges/${deleted.id}`)
  const others = [await givenBadge({ of: elsewhere }), await givenBadge({ of: church, points_required: 0 }), deleted, { id: 999_999 }]
  for (const { id } of others) {
    const { status, body } = await make({ badge_id: id })
    assert.equal(status, 422)
    assert.deepEqual(body.errors, { badge_id: ['The selected badge id is invalid.'] })
  }
})

it('shows no badge any more when that is deleted', async () => {
  const badge = await givenBadge({ of: church })
  const made = await givenChallenge({ of: church, badge_id: badge.id })
  assert.equal(made.badge_info.badge_id, badge.id)
  await church.admin.delete(`/badges/${badge.id}`)
  assert.equal((await read(made)).badge_info, null)
  assert.equal((await change(made, { name: 'Renamed' })).status, 200)
})

it('has media by their address, which is a video unless told, and none by their kind alone', async () => {
  const url = 'https://vimeo.com/1'
  for (const media_type of [undefined, null, ''])
    assert.deepEqual((await make({ media_type, media_url: url })).body.data.media, { type: 'video', url })
  assert.deepEqual((await make({ media_type: 'audio', media_url: url })).body.data.media, { type: 'audio', url })
  for (const media_url of [undefined, null, '']) assert.equal((await make({ media_type: 'audio', media_url })).body.data.media, null)
  const made = await givenChallenge({ of: church, media_type: 'pdf', media_url: url })
  assert.deepEqual((await change(made, { media_type: 'audio' })).body.data.media, { type: 'pdf', url })
  assert.deepEqual((await change(made, { media_url: `${url}2` })).body.data.media, { type: 'video', url: `${url}2` })
  assert.equal((await change(made, { media_url: null })).body.data.media, null)
})

it('takes no address but https, and no other kind of media', async () => {
  const made = await givenChallenge({ of: church })
  const wrong: [fields: object, field: string][] = [
    [{ media_type: 'video', media_url: 'http://vimeo.com/1' }, 'media_url'],
    [{ media_type: 'video', media_url: 'javascript:alert(1)' }, 'media_url'],
    [{ media_type: 'audio', media_url: 'ftp://example.org/a.mp3' }, 'media_url'],
    [{ media_type: 'audio', media_url: '/media/a.mp3' }, 'media_url'],
    [{ media_type: 'picture', media_url: 'https://example.org/a.png' }, 'media_type'],
  ]
  for (const [fields, field] of wrong) {
    for (const { status, body } of [await make(fields), await change(made, fields)]) {
      assert.equal(status, 422, JSON.stringify(fields))
      assert.deepEqual(Object.keys(body.errors), [field], JSON.stringify(fields))
    }
  }
})

it('takes an upload of the kind that it says, for the same organization, and no other file of the service', async () => {
  const upload = (by: Person, { id }: { id: number }) =>
    sendForm(by, '/challenges/upload-media', [
      ['type', 'audio'],
      ['organization_id', id],
      ['file', { name: 'a.mp3', bytes: mp3Bytes() }],
    ])
  const { body } = await upload(member, church)
  const elsewhere = await given.organization()
  const picture = (await sendForm(member, '/user/avatar', [['file', { name: 'a.png', bytes: await pngBytes() }]])).body.data.avatar
  const made = await make({ media_type: 'audio', media_url: body.url })
  assert.deepEqual(made.body.data.media, { type: 'audio', url: body.url })
  assert.deepEqual((await make({ media_url: body.url })).body.data.media, { type: 'audio', url: body.url })
  const { publicUrl } = app.services.config
  const unknown = `${publicUrl}/media/${'0'.repeat(40)}.mp3`
  const wrong = [
    ['pdf', body.url],
    ['video', body.url],
    ['audio', picture],
    [undefined, picture],
    ['audio', (await upload(elsewhere.admin, elsewhere)).body.url],
    ['audio', unknown],
    [undefined, unknown],
    ['audio', `${body.url}?x=1`],
  ]
  for (const [media_type, media_url] of wrong) {
    const answer = await make({ media_type, media_url })
    assert.equal(answer.status, 422, `${media_type} ${media_url}`)
    assert.deepEqual(answer.body.errors, { media_url: ['The selected media url is invalid.'] })
  }
})

it('shows everyone no picture that tells another host who reads, also where only the visibility changes', async () => {
  const picture = '<p>Look: <img src="https://spy.example/a.png" alt="A lamb" /></p>'
  const linked = '<p>Look: <a href="https://spy.example/a.png" rel="noopener noreferrer nofollow">A lamb</a></p>'
  const contentOf = async (item: { id: number }) => (await read(item)).content
  const own = (await make({ challenge_content: picture })).body.data
  assert.equal(own.content, picture)
  const open = (await make({ challenge_content: picture, visibility: 'everyone' })).body.data
  assert.equal(open.content, linked)
  assert.equal((await change(open, { challenge_content: picture })).status, 200)
  assert.equal(await contentOf(open), linked)
  assert.equal((await change(own, { visibility: 'everyone' })).status, 200)
  assert.equal(await contentOf(own), linked)

  const upload = await sendForm(leader, `/organizations/${church.id}/pictures`, [['file', { name: 'lamb.png', bytes: await pngBytes() }]])
  const uploaded = `<p><img src="${upload.body.data.url}" alt="Ours" /></p>`
  await change(open, { challenge_content: uploaded })
  assert.equal(await contentOf(open), uploaded)
  await change(open, { visibility: 'members_only', challenge_content: picture })
  assert.equal(await contentOf(open), picture)
})

it('two who swap the same two uploads do not wait for each other', async () => {
  const { db } = app.services
  const upload = async (): Promise<string> => {
    const file = { name: 'psalm.mp3', bytes: mp3Bytes() }
    const parts: Part[] = [
      ['type', 'audio'],
      ['organization_id', church.id],
      ['file', file],
    ]
    return (await sendForm(leader, '/challenges/upload-media', parts)).body.url
  }
  const [one, other] = [await upload(), await upload()]
  const [first, second] = [await givenChallenge({ of: church, media_url: one }), await givenChallenge({ of: church, media_url: other })]
  const counting = await countingBegun(app)
  const answers = await sendWhileLocked(
    db,
    (tx) =>
      tx.run(
        sql`select from media_files where key in (select media_key from challenges where id in (${first.id}, ${second.id})) for update`,
      ),
    () => [
      counting.request('PUT', `/challenges/${first.id}`, { token: leader.token!, body: { media_url: other } }),
      counting.request('PUT', `/challenges/${second.id}`, { token: church.admin.token!, body: { media_url: one } }),
    ],
  )
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.data?.media.url]),
    [
      [200, other],
      [200, one],
    ],
  )
  assert.equal(counting.begun(), 2, 'none had to begin anew after a deadlock')
})

it('has the language that it says, else that of its organization, else none', async () => {
  const abroad = await given.organization()
  const made = async (fields: object = {}) => (await make({ organization_id: abroad.id, ...fields }, abroad.admin)).body.data
  assert.equal((await made()).language, null)
  await app.services.db.run(sql`update organizations set locale = 'es-MX' where id = ${abroad.id}`)
  const [said, unsaid, unknown] = [await made({ language: 'AR' }), await made(), await made({ language: null })]
  assert.deepEqual([said.language, unsaid.language, unknown.language], ['ar', 'es-MX', null])
  assert.equal((await change(said, { name: 'Renamed' }, abroad.admin)).body.data.language, 'ar')
  assert.equal((await change(said, { language: null }, abroad.admin)).body.data.language, null)
  assert.deepEqual((await change(said, { language: 'Arabic!' }, abroad.admin)).body.codes, { language: [{ rule: 'locale' }] })
})
