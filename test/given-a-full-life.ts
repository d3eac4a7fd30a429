// Someone who has used everything once, with a word of their own in each text that they wrote.
import type { App } from './app.ts'
import { given as givenFor, type Organization, type Person } from './given.ts'
import { givenBadge, givenChallenge } from './given-challenges.ts'
import { pngBytes } from './given-files.ts'
import { givenDay, givenEntry } from './given-journal.ts'
import { givenMeeting, wallIn } from './given-meetings.ts'
import { givenSurvey } from './given-onboarding.ts'
import { givenPair } from './given-pairs.ts'
import { givenPosts } from './given-posts.ts'
import { answersTo, givenTraining, quizOf, start } from './given-trainings.ts'
import { sendForm } from './given-uploads.ts'

export interface FullLife {
  person: Person
  group: { id: number }
  /** The first of a series in the group. */
  meeting: { id: number }
  pair: { id: number }
  post: { id: number }
  comment: { id: number }
  /** Posts that their prayers became. */
  prayers: { named: number; anonymous: number }
  challenge: { id: number }
}

async function expectSuccess<Answer extends { status: number; text: string }>(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked
  if (answer.status >= 300) throw new Error(`givenAFullLife: ${answer.status} ${answer.text}`)
  return answer
}

const hourFromNow = (hours: number) =>
  Temporal.Now.zonedDateTimeISO('UTC').add({ hours }).toPlainTime().toString({ smallestUnit: 'minute' })

/** `word` is in their name and in each text that they write. */
export async function givenAFullLife(app: App, church: Organization, word: string): Promise<FullLife> {
  const given = givenFor(app)
  const { circle, post: createPost } = givenPosts(app)
  const { admin } = church
  const person = await given.person({ of: church, name: `${word} Miller` })
  const postAsPerson = async (path: string, body?: unknown) => (await expectSuccess(person.post(path, body))).body

  await givenEntry(person, { title: word, content: word })
  await givenDay(person, { activity_type: word, notes: word })
  await person.get('/journey/progress')
  await givenSurvey(person, { focus_topics: [word] })

  const badge = await givenBadge({ of: church })
  const challenge = await givenChallenge({ of: church, badge_id: badge.id, points_awarded: 10 })
  await postAsPerson('/onboarding/generate-journey')
  await postAsPerson(`/challenges/start/${challenge.id}`)
  await postAsPerson(`/challenges/check-in/${challenge.id}`, {})
  await postAsPerson(`/challenges/complete/${challenge.id}`)
  const modules = [{ title: 'One', content: '<p>Read</p>' }]
  const training = await givenTraining({ by: admin, of: church, type: 'Basics', modules, ...quizOf(4) })
  await expectSuccess(admin.post('/qualifications/assign', { qualification_id: training.id, user_ids: [person.id] }))
  await start(person, training)
  await postAsPerson(`/qualifications/update-progress/${training.id}`, {
    module_id: training.modules[0]!.id,
    status: 'completed',
    notes: word,
  })
  await postAsPerson(`/qualifications/${training.id}/submit-quiz`, answersTo(4, 4))
  await postAsPerson(`/qualifications/complete/${training.id}`)
  await postAsPerson(`/onboarding/heart/training/${training.id}`)
  await postAsPerson(`/onboarding/heart/challenge/${challenge.id}`)

  const elsewhere = await given.organization()
  const theirs = await given.group({ by: elsewhere.admin, of: elsewhere, join_type: 'closed' })
  await person.post('/groups/join', { joinCode: theirs.code }) // which tells that they have to ask

  const group = await circle(church, admin, person)
  await postAsPerson(`/groups/${group.id}/mute`)
  const post = await createPost(person, group, { title: word, content: word })
  const picture = (
    await expectSuccess(sendForm(person, `/groups/${group.id}/pictures`, [['file', { name: `${word}.png`, bytes: await pngBytes() }]]))
  ).body.data
  await createPost(person, group, { content: word, pictures: [{ picture_id: picture.id, alt: word }] })
  const comment = (await postAsPerson(`/groups/${group.id}/post/comment`, { post_id: post.id, message: word })).data
  const other = await createPost(admin, group)
  await postAsPerson(`/groups/${group.id}/post/${other.id}/like`)
  await postAsPerson(`/groups/${group.id}/post/${other.id}/report`, { reason: 'Rude' })
  await postAsPerson(`/groups/${group.id}/rate`, { rating: 4, comment: word })
  const meeting = await givenMeeting(admin, group, { repeats: { every: 'week', until: wallIn(30 * 1440).slice(0, 10) } })
  await postAsPerson(`/groups/${group.id}/meetings/${meeting.id}/answer`, { coming: 'yes', note: word })
  await expectSuccess(admin.put(`/groups/${group.id}/meetings/${meeting.id}/attendance`, { present: [person.id] }))
  await postAsPerson('/user/calendar')
  await postAsPerson(`/users/${admin.id}/block`)
  const closed = await given.group({ by: admin, of: church, join_type: 'closed' })
  await postAsPerson('/groups/join-request', { group_id: closed.id, note: word })

  const full = await circle(church, admin)
  await expectSuccess(admin.put(`/groups/${full.id}`, { member_limit: 1 }))
  await postAsPerson(`/groups/${full.id}/wait`)
  await expectSuccess(admin.post(`/groups/${closed.id}/invitations`, { user_ids: [person.id] }))

  const pray = async (fields: object) => (await postAsPerson('/prayer-requests', { title: word, request_text: word, ...fields })).request
  const share = async (fields: object): Promise<number> =>
    (await expectSuccess(admin.post(`/prayer-requests/${(await pray(fields)).id}/approve`))).body.post.id
  await pray({})
  await expectSuccess(admin.post(`/prayer-requests/${(await pray({})).id}/reject`, { rejection_reason: word }))
  await expectSuccess(admin.put(`/organizations/${church.id}/care-team/${person.id}`))
  const changed = await pray({})
  await expectSuccess(person.put(`/prayer-requests/${changed.id}`, { title: `${word} again` }))
  await expectSuccess(admin.post(`/prayer-requests/${changed.id}/propose`, { title: word, request_text: word, note: word, revision: 2 }))
  const cared = await pray({ visibility: 'care_team' })
  await expectSuccess(admin.post(`/prayer-requests/${cared.id}/care`))
  await postAsPerson(`/prayer-requests/${cared.id}/updates`, { text: word })
  const prayers = { named: await share({}), anonymous: await share({ anonymous: true }) }
  await postAsPerson(`/groups/${church.prayer_group_id}/post/${prayers.named}/prayed`)

  const friend = await given.person({ of: church, role: 'leadership' })
  const pair = await givenPair(friend, person, church)
  const note = (await postAsPerson(`/pairs/${pair.id}/notes`, { text: word })).data
  await postAsPerson(`/pairs/${pair.id}/private-notes`, { text: word })
  await postAsPerson(`/pairs/${pair.id}/steps`, { kind: 'sentence', text: word })
  await postAsPerson(`/pairs/${pair.id}/report`, { reason: word, note_ids: [note.id] })

  await postAsPerson('/devices', { platform: 'ios', token: `${word}-token` })
  await expectSuccess(
    person.put('/user/notification-preferences', {
      preferences: [{ kind: 'training_due', channel: 'email', enabled: false }],
      quiet_hours: { from: hourFromNow(8), to: hourFromNow(9) }, // in which nothing of a test comes
    }),
  )
  await expectSuccess(person.patch('/user', { timezone: 'Europe/Berlin' }))
  await expectSuccess(sendForm(person, '/user/avatar', [['file', { name: `${word}.png`, bytes: await pngBytes() }]]))
  await postAsPerson('/uploads', { organization_id: church.id, purpose: 'challenge_audio', filename: `${word}.mp3`, size: 1000 })
  await expectSuccess(person.post('/journal', { title: word, content: word }, { headers: { 'idempotency-key': word } }))
  return { person, group, meeting, pair, post, comment, prayers, challenge }
}
