// Pictures in posts: uploaded, named by a post, seen in three widths, and gone with it.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { it } from 'node:test'
import sharp from 'sharp'
import { groupLimits } from '#features/groups/limits.ts'
import { cleanUp } from '#features/media/jobs.ts'
import { eraseAccount } from '#features/personal-data/erasing.ts'
import { sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import { invariants } from '#src/invariants.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { jpegBytes, pngBytes, wavBytes } from '#test/given-files.ts'
import { givenPosts } from '#test/given-posts.ts'
import { sendForm } from '#test/given-uploads.ts'
import { forgetPictures } from '../jobs.ts'

const app = await startApp({ config: { MAX_GROUPS_PER_LEADER: 100 } })
const { db, files } = app.services
const given = givenFor(app)
const { circle } = givenPosts(app)
const church = await given.organization()
const leader = await given.person({ of: church, role: 'leadership' })
const member = await given.person({ of: church })
const group = await circle(church, leader, member)

const upload = (person: Person, { id }: { id: number }, bytes: Buffer, headers: Record<string, string> = {}) =>
  sendForm(person, `/groups/${id}/pictures`, [['file', { name: 'IMG_1.jpg', bytes }]], { headers })
const uploaded = async (person: Person, to: { id: number } = group, bytes?: Buffer) => {
  const { status, body, text } = await upload(person, to, bytes ?? (await pngBytes(20, 10)))
  assert.equal(status, 201, text)
  return body.data as { id: number; width: number; height: number; files: { url: string; width: number; height: number }[] }
}
const named = ({ id, alt }: { id: number; alt?: string }) => ({ picture_id: id, ...(alt ? { alt } : {}) })
const post = (person: Person, pictures: { id: number; alt?: string }[], to: { id: number } = group) =>
  person.post(`/groups/${to.id}/post`, { content: 'Look', pictures: pictures.map(named) })
const keys = async () => (await db.many<{ key: string }>(sql`select key from media_files where removed_at is null`)).map(({ key }) => key)
const stored = async () =>
  (await readdir(files.incoming.replace(/incoming$/, ''), { recursive: true })).filter((name) => name.endsWith('.webp')).length
async function clean() {
  await queueJob(db, cleanUp, {})
  await app.work()
}
const assertSound = async () => assert.deepEqual(await checkInvariants(db, invariants), [])

it('shows an uploaded picture upright and in three widths, with its size and what can be seen', async () => {
  const lying = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'green' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const picture = await uploaded(member, group, lying)
  assert.deepEqual([picture.width, picture.height], [1920, 2880])
  assert.deepEqual(
    picture.files.map(({ width, height }) => [width, height]),
    [
      [480, 720],
      [960, 1440],
      [1920, 2880],
    ],
  )
  const made = (await post(member, [{ id: picture.id, alt: 'A garden' }])).body.data
  assert.deepEqual(made.pictures, [{ ...picture, alt: 'A garden' }])
  const seen = (await leader.get(`/groups/${group.id}/posts`)).body.data[0]
  assert.deepEqual(seen.pictures, made.pictures)
  for (const { url, width } of picture.files) {
    const key = url.split('/').at(-1)!
    const opened = (await files.get(key))!
    const bytes = Buffer.concat(await Array.fromAsync(opened.stream as AsyncIterable<Buffer>))
    const { format, width: across, exif, orientation } = await sharp(bytes).metadata()
    assert.deepEqual([format, across, exif, orientation], ['webp', width, undefined, undefined])
  }
  await assertSound()
})

it('takes up to four of one’s own pictures of this group, each in one post, in the order in which they are named', async () => {
  const pictures = [await uploaded(member), await uploaded(member), await uploaded(member), await uploaded(member), await uploaded(member)]
  const ids = pictures.map(({ id }) => ({ id }))
  assert.equal((await post(member, ids)).status, 422)
  const other = await circle(church, leader, member)
  const elsewhere = await uploaded(member, other)
  const foreign = await uploaded(leader)
  for (const wrong of [elsewhere.id, foreign.id, 999_999_999]) {
    const { status, body } = await post(member, [ids[0]!, { id: wrong }])
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['pictures.1.picture_id']])
  }
  assert.deepEqual(Object.keys((await post(member, [ids[0]!, ids[0]!])).body.errors), ['pictures.1.picture_id'])
  const order = [ids[2]!, ids[0]!, ids[3]!, ids[1]!]
  const made = (await post(member, order)).body.data
  assert.deepEqual(
    made.pictures.map(({ id }: { id: number }) => id),
    order.map(({ id }) => id),
  )
  assert.equal((await post(member, [ids[0]!])).status, 422)
  const ten = await Promise.all(Array.from({ length: 10 }, () => post(member, [ids[4]!])))
  assert.equal(ten.filter(({ status }) => status === 201).length, 1)
  await assertSound()
})

it('changes, keeps and removes the pictures of a post', async () => {
  const [first, second] = [await uploaded(member), await uploaded(member)]
  const { id } = (await post(member, [{ id: first.id, alt: 'One' }])).body.data
  const change = async (body: object) => (await member.put(`/groups/${group.id}/post/${id}`, body)).body.data
  const kept = await change({ content: 'Look' })
  assert.deepEqual([kept.pictures.length, kept.edited_at], [1, null])
  assert.equal((await change({ pictures: [{ picture_id: first.id, alt: 'One' }] })).edited_at, null)
  const swapped = await change({ pictures: [{ picture_id: second.id }, { picture_id: first.id, alt: 'Another' }] })
  assert.deepEqual(
    swapped.pictures.map(({ id, alt }: { id: number; alt: string }) => [id, alt]),
    [
      [second.id, ''],
      [first.id, 'Another'],
    ],
  )
  assert.ok(swapped.edited_at)
  assert.deepEqual((await change({ pictures: [] })).pictures, [])
  const keysNow = await keys()
  for (const { files } of [first, second]) for (const { url } of files) assert.ok(!keysNow.includes(url.split('/').at(-1)!))
  await assertSound()
})

it('deletes the files of what its author takes out, and of what moderators remove, at once', async () => {
  await clean()
  const before = await stored()
  const [first, second, third] = [await uploaded(member), await uploaded(member), await uploaded(member)]
  const changed = (await post(member, [first, second])).body.data
  const reported = (await post(member, [third])).body.data
  await member.put(`/groups/${group.id}/post/${changed.id}`, { pictures: [named(second)] })
  await app.work()
  assert.equal(await stored(), before + 2)
  const report = (await leader.post(`/groups/${group.id}/post/${reported.id}/report`, { reason: 'Not ours to show' })).body.data
  assert.equal((await leader.post(`/manage/reports/${report.id}/resolve`, { action: 'remove' })).status, 200)
  await app.work()
  assert.equal(await stored(), before + 1)
  await member.delete(`/groups/${group.id}/post/${changed.id}`)
  await app.work()
  assert.equal(await stored(), before)
})

it('deletes the files with the post, and those that no post names after two days', async () => {
  await clean()
  const before = await stored()
  const { id } = (await post(member, [await uploaded(member, group, await jpegBytes(1000, 500))])).body.data
  const unused = await uploaded(member)
  assert.equal(await stored(), before + 4)
  await member.delete(`/groups/${group.id}/post/${id}`)
  await app.work()
  assert.equal(await stored(), before + 1)
  await db.run(sql`update post_pictures set created_at = created_at - interval '49 hours' where id = ${unused.id}`)
  await queueJob(db, forgetPictures, {})
  await app.work()
  await app.work()
  assert.equal(await stored(), before)
  assert.equal((await post(member, [unused])).status, 422)
  await assertSound()
})

it('keeps pictures in posts when an account is erased, and no others', async () => {
  const leaving = await given.person({ of: church })
  await leaving.post('/groups/join', { joinCode: group.code })
  const [shown, unused] = [await uploaded(leaving), await uploaded(leaving)]
  const { id } = (await post(leaving, [shown])).body.data
  await eraseAccount(db, leaving.id, 'operator', groupLimits(app.services))
  await app.work()
  const keysNow = await keys()
  const isKept = ({ files: [file] }: typeof shown) => keysNow.includes(file!.url.split('/').at(-1)!)
  assert.deepEqual([isKept(shown), isKept(unused)], [true, false])
  assert.equal((await leader.get(`/groups/${group.id}/post/${id}`)).body.data.pictures.length, 1)
  await assertSound()
})

it('takes no picture from who may not post there, and nothing that is none', async () => {
  const { admin: stranger } = await given.organization()
  const outsider = await given.person({ of: church })
  const png = await pngBytes(5, 5)
  assert.equal((await upload(stranger, group, png)).status, 404)
  assert.equal((await upload(outsider, group, png)).status, 403)
  assert.equal((await upload(member, { id: church.global_group_id }, png)).body.code, 'only_organization_admins_post')
  await leader.put(`/groups/${group.id}`, { posting: 'leaders' })
  assert.equal((await upload(member, group, png)).body.code, 'only_leaders_post')
  await leader.put(`/groups/${group.id}`, { posting: 'everyone' })
  const { status, body } = await upload(member, group, wavBytes(), { 'accept-language': 'es' })
  assert.deepEqual([status, body.codes.file[0].rule], [422, 'not_a_picture'])
})
