// What an answer calls something is taken in a request too, and a field that nobody knows does not vanish.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from './app.ts'
import { given as givenFor } from './given.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const { admin } = church
const group = await given.group({ by: admin, of: church, description: 'Reading' })

it('a leader sends a group back with the purpose that its answer has, and a description counts for more', async () => {
  const made = await admin.post('/groups', { name: 'Garden', organization_id: church.id, purpose: 'Digging' })
  assert.equal(made.body.data.purpose, 'Digging')
  const change = async (body: object) => (await admin.put(`/groups/${group.id}`, body)).body.data.purpose
  assert.equal(await change({ purpose: 'Singing' }), 'Singing')
  assert.equal(await change({ purpose: 'Singing', description: 'Praying' }), 'Praying')
  assert.equal(await change({ name: 'Choir' }), 'Praying')
  assert.equal(await change({ purpose: null }), '')
  const refused = await admin.put(`/groups/${group.id}`, { purpose: 'x'.repeat(5001) })
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['purpose']])
})

it('somebody writes and changes a post as `message`', async () => {
  const { body } = await admin.post(`/groups/${group.id}/post`, { message: 'We meet at ten.' })
  assert.equal(body.data.message, 'We meet at ten.')
  const change = async (words: object) => (await admin.put(`/groups/${group.id}/post/${body.data.id}`, words)).body.data.message
  assert.equal(await change({ message: 'We meet at eleven.' }), 'We meet at eleven.')
  assert.equal(await change({ message: 'We meet at eleven.', content: 'We meet at noon.' }), 'We meet at noon.')
  const refused = await admin.post(`/groups/${group.id}/post`, { message: 'x'.repeat(10_001) })
  assert.deepEqual(Object.keys(refused.body.codes), ['message'])
  assert.deepEqual(Object.keys((await admin.post(`/groups/${group.id}/post`, {})).body.codes), ['content'])
})

it('a leader sends a challenge as its answer has it: its content, and its media in one object', async () => {
  const url = 'https://vimeo.com/76979871'
  const sent = {
    name: 'Gratitude',
    content: '<p>Give thanks</p>',
    status: 'draft',
    organization_id: church.id,
    media: { type: 'video', url },
  }
  const { data } = (await admin.post('/challenges', sent)).body
  assert.deepEqual([data.content, data.media], ['<p>Give thanks</p>', { type: 'video', url }])
  const change = (body: object) => admin.put(`/challenges/${data.id}`, body)
  const other = 'https://vimeo.com/1'
  assert.deepEqual(
    (await change({ ...data, media_url: other })).body.data.media,
    { type: 'video', url: other },
    'the contract’s name counts',
  )
  assert.equal((await change({ ...data, challenge_content: '<p>Sing</p>' })).body.data.content, '<p>Sing</p>')
  for (const [body, field] of [
    [{ content: '<p> </p>' }, 'content'],
    [{ challenge_content: '<p> </p>' }, 'challenge_content'],
    [{ media: { url: 'http://plain.example' } }, 'media.url'],
    [{ media_url: 'http://plain.example' }, 'media_url'],
    [{ media: url }, 'media'],
  ] as const)
    assert.deepEqual(Object.keys((await change(body)).body.errors), [field])
  assert.equal((await change({ media: null })).body.data.media, null)
})

it('says what it does not know of a body, also when the request is repeated with its key', async () => {
  const headers = { 'idempotency-key': 'once' }
  const ask = () => admin.post(`/groups/${group.id}/post`, { content: 'Amen', tilte: 'Praise', pictures: null }, { headers })
  const [first, again] = [await ask(), await ask()]
  assert.equal(again.headers['idempotency-replayed'], 'true')
  assert.deepEqual([first.headers['x-unknown-fields'], again.headers['x-unknown-fields']], ['tilte', 'tilte'])
  assert.equal(first.body.data.title, '')
  assert.ok(!app.logged.some((line) => line.includes('tilte')), 'names of fields may hold anything, and are not logged')
  const known = await admin.put(`/groups/${group.id}`, { name: 'Choir', purpose: 'Singing' })
  assert.equal(known.headers['x-unknown-fields'], undefined)
})

it('shows other names in the API document', async () => {
  const { schemas } = (await app.request('GET', '/openapi.json')).body.components
  assert.match(schemas.CreateGroupBody?.properties.purpose.description ?? '', /description/)
  assert.deepEqual(Object.keys(schemas.CreateChallengeBody?.properties.media.properties ?? {}), ['type', 'url'])
})
