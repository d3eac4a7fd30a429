// What a notice is about stands in each of its texts, and it leads there: in the list, by e-mail and by push.
import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenPosts } from '#test/given-posts.ts'
import { givenTraining } from '#test/given-trainings.ts'
import { startPushEndpoint } from '#test/push-endpoint.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { type Language, languages, wordsOf } from '#words/languages.ts'
import { channels, type Kind, kindNames } from './kinds.ts'

const mailServer = await startSmtpServer({ tls: 'plain' })
const pushService = await startPushEndpoint()
after(() => Promise.all([mailServer.close(), pushService.close()]))
const app = await startApp({
  config: { SMTP_URL: mailServer.url, APP_URL: 'https://app.example/start', PUSH_ALLOW: '127.0.0.0/8', MAX_GROUPS_PER_LEADER: 100 },
  ca: pushService.ca,
})
const { db } = app.services
const given = givenFor(app)
const { post, comment } = givenPosts(app)
const church = await given.organization({ name: 'Grace Chapel', timezone: 'Pacific/Kiritimati' })
const leader = await given.person({ of: church, role: 'leadership' })

/** What each kind is about, as it stands in title and body. */
const about: Record<Kind, [params: Record<string, unknown>, named: string][]> = {
  badge_earned: [[{ badge: 'SUBJECT' }, 'SUBJECT']],
  comment_on_post: [
    [{ post: 'SUBJECT', group: 'SUBJECT' }, 'SUBJECT'],
    [{ post: '', group: 'SUBJECT' }, 'SUBJECT'],
  ],
  export_ready: [],
  group_leader_named: [[{ group: 'SUBJECT', organization: 'X' }, 'SUBJECT']],
  group_leader_stepped_down: [[{ group: 'SUBJECT', organization: 'X' }, 'SUBJECT']],
  group_invitation: [[{ group: 'SUBJECT', organization: 'X' }, 'SUBJECT']],
  group_member_joined: [[{ group: 'SUBJECT', organization: 'X' }, 'SUBJECT']],
  group_news: [{ posts: 1 }, { posts: 2 }, { answers: 1 }, { posts: 5, answers: 11 }].map((counts) => [
    { group: 'SUBJECT', ...counts },
    'SUBJECT',
  ]),
  group_seat_given: [[{ group: 'SUBJECT', organization: 'X' }, 'SUBJECT']],
  import_ended: [1, 2, 11].map((count) => [{ organization: 'SUBJECT', count }, 'SUBJECT']),
  join_request_accepted: [[{ group: 'SUBJECT', organization: 'X' }, 'SUBJECT']],
  join_request_received: [[{ group: 'SUBJECT', organization: 'X' }, 'SUBJECT']],
  join_request_rejected: [[{ group: 'SUBJECT', organization: 'X' }, 'SUBJECT']],
  level_reached: [],
  member_joined: [[{ organization: 'SUBJECT' }, 'SUBJECT']],
  meeting_cancelled: [true, false].map((following) => [{ group: 'SUBJECT', starts_at: '2031-03-02T19:30', following }, 'SUBJECT']),
  meeting_changed: [null, 'Room 2'].map((location) => [{ group: 'SUBJECT', starts_at: '2031-03-02T19:30', location }, 'SUBJECT']),
  meeting_soon: [null, 'Room 2'].map((location) => [{ group: 'SUBJECT', starts_at: '2031-03-02T19:30', location }, 'SUBJECT']),
  organization_admin_added: (['role', 'invitation', 'operator'] as const).map((way) => [{ organization: 'SUBJECT', way }, 'SUBJECT']),
  second_factor_needed: [[{ organization: 'SUBJECT' }, 'SUBJECT']],
  account_cared_for: (['name', 'suspended', 'restored'] as const).map((done) => [{ organization: 'SUBJECT', done }, 'SUBJECT']),
  organization_news: [1, 2, 3, 11, 99].map((posts) => [{ group: 'SUBJECT', posts }, 'SUBJECT']),
  pair_asked: [],
  pair_began: [],
  pair_declined: [],
  pair_quiet: [],
  pair_waiting: [[{ organization: 'SUBJECT' }, 'SUBJECT']],
  pair_report_received: [[{ organization: 'SUBJECT' }, 'SUBJECT']],
  prayer_request_approved: [[{ title: 'SUBJECT', beginning: 'SUBJECT' }, 'SUBJECT']],
  prayer_request_received: [[{ organization: 'SUBJECT' }, 'SUBJECT']],
  care_request_waiting: [],
  prayed_for_you: [],
  prayer_update_reviewed: ['approved', 'rejected'].map((decision) => [{ decision, asked_on: '2031-03-02' }, '2031']),
  prayer_words_proposed: [[{ asked_on: '2031-03-02' }, '2031']],
  prayer_request_reviewed: (['approved', 'rejected', 'carried', 'narrowed'] as const).flatMap((decision) => [
    [{ decision, title: 'SUBJECT' }, 'SUBJECT'],
    [{ decision, asked_on: '2031-03-02' }, '2031'],
  ]),
  report_received: [[{ group: 'SUBJECT', organization: 'X' }, 'SUBJECT']],
  still_waiting: [
    [1, 0],
    [0, 2],
    [3, 11],
  ].map(([join_requests, prayer_requests]) => [{ organization: 'SUBJECT', join_requests, prayer_requests }, 'SUBJECT']),
  time_zone_replaced: [[{ organization: 'SUBJECT' }, 'SUBJECT']],
  training_assigned: [null, '2030-05-20'].map((due_date) => [{ training: 'SUBJECT', due_date }, 'SUBJECT']),
  webhook_switched_off: (['gone', 'failing'] as const).map((why) => [{ organization: 'SUBJECT', why }, 'SUBJECT']),
  training_due: [
    ...['before', 'on', 'asked', 'asked_after'].map((reminder) => ({ due_date: '2030-05-20', reminder })),
    { due_date: null, reminder: 'asked' },
  ].map((when) => [{ training: 'SUBJECT', ...when }, 'SUBJECT']),
}

it('names it in the title and in the sentences below, in every language', () => {
  for (const language of languages) {
    const words = wordsOf(language)
    for (const kind of kindNames)
      for (const [params, named] of about[kind]) {
        const say = words.notifications.notices[kind] as (params: object) => { title: string; body: string }
        const { title, body } = say(params)
        const year = new Intl.NumberFormat(language, { useGrouping: false }).format(2031)
        for (const text of [title, body]) assert.ok(text.includes(named === '2031' ? year : named), `${language}: ${kind} says ${text}`)
      }
  }
})

/** Somebody who reads a language and gets everything by every channel. */
async function reader(locale: Language, of = church) {
  const person = await given.person({ of, locale })
  const browser = pushService.subscribe((await person.get('/push/public-key')).body.data.public_key)
  assert.equal((await person.post('/devices', { platform: 'web', subscription: browser })).status, 201)
  const preferences = kindNames.flatMap((kind) => channels.map((channel) => ({ kind, channel, enabled: true })))
  assert.equal((await person.put('/user/notification-preferences', { preferences })).status, 200)
  return {
    person,
    /** The one notice of a kind, as it arrives everywhere. */
    async told(kind: Kind) {
      await app.work()
      const of = <Item extends { kind: string }>(all: Item[]) => {
        const found = all.filter((each) => each.kind === kind)
        assert.equal(found.length, 1, `${kind}: ${JSON.stringify(all)}`)
        return found[0]!
      }
      const listed = of((await person.get('/notifications')).body.data as { kind: string; title: string; body: string; path: string }[])
      const pushes = pushService.received.filter(({ endpoint }) => endpoint === browser.endpoint).map(({ payload }) => JSON.parse(payload))
      const pushed = of(pushes.map((push) => ({ ...push, kind: push.data.kind })))
      const sent = mailServer.received.find(({ to, mail }) => to.includes(person.email) && mail.subject === listed.title)
      assert.ok(sent, `an e-mail about ${listed.title}`)
      const text = sent.mail.text!
      assert.deepEqual([pushed.title, pushed.body, pushed.data.path], [listed.title, listed.body, listed.path])
      assert.ok(text.includes(`:\nhttps://app.example/start${listed.path}\n`), text)
      return { title: listed.title, body: listed.body, path: listed.path, mail: text.replaceAll('\n', ' ') }
    },
  }
}

it('leads to the training that is given, and that is due', async () => {
  const { person, told } = await reader('es')
  const training = await givenTraining({ by: leader, of: church, title: 'Rut' })
  await leader.post('/qualifications/assign', { qualification_id: training.id, user_ids: [person.id], due_date: '2031-03-02' })
  const { path, body, mail } = await told('training_assigned')
  assert.equal(path, `/trainings/${training.id}`)
  assert.equal(body, 'Completa «Rut» antes de que termine el 2 de marzo de 2031.')
  assert.match(mail, /Completa «Rut» antes de que termine el 2 de marzo de 2031\. .*Abrir el curso: https:/)
})

it('leads to the group that takes somebody in or does not', async () => {
  const [accepted, rejected] = [await reader('de'), await reader('ar')]
  const group = await given.group({ by: leader, of: church, join_type: 'closed', name: 'Hauskreis' })
  for (const [{ person }, decision] of [
    [accepted, 'accept'],
    [rejected, 'reject'],
  ] as const) {
    const { body } = await person.post('/groups/join-request', { group_id: group.id })
    assert.equal((await leader.post(`/groups/join-requests/${body.request.id}/${decision}`)).status, 200)
  }
  const welcome = await accepted.told('join_request_accepted')
  assert.deepEqual([welcome.title, welcome.path], ['Willkommen bei „Hauskreis“', `/groups/${group.id}`])
  const { title, path } = await rejected.told('join_request_rejected')
  assert.deepEqual([title, path], ['طلب انضمامك إلى «\u2068Hauskreis\u2069»', `/groups/${group.id}/about`])
})

it('names the post that is commented on, and its group where it has no title', async () => {
  const [titled, untitled] = [await reader('de'), await reader('en')]
  const group = await given.group({ by: leader, of: church, name: 'Tuesday' })
  for (const { person } of [titled, untitled]) await person.post('/groups/join', { joinCode: group.code })
  const garden = await post(titled.person, group, { title: 'Gartenfest' })
  const bare = await post(untitled.person, group, { title: null })
  await comment(leader, garden, 'Gern')
  await comment(leader, bare, 'Amen')
  const german = await titled.told('comment_on_post')
  assert.deepEqual(
    [german.title, german.body, german.path],
    [
      'Ein neuer Kommentar zu „Gartenfest“',
      'Zu deinem Beitrag „Gartenfest“ in „Tuesday“ gibt es einen neuen Kommentar.',
      `/groups/${group.id}/posts/${garden.id}`,
    ],
  )
  const { title, body } = await untitled.told('comment_on_post')
  assert.deepEqual([title, body], ['A new comment on your post in Tuesday', 'Your post in Tuesday has a new comment.'])
})

it('names a shared prayer request by its title, and one that is anonymous or not shared by its day', async () => {
  const ask = async (person: Person, anonymous: boolean, decision: 'approve' | 'reject') => {
    const { body } = await person.post('/prayer-requests', {
      title: 'Geheimnis',
      request_text: 'Kraft',
      anonymous,
      organization_id: church.id,
    })
    // Late on the first, where it is the second in the church.
    await db.run(sql`update prayer_requests set created_at = '2031-03-01T23:00:00Z' where id = ${body.request.id}`)
    assert.equal((await leader.post(`/prayer-requests/${body.request.id}/${decision}`)).status, 200)
  }
  const [shared, anonymous, refused] = [await reader('de'), await reader('de'), await reader('en')]
  await ask(shared.person, false, 'approve')
  const said = await shared.told('prayer_request_reviewed')
  assert.deepEqual([said.title, said.path], ['Dein Gebetsanliegen „Geheimnis“ ist geteilt', '/prayer/mine'])
  const everybody = await anonymous.told('prayer_request_approved')
  assert.deepEqual([everybody.title, everybody.body], ['Ein Gebetsanliegen: Geheimnis', 'Kraft'])
  assert.match(everybody.path, new RegExp(`^/groups/${church.prayer_group_id}/posts/\\d+$`))
  await ask(anonymous.person, true, 'approve')
  const hidden = await anonymous.told('prayer_request_reviewed')
  assert.equal(hidden.title, 'Dein Gebetsanliegen vom 2. März 2031 ist geteilt')
  assert.equal(hidden.body, 'Dein Gebetsanliegen vom 2. März 2031 steht jetzt in der Gruppe für Gebetsanliegen.')
  assert.ok(!hidden.mail.includes('Geheimnis'))
  await ask(refused.person, false, 'reject')
  const { title, mail } = await refused.told('prayer_request_reviewed')
  assert.equal(title, 'Your prayer request of 2 March 2031 was not shared')
  assert.match(mail, /A leader has looked at your prayer request of 2 March 2031 and did not share it with the group\./)
})

it('tells of a decision to an unproven address without naming the group, and leads there', async () => {
  const person = await given.person({ of: church })
  await db.run(sql`update users set email_proven_at = null where id = ${person.id}`)
  const group = await given.group({ by: leader, of: church, join_type: 'closed', name: 'Verborgen' })
  const { body } = await person.post('/groups/join-request', { group_id: group.id })
  await leader.post(`/groups/join-requests/${body.request.id}/accept`)
  await app.work()
  const { mail } = mailServer.received.findLast(({ to }) => to.includes(person.email))!
  assert.match(
    mail.text!.replaceAll('\n', ' '),
    /Your request to join a group has been decided\. Please confirm your e-mail address, and sign in to see how\./,
  )
  assert.match(mail.text!, new RegExp(`https://app\\.example/start/groups/${group.id}\n`))
  assert.ok(!`${mail.text}${mail.html}`.includes('Verborgen'))
})
