// One of each kind of thing that a person has: written by them where they may, for them where not. Each text holds a trace that tells
// whose it is and who may read it.
import { issueToken } from '#features/accounts/signing-in.ts'
import { saveFoundClosed } from '#features/groups/codes/queries.ts'
import { sql } from '#platform/db/database.ts'
import type { Answer, App } from '../app.ts'
import { given as givenFor, type Organization, PASSWORD, type Person } from '../given.ts'
import { givenBadge, givenChallenge } from '../given-challenges.ts'
import { mp3Bytes, pngBytes } from '../given-files.ts'
import { sendList } from '../given-imports.ts'
import { givenDay, givenEntry } from '../given-journal.ts'
import { givenMeeting, wallIn } from '../given-meetings.ts'
import { givenSurvey } from '../given-onboarding.ts'
import { givenPair } from '../given-pairs.ts'
import { answersTo, givenTraining, quizOf, start } from '../given-trainings.ts'
import { sendForm } from '../given-uploads.ts'

/** Ids by the names that paths give to them, and by those of `bodies.ts`; of an upload, its address. */
export type Belongings = Record<string, number | string>

/** Who may read a text: its writer alone, the writer and the organization's leaders, or the organization. */
export const readers = ['private', 'moderated', 'shared'] as const
export type Readers = (typeof readers)[number]

/** A word that stands in a person's texts. */
export const trace = (of: Organization, { id }: { id: number }, readers: Readers) => `trace-${of.id}-${readers}-${id}-`
export const tracesIn = (text: string) =>
  [...text.matchAll(/trace-(\d+)-(private|moderated|shared)-(\d+)-/g)].map(([, organization, readers, person]) => ({
    organization: Number(organization),
    readers: readers as Readers,
    person: Number(person),
  }))

/** An Idempotency-Key that everybody has used for a page of their journal. */
export const EVERYBODYS_KEY = 'first'

/** What a webhook was told, and nobody answered. */
export const givenDelivery = async ({ services: { db } }: App, webhookId: number) =>
  (
    await db.one<{ id: number }>(sql`
      insert into webhook_deliveries (webhook_id, type, data, due_at, problem) values (${webhookId}, 'webhook.test', '{}', null, 'name') returning id`)
  ).id

/** The body of an answer that is a success. */
export async function requireSuccess(asked: Promise<Answer>) {
  const { status, body, text } = await asked
  if (status >= 300) throw new Error(`givenBelongings: ${status} ${text}`)
  return body
}

export interface Owner {
  person: Person
  of: Organization
  /** Whether they may make trainings and challenges, and badges and invitations. */
  as?: 'member' | 'leadership' | 'admin'
  /** Their role in their group. */
  inGroup?: 'member' | 'admin'
}

export async function givenBelongings(app: App, { person, of, as = 'member', inGroup = 'member' }: Owner): Promise<Belongings> {
  const given = givenFor(app)
  const companion = await given.person({ of, role: 'leadership', name: 'Cora Companion' }) // who leads their groups
  const [secret, moderated, shared] = readers.map((kind) => trace(of, person, kind)) as [string, string, string]
  const leader = as === 'member' ? companion : person

  const closed = () => given.group({ by: companion, of, join_type: 'closed', name: shared, description: shared, location: shared })
  const group = await closed()
  const entry = (await requireSuccess(person.post('/groups/join-request', { group_id: group.id, note: shared }))).request
  await requireSuccess(companion.post(`/groups/join-requests/${entry.id}/accept`))
  if (inGroup === 'admin') await requireSuccess(companion.put(`/groups/${group.id}/members/${person.id}`, { role: 'admin' }))
  const picture = async () =>
    (await requireSuccess(sendForm(person, `/groups/${group.id}/pictures`, [['file', { name: 'a.png', bytes: await pngBytes(2, 2) }]])))
      .data.id
  const unusedPicture = await picture()
  const pictures = [{ picture_id: await picture(), alt: shared }]
  const post = (await requireSuccess(person.post(`/groups/${group.id}/post`, { title: shared, content: shared, pictures }))).data
  const comment = (await requireSuccess(person.post(`/groups/${group.id}/post/comment`, { post_id: post.id, message: shared }))).data
  const rude = (await requireSuccess(companion.post(`/groups/${group.id}/post`, { content: shared }))).data
  const report = (await requireSuccess(person.post(`/groups/${group.id}/post/${rude.id}/report`, { reason: shared }))).data
  await requireSuccess(person.post(`/groups/${group.id}/post/${rude.id}/like`))
  await requireSuccess(person.post(`/groups/${group.id}/rate`, { rating: 4, comment: shared }))
  const meeting = await givenMeeting(companion, group, { duration_minutes: 1440, title: shared, location: shared, agenda: shared })
  await requireSuccess(person.post(`/groups/${group.id}/meetings/${meeting.id}/answer`, { coming: 'yes', note: shared }))
  await requireSuccess(companion.put(`/groups/${group.id}/meetings/${meeting.id}/attendance`, { present: [person.id], note: shared }))
  await requireSuccess(person.post('/user/calendar'))
  await requireSuccess(person.post(`/users/${companion.id}/block`))
  const closedGroup = await closed()
  const request = (await requireSuccess(person.post('/groups/join-request', { group_id: closedGroup.id, note: shared }))).request
  await saveFoundClosed(app.services.db, closedGroup.id, person.id)
  const fullGroup = await given.group({ by: companion, of, name: shared })
  const suspended = await given.person({ of })
  await requireSuccess(suspended.post('/groups/join', { joinCode: fullGroup.code }))
  await requireSuccess(of.admin.put(`/organizations/${of.id}/members/${suspended.id}/suspension`))
  await requireSuccess(companion.put(`/groups/${fullGroup.id}`, { member_limit: 1 }))
  await requireSuccess(person.post(`/groups/${fullGroup.id}/wait`))
  await givenMeeting(companion, fullGroup, { title: shared, repeats: { every: 'week', until: wallIn(14 * 1440).slice(0, 10) } })
  await requireSuccess(companion.post(`/groups/${closedGroup.id}/invitations`, { user_ids: [person.id] }))
  const groupInvitation = (await requireSuccess(person.get('/groups/invitations/mine'))).data[0]
  const notification = (await requireSuccess(person.get('/notifications'))).data[0]

  const invitation = (
    await requireSuccess(
      (as === 'admin' ? person : of.admin).post(`/organizations/${of.id}/invitations`, {
        email: `guest-of-${person.id}@example.org`,
        role: 'member',
      }),
    )
  ).data
  const { data: apiKey } = await requireSuccess(
    (as === 'admin' ? person : of.admin).post(`/organizations/${of.id}/api-keys`, { name: shared, scopes: ['groups:read'] }),
  )
  const list = (
    await requireSuccess(
      sendList(as === 'admin' ? person : of.admin, of, `name;email;notes\n${moderated};imported-by-${person.id}@example.org;`),
    )
  ).data
  const badge = await givenBadge({ of, name: shared, description: shared })
  const lamb = (
    await requireSuccess(sendForm(leader, `/organizations/${of.id}/pictures`, [['file', { name: 'lamb.png', bytes: await pngBytes() }]]))
  ).data
  const challenge = await givenChallenge({
    of,
    by: leader,
    name: shared,
    challenge_content: `<p>${shared}</p><img src="${lamb.url}" alt="A lamb">`,
    badge_id: badge.id,
    points_awarded: 10,
  })
  await requireSuccess(person.post(`/challenges/start/${challenge.id}`))
  await requireSuccess(person.post(`/challenges/check-in/${challenge.id}`, {}))
  await requireSuccess(person.post(`/challenges/complete/${challenge.id}`))
  const training = await givenTraining({ by: leader, of, title: shared, content: shared, modules: [{ title: shared }], ...quizOf(1) })
  await requireSuccess(leader.post('/qualifications/assign', { qualification_id: training.id, user_ids: [person.id] }))
  await start(person, training)
  const module = training.modules[0]!.id
  await requireSuccess(
    person.post(`/qualifications/update-progress/${training.id}`, { module_id: module, status: 'completed', notes: secret }),
  )
  await requireSuccess(person.post(`/qualifications/${training.id}/submit-quiz`, answersTo(1, 1)))
  await requireSuccess(person.post(`/qualifications/complete/${training.id}`))
  await requireSuccess(person.post(`/onboarding/heart/training/${training.id}`))
  await requireSuccess(person.post(`/onboarding/heart/challenge/${challenge.id}`))

  const journal = await givenEntry(person, { title: secret, content: secret })
  const day = await givenDay(person, { activity_type: secret, notes: secret })
  await givenSurvey(person, { focus_topics: [secret] })
  await requireSuccess(person.post('/onboarding/generate-journey'))
  await requireSuccess(person.post('/user/export', { current_password: PASSWORD }))
  const prayer = (await requireSuccess(person.post('/prayer-requests', { title: moderated, request_text: moderated }))).request
  const shareable = (await requireSuccess(person.post('/prayer-requests', { title: shared, request_text: shared }))).request
  const { post: sharedPost } = await requireSuccess(companion.post(`/prayer-requests/${shareable.id}/approve`))
  await requireSuccess(person.post(`/groups/${of.prayer_group_id}/post/${sharedPost.id}/prayed`))
  await requireSuccess(of.admin.put(`/organizations/${of.id}/care-team/${companion.id}`))
  const update = (await requireSuccess(person.post(`/prayer-requests/${shareable.id}/updates`, { text: moderated }))).update
  await requireSuccess(companion.post(`/prayer-requests/${prayer.id}/propose`, { title: moderated, request_text: moderated }))
  const [{ proposal }] = (await requireSuccess(person.get('/prayer-requests/my-requests'))).filter(
    ({ id }: { id: number }) => id === prayer.id,
  )
  const forCareTeam = { title: moderated, request_text: moderated, visibility: 'care_team' }
  const confided = (await requireSuccess(person.post('/prayer-requests', forCareTeam))).request
  // The other of their pair is none of those who ask: nobody but its two reads it.
  const friend = await given.person({ of, role: 'leadership', name: 'Fay Friend' })
  const agreeing = await given.person({ of, role: 'admin' })
  const pair = await givenPair(friend, person, of, agreeing)
  const step = (await requireSuccess(person.post(`/pairs/${pair.id}/steps`, { kind: 'sentence', text: secret }))).data
  const pairNote = (await requireSuccess(person.post(`/pairs/${pair.id}/notes`, { text: secret }))).data
  const privateNote = (await requireSuccess(person.post(`/pairs/${pair.id}/private-notes`, { text: secret }))).data
  const reported = (await requireSuccess(person.post(`/pairs/${pair.id}/notes`, { text: moderated }))).data
  const pairReport = (await requireSuccess(person.post(`/pairs/${pair.id}/report`, { reason: moderated, note_ids: [reported.id] }))).data
  const device = (await requireSuccess(person.post('/devices', { platform: 'android', token: secret }))).data
  await requireSuccess(
    person.put('/user/notification-preferences', {
      preferences: [{ kind: 'training_due', channel: 'push', enabled: false }],
      quiet_hours: { from: '22:00', to: '07:00' },
    }),
  )
  // The same key as everybody's: a kept answer goes to nobody else.
  await requireSuccess(person.post('/journal', { title: secret, content: secret }, { headers: { 'idempotency-key': EVERYBODYS_KEY } }))
  const upload = await requireSuccess(
    sendForm(person, '/challenges/upload-media', [
      ['type', 'audio'],
      ['organization_id', of.id],
      ['file', { name: `${shared}.mp3`, bytes: mp3Bytes() }],
    ]),
  )
  const underWay = (
    await requireSuccess(
      person.post('/uploads', {
        organization_id: of.id,
        purpose: 'challenge_audio',
        filename: `${secret}.mp3`,
        size: 2 * mp3Bytes().length,
      }),
    )
  ).data
  await requireSuccess(
    app.request('PATCH', `/uploads/${underWay.id}`, {
      token: person.token,
      body: mp3Bytes(),
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    }),
  )
  const webhook = (
    await requireSuccess(of.admin.post(`/organizations/${of.id}/webhooks`, { url: 'https://hooks.example/x', events: ['member.left'] }))
  ).data
  const delivery = await givenDelivery(app, webhook.id)
  // Whoever has one is signed in by it: the password alone changes no second factor.
  await app.services.db.run(sql`update tokens set signed_in_by = 'passkey' where user_id = ${person.id}`)
  const passkey = await app.services.db.one<{ id: number }>(sql`
    insert into passkeys (user_id, name, credential_id, public_key)
    values (${person.id}, ${secret}, sha256(convert_to(${secret}, 'UTF8')), sha256('key')) returning id`)
  const token = Number((await issueToken(app.services.db, person.id, secret)).split('|')[0])

  return {
    organization: of.id,
    group: group.id,
    user: person.id,
    join_request: request.id,
    meeting: meeting.id,
    invitation: invitation.id,
    api_key: apiKey.id,
    import_id: list.id,
    group_invitation: groupInvitation.id,
    passkey: passkey.id,
    token,
    post_id: post.id,
    comment_id: comment.id,
    report: report.id,
    journal: journal.id,
    entry: day.id,
    notification: notification.id,
    device: device.id,
    prayer_request: prayer.id,
    proposal: proposal.id,
    update: update.id,
    pair: pair.id,
    pair_step: step.id,
    pair_note: pairNote.id,
    private_note: privateNote.id,
    pair_report: pairReport.id,
    webhook: webhook.id,
    delivery,
    challenge: challenge.id,
    recommendation: challenge.id,
    badge: badge.id,
    qualification: training.id,
    // What bodies alone name.
    closedGroup: closedGroup.id,
    picture: unusedPicture,
    leader: companion.id,
    module,
    upload: upload.url,
    upload_id: underWay.id,
    // What wants a prayer that is shared, or is for the care team.
    sharedPrayer: shareable.id,
    confidedPrayer: confided.id,
  }
}
