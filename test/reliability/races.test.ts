// Ten at once, again and again, where only one may win, or where each must count once: a row for each rule that a race could break.
import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { saveLimits } from '#features/organizations/queries.ts'
import { type Sql, sql } from '#platform/db/database.ts'
import { checkInvariants } from '#platform/db/invariants.ts'
import { invariants } from '#src/invariants.ts'
import { type Answer, startApp } from '../app.ts'
import { given as givenFor, PASSWORD, unique } from '../given.ts'
import { givenBadge, givenChallenge } from '../given-challenges.ts'
import { mp3Bytes } from '../given-files.ts'
import { sendList } from '../given-imports.ts'
import { givenMeeting, wallIn } from '../given-meetings.ts'
import { givenNotifications } from '../given-notifications.ts'
import { givenSurvey } from '../given-onboarding.ts'
import { givenPosts } from '../given-posts.ts'
import { answersTo, givenTraining, quizOf, start } from '../given-trainings.ts'
import { reportFigures, shortOrLong } from './size.ts'

const ROUNDS = shortOrLong(2, 100)
const app = await startApp({ config: { DATABASE_CONNECTIONS: 12, MAX_GROUPS_PER_LEADER: 1_000_000 } })
const { db } = app.services
const given = { ...givenFor(app), ...givenPosts(app), ...givenNotifications(app) }
const church = await given.organization()
const elsewhere = await given.organization()
/** With little room: three members to a group, three groups to a leader. */
const narrow = await given.organization()
await saveLimits(db, narrow.id, { maxGroupMembers: 3, maxGroupsPerLeader: 3 })
const leaders = await Promise.all(Array.from({ length: 10 }, () => given.person({ of: church, role: 'leadership' })))
const people = await given.people(10, church)
const newcomers = await given.people(10, narrow)
const circle = await given.circle(church, church.admin, ...people)

interface Race {
  /** What all ask at once. */
  calls: (() => Promise<Answer>)[]
  /** What the service does in its own time before one looks. */
  afterwards?: () => Promise<unknown>
  /** What is so afterwards. `let in` counts the answers that are no refusal, `answers` how many different ones these are. */
  outcome: Record<string, unknown> & { 'let in': unknown }
  /** The rest of it, as it is found in the database. */
  found: Sql
}

const ten = (call: (n: number) => Promise<Answer>) => Array.from({ length: 10 }, (_, n) => () => call(n))
const person = () => given.person({ of: church })
const narrowLeader = () => given.person({ of: narrow, role: 'leadership' })
const ready = async (asked: Promise<Answer>): Promise<Answer> => {
  const answer = await asked
  assert.ok(answer.status < 300, answer.text)
  return answer
}

/** A church with two admins, and a list of twenty whom one of them may invite. */
async function checkedList() {
  const own = await given.organization()
  const second = await given.person({ of: own, role: 'admin' })
  const rows = Array.from({ length: 20 }, (_, n) => `Person ${n};person-${n}@example.org`)
  const { body } = await ready(sendList(own.admin, own, `name;email\n${rows.join('\n')}`))
  return { own, admins: [own.admin, second], id: body.data.id as number }
}
/** One outside of the church, and one in it, in its circle and with a completed challenge of 7 points. */
async function twoAccounts() {
  const [own, other, { id: challengeId }] = await Promise.all([given.person(), person(), givenChallenge({ of: church, points_awarded: 7 })])
  await ready(other.post('/groups/join', { joinCode: circle.code }))
  await ready(other.post(`/challenges/start/${challengeId}`))
  await ready(other.post(`/challenges/complete/${challengeId}`))
  const merge = (one: typeof own, { email }: typeof own) =>
    one.post('/user/merge', { email, password: PASSWORD, current_password: PASSWORD })
  return { own, other, challengeId, merge }
}
async function uploadOnItsWay() {
  const [each, size] = [await person(), mp3Bytes().length]
  const wanted = { organization_id: church.id, purpose: 'challenge_audio', filename: 'psalm.mp3', size }
  return { each, size, id: (await ready(each.post('/uploads', wanted))).body.data.id as number }
}
const sendBytes = ({ token }: (typeof people)[0], id: number) =>
  app.request('PATCH', `/uploads/${id}`, {
    token,
    body: mp3Bytes(),
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
  })

const races: Record<string, () => Promise<Race>> = {
  'the seats of a group that are left go to so many': async () => {
    const group = await given.group({ by: await narrowLeader(), of: narrow })
    return {
      calls: newcomers.map((each) => () => each.post('/groups/join', { joinCode: group.code })),
      outcome: { 'let in': 2, members: 3 },
      found: sql`select count(*) as members from group_members where group_id = ${group.id}`,
    }
  },

  'the last seats go to so many who are accepted': async () => {
    const group = await given.group({ by: await narrowLeader(), of: narrow, join_type: 'closed' })
    const asked = await Promise.all(newcomers.map((each) => ready(each.post('/groups/join-request', { group_id: group.id }))))
    return {
      calls: asked.map(
        ({ body }) =>
          () =>
            narrow.admin.post(`/groups/join-requests/${body.request.id}/accept`),
      ),
      outcome: { 'let in': 2, accepted: 2, members: 3 },
      found: sql`
        select count(*) filter (where status = 'accepted') as accepted, (select count(*) from group_members where group_id = ${group.id}) as members
        from join_requests where group_id = ${group.id}`,
    }
  },

  'one request of a person is pending': async () => {
    const [each, group] = [await person(), await given.group({ by: church.admin, of: church, join_type: 'closed' })]
    return {
      calls: ten(() => each.post('/groups/join-request', { group_id: group.id })),
      outcome: { 'let in': 1, requests: 1 },
      found: sql`select count(*) as requests from join_requests where group_id = ${group.id}`,
    }
  },

  'a request is accepted once, and its news told once': async () => {
    const [each, group] = [await person(), await given.group({ by: church.admin, of: church, join_type: 'closed' })]
    const { id } = (await ready(each.post('/groups/join-request', { group_id: group.id }))).body.request
    return {
      calls: ten(() => church.admin.post(`/groups/join-requests/${id}/accept`)),
      outcome: { 'let in': 10, answers: 1, members: 2, notices: 1 },
      found: sql`
        select (select count(*) from group_members where group_id = ${group.id}) as members,
          (select count(*) from notices join notifications on notice_id = notices.id where user_id = ${each.id}) as notices`,
    }
  },

  'a like counts once': async () => {
    const { id } = await given.post(church.admin, circle)
    const like = (each: (typeof people)[0]) => () => each.post(`/groups/${circle.id}/post/${id}/like`)
    return {
      calls: [...people, ...people].map(like),
      outcome: { 'let in': 20, likes: 10, rows: 10 },
      found: sql`select likes, (select count(*) from post_likes where post_id = ${id}) as rows from group_posts where id = ${id}`,
    }
  },

  'the points of a challenge are given once': async () => {
    const [each, { id }] = [await person(), await givenChallenge({ of: church, points_awarded: 7 })]
    await ready(each.post(`/challenges/start/${id}`))
    return {
      calls: ten(() => each.post(`/challenges/complete/${id}`)),
      outcome: { 'let in': 10, answers: 1, points: 7, completed_count: 1, completions: 1 },
      found: sql`
        select (select sum(points_awarded)::int from challenge_progress where challenge_id = ${id}) as points, completed_count,
          (select sum(completions)::int from challenge_activity_days where challenge_id = ${id}) as completions
        from challenges where id = ${id}`,
    }
  },

  'a badge is earned once, by the points of ten challenges together': async () => {
    const [each, badge] = [await person(), await givenBadge({ of: church, points_required: 100 })]
    const challenges = await Promise.all(
      Array.from({ length: 10 }, () => givenChallenge({ of: church, badge_id: badge.id, points_awarded: 10 })),
    )
    for (const { id } of challenges) await ready(each.post(`/challenges/start/${id}`))
    return {
      calls: challenges.map((challenge) => () => each.post(`/challenges/complete/${challenge.id}`)),
      outcome: { 'let in': 10, badges: 1 },
      found: sql`select count(*) as badges from user_badges where user_id = ${each.id}`,
    }
  },

  'completing gives its XP once, by whichever address': async () => {
    const [each, { id }] = [await person(), await givenChallenge({ of: church })]
    await ready(each.post(`/challenges/start/${id}`))
    return {
      calls: ten((n) => each.post(n % 2 ? `/challenges/complete/${id}` : `/onboarding/challenges/${id}/complete`)),
      outcome: { 'let in': 10, xp: 100 },
      found: sql`select sum(xp)::int as xp from xp_entries where user_id = ${each.id}`,
    }
  },

  'a quiz takes no more attempts than there are': async () => {
    const each = await person()
    const training = await givenTraining({ by: church.admin, of: church, ...quizOf(10), max_attempts: 3 })
    await start(each, training)
    return {
      calls: ten((n) => each.post(`/qualifications/${training.id}/submit-quiz`, answersTo(10, n))),
      outcome: { 'let in': 3, attempts: 3 },
      found: sql`select count(*) as attempts from training_attempts where user_id = ${each.id}`,
    }
  },

  'a pass and the best score stay, whatever comes with them': async () => {
    const [each, training] = [await person(), await givenTraining({ by: church.admin, of: church, ...quizOf(10) })]
    await start(each, training)
    return {
      calls: ten((n) => each.post(`/qualifications/${training.id}/submit-quiz`, answersTo(10, n + 1))),
      outcome: { 'let in': 10, attempts: 10, passed: true, quiz_score: 100 },
      found: sql`
        select (select count(*) from training_attempts where user_id = ${each.id}) as attempts, quiz_passed_at is not null as passed, quiz_score
        from training_progress where user_id = ${each.id}`,
    }
  },

  'a training is completed once, with one certificate': async () => {
    const [each, training] = [await person(), await givenTraining({ by: church.admin, of: church })]
    await start(each, training)
    return {
      calls: ten(() => each.post(`/qualifications/complete/${training.id}`)),
      outcome: { 'let in': 10, answers: 1, certificates: 1, xp: 100 },
      found: sql`
        select (select count(*) from training_certificates where user_id = ${each.id}) as certificates,
          (select sum(xp)::int from xp_entries where user_id = ${each.id}) as xp`,
    }
  },

  'a prayer is approved once, becomes one post and one notice': async () => {
    const title = unique('Prayer')
    const asked = await ready(people[0]!.post('/prayer-requests', { title, request_text: 'Please pray' }))
    return {
      calls: leaders.map((each) => () => each.post(`/prayer-requests/${asked.body.request.id}/approve`)),
      outcome: { 'let in': 10, posts: 1, notices: 1 },
      found: sql`
        select count(*) as posts, (select count(*) from notices where kind = 'prayer_request_approved' and params ->> 'title' = ${title}) as notices
        from group_posts where title = ${title}`,
    }
  },

  'one person leads no more groups than they may': async () => {
    const leader = await given.person({ of: narrow })
    const drafts = await Promise.all(
      newcomers.map((each) => ready(each.post('/groups', { name: unique('Draft'), organization_id: narrow.id }))),
    )
    return {
      calls: drafts.map(
        ({ body }) =>
          () =>
            narrow.admin.put(`/groups/${body.data.id}/leader`, { leader_id: leader.id }),
      ),
      outcome: { 'let in': 3, led: 3 },
      found: sql`select count(*) as led from group_members where user_id = ${leader.id} and role = 'leader'`,
    }
  },

  'of ten who are named one after the other one leads, and each was told': async () => {
    const { id } = await given.circle(church, leaders[0]!, ...people)
    return {
      calls: people.map((each) => () => church.admin.put(`/groups/${id}/leader`, { leader_id: each.id })),
      outcome: { 'let in': 10, led: 1, admins: 10, told: 10 },
      found: sql`
        select count(*) filter (where role = 'leader') as led, count(*) filter (where role = 'admin') as admins,
          (select count(*) from notices join notifications on notice_id = notices.id where kind = 'group_leader_named' and (data ->> 'group_id')::bigint = ${id}) as told
        from group_members where group_id = ${id}`,
    }
  },

  'a leader steps down once, and that is told once': async () => {
    const { id } = await given.circle(church, leaders[0]!, people[0]!)
    return {
      calls: ten(() => leaders[0]!.delete(`/groups/${id}/leader`)),
      outcome: { 'let in': 10, answers: 1, status: 'inactive', led: 0, notices: 1 },
      found: sql`
        select status, (select count(*) from group_members where group_id = ${id} and role = 'leader') as led,
          (select count(*) from notices where kind = 'group_leader_stepped_down' and (data ->> 'group_id')::bigint = ${id}) as notices
        from groups where id = ${id}`,
    }
  },

  'a group is deleted once': async () => {
    const { id } = await given.circle(church, leaders[0]!, people[0]!)
    return {
      calls: ten((n) => (n % 2 ? leaders[0]! : church.admin).delete(`/groups/${id}`)),
      outcome: { 'let in': 1, deeds: 1 },
      found: sql`select count(*) as deeds from audit_log where action = 'group.deleted' and subject_id = ${id}`,
    }
  },

  'whoever tries a code again and again has found the group once': async () => {
    const [each, group] = [elsewhere.admin, await given.group({ by: leaders[0]!, of: church, join_type: 'closed' })]
    return {
      calls: ten(() => each.post('/groups/join', { joinCode: group.code })),
      outcome: { 'let in': 0, found: 1 },
      found: sql`select count(*) as found from closed_groups_found where group_id = ${group.id} and user_id = ${each.id}`,
    }
  },

  'a seat that becomes free goes to whoever waited longest, and one person alone waits once': async () => {
    const leader = await narrowLeader()
    const group = await given.group({ by: leader, of: narrow })
    for (const each of newcomers.slice(0, 2)) await ready(each.post('/groups/join', { joinCode: group.code }))
    const [first, ...others] = newcomers.slice(2)
    for (const each of [first!, ...others]) await ready(each.post(`/groups/${group.id}/wait`))
    return {
      calls: [
        ...others.map((each) => () => each.post(`/groups/${group.id}/wait`)),
        ...ten((n) => newcomers[n % 2]!.post(`/groups/${group.id}/leave`)),
      ],
      outcome: { 'let in': 'some', members: 3, waiting: 6, first: true, told: 2 },
      found: sql`
        select (select count(*) from group_members where group_id = ${group.id}) as members,
          (select count(*) from group_waits where group_id = ${group.id}) as waiting,
          exists (select from group_members where group_id = ${group.id} and user_id = ${first!.id}) as first,
          (select count(*) from notices join notifications on notice_id = notices.id where kind = 'group_seat_given' and (data ->> 'group_id')::bigint = ${group.id}) as told`,
    }
  },

  'the last seats go to so many who were invited': async () => {
    const leader = await narrowLeader()
    const group = await given.group({ by: leader, of: narrow, join_type: 'closed' })
    await ready(leader.post(`/groups/${group.id}/invitations`, { user_ids: newcomers.map(({ id }) => id) }))
    const invitations = await db.many<{ id: number; user_id: number }>(
      sql`select id, user_id from group_invitations where group_id = ${group.id}`,
    )
    const byId = new Map(newcomers.map((each) => [each.id, each]))
    return {
      calls: invitations.map(
        ({ id, user_id }) =>
          () =>
            byId.get(user_id)!.post(`/groups/invitations/${id}/accept`),
      ),
      outcome: { 'let in': 2, accepted: 2, members: 3 },
      found: sql`
        select count(*) filter (where status = 'accepted') as accepted, (select count(*) from group_members where group_id = ${group.id}) as members
        from group_invitations where group_id = ${group.id}`,
    }
  },

  'the last answer to a meeting counts, and each has one': async () => {
    const group = await given.circle(church, church.admin, ...people)
    const { id } = await givenMeeting(church.admin, group, { starts_at: wallIn(60) })
    const answer = (each: (typeof people)[0], coming: string) => () => each.post(`/groups/${group.id}/meetings/${id}/answer`, { coming })
    return {
      calls: people.flatMap((each) => [answer(each, 'no'), answer(each, 'no'), answer(each, 'no')]),
      outcome: { 'let in': 30, answers: 1, rows: 10, no: 10 },
      found: sql`
        select count(*) as rows, count(*) filter (where coming = 'no') as no from meeting_answers where meeting_id = ${id}`,
    }
  },

  'who was there is one of the lists that were handed in, and no mixture': async () => {
    const group = await given.circle(church, leaders[0]!, ...people)
    const { id } = await givenMeeting(leaders[0]!, group)
    const half = (n: number) => people.filter((_, at) => at % 2 === n % 2).map((each) => each.id)
    return {
      calls: ten((n) => leaders[0]!.put(`/groups/${group.id}/meetings/${id}/attendance`, { present: half(n) })),
      outcome: { 'let in': 10, present: 5, whole: true },
      found: sql`
        select count(*) as present,
          array_agg(user_id::int order by user_id) in (${half(0).toSorted((a, b) => a - b)}::int[], ${half(1).toSorted((a, b) => a - b)}::int[]) as whole
        from meeting_attendance where meeting_id = ${id}`,
    }
  },

  'whoever prays counts once a day': async () => {
    const asked = await ready(people[0]!.post('/prayer-requests', { title: unique('Prayer'), request_text: 'Please pray' }))
    const { id } = (await ready(leaders[0]!.post(`/prayer-requests/${asked.body.request.id}/approve`))).body.post
    const others = people.slice(1)
    const pray = (each: (typeof people)[0]) => () => each.post(`/groups/${church.prayer_group_id}/post/${id}/prayed`)
    return {
      calls: [...others, ...others].map(pray),
      outcome: { 'let in': 18, prayed_count: 9, rows: 9 },
      found: sql`
        select prayed_count, (select count(*) from post_prayers where post_id = ${id}) as rows from group_posts where id = ${id}`,
    }
  },

  'what is for the care team is taken by one of them': async () => {
    const asked = { title: unique('Prayer'), request_text: 'Please pray', visibility: 'care_team' }
    const { id } = (await ready(people[0]!.post('/prayer-requests', asked))).body.request
    return {
      calls: leaders.map((each) => () => each.post(`/prayer-requests/${id}/care`)),
      outcome: { 'let in': 10, answers: 1, notices: 1, posts: 0 },
      found: sql`
        select (select count(*) from notices where kind = 'prayer_request_reviewed' and (data ->> 'request_id')::bigint = ${id}) as notices,
          (select count(*) from group_posts where title = ${asked.title}) as posts`,
    }
  },

  'other words are taken once, or kept, and are one more revision at most': async () => {
    const asked = await ready(people[0]!.post('/prayer-requests', { title: unique('Prayer'), request_text: 'Please pray' }))
    const { id } = asked.body.request
    await ready(leaders[0]!.post(`/prayer-requests/${id}/propose`, { title: 'Rain', request_text: 'For all' }))
    const proposal = await db.one<{ id: number }>(sql`select id from prayer_proposals where request_id = ${id}`)
    return {
      calls: ten((n) => people[0]!.post(`/prayer-requests/${id}/proposals/${proposal.id}/${n % 2 ? 'accept' : 'decline'}`)),
      outcome: { 'let in': 'some', isWhole: true },
      found: sql`
        select (revision = 2) = (title = 'Rain') and revision <= 2 as "isWhole" from prayer_requests where id = ${id}`,
    }
  },

  'one post stands above the others': async () => {
    const group = await given.circle(church, leaders[0]!, ...people)
    const posts = await Promise.all(people.map((each) => given.post(each, group)))
    return {
      calls: posts.map(
        ({ id }) =>
          () =>
            leaders[0]!.put(`/groups/${group.id}/post/${id}/pin`),
      ),
      outcome: { 'let in': 10, pinned: 1 },
      found: sql`select count(pinned_at) as pinned from group_posts where group_id = ${group.id}`,
    }
  },

  'one journey is generated': async () => {
    const each = await person()
    await givenSurvey(each)
    return {
      calls: ten(() => each.post('/onboarding/generate-journey')),
      outcome: { 'let in': 10, answers: 1, journeys: 1 },
      found: sql`select count(*) as journeys from guided_journeys where user_id = ${each.id}`,
    }
  },

  'whoever comes in by ten doors at once is enrolled in the organization and its global groups once': async () => {
    const each = await given.person({ of: elsewhere })
    const groups = await Promise.all(Array.from({ length: 10 }, () => given.group({ by: church.admin, of: church })))
    return {
      calls: groups.map((group) => () => each.post('/groups/join', { joinCode: group.code })),
      outcome: { 'let in': 10, belongs: 1, groups: 10, global: 2 },
      found: sql`
        select (select count(*) from organization_members where user_id = ${each.id} and organization_id = ${church.id}) as belongs,
          count(*) filter (where group_type = 'group') as groups, count(*) filter (where group_type = 'global') as global
        from group_members join groups on groups.id = group_id where user_id = ${each.id} and groups.organization_id = ${church.id}`,
    }
  },

  'the same request with the same Idempotency-Key is done once': async () => {
    const [each, key] = [await person(), unique('key')]
    return {
      calls: ten(() => each.post('/journal', { title: 'Day', content: 'Today' }, { headers: { 'idempotency-key': key } })),
      outcome: { 'let in': 10, answers: 1, entries: 1 },
      found: sql`select count(*) as entries from journal_entries where user_id = ${each.id}`,
    }
  },

  'a list of people is run once, by whichever admin, and each is invited once': async () => {
    const { own, admins, id } = await checkedList()
    return {
      calls: ten((n) => admins[n % 2]!.post(`/organizations/${own.id}/imports/${id}/run`, { send_invitations: n % 3 === 0 })),
      afterwards: () => Promise.all([app.work(), app.work()]),
      outcome: { 'let in': 10, state: 'done', runs: 1, told: 1, invited: 20, rows: 20 },
      found: sql`
        select state, (select count(*) from audit_log where action = 'import.run' and subject_id = ${id}) as runs,
          (select count(*) from notices where kind = 'import_ended' and (data ->> 'import_id')::bigint = ${id}) as told,
          (select count(*) from invitations where import_id = ${id}) as invited,
          (select count(*) from import_rows where import_id = ${id} and result = 'added') as rows
        from imports where id = ${id}`,
    }
  },

  'an import is undone once': async () => {
    const { own, admins, id } = await checkedList()
    await ready(own.admin.post(`/organizations/${own.id}/imports/${id}/run`, {}))
    await app.work()
    return {
      calls: ten((n) => admins[n % 2]!.post(`/organizations/${own.id}/imports/${id}/undo`)),
      outcome: { 'let in': 10, answers: 1, state: 'undone', deeds: 1, left: 0 },
      found: sql`
        select state, (select count(*) from audit_log where action = 'import.undone' and subject_id = ${id}) as deeds,
          (select count(*) from invitations where import_id = ${id}) as left
        from imports where id = ${id}`,
    }
  },

  'the last bytes of an upload are taken once': async () => {
    const { each, id, size } = await uploadOnItsWay()
    return {
      calls: ten(() => sendBytes(each, id)),
      outcome: { 'let in': 1, parts: 1, arrived: size },
      found: sql`select count(*) as parts, sum(size)::int as arrived from upload_parts where upload_id = ${id}`,
    }
  },

  'of an upload one file is made': async () => {
    const { each, id } = await uploadOnItsWay()
    await ready(sendBytes(each, id))
    return {
      calls: ten(() => each.post(`/uploads/${id}/finish`)),
      outcome: { 'let in': 'some', answers: 1, files: 1 },
      found: sql`select count(*) as files from media_files where owner_id = ${each.id} and kind = 'audio' and removed_at is null`,
    }
  },

  'ten who take the same along have the same, and each of them is written down': async () => {
    const own = await given.organization()
    return {
      calls: ten(() => own.admin.get(`/organizations/${own.id}/exports/people`)),
      outcome: { 'let in': 10, answers: 1, deeds: 10 },
      found: sql`select count(*) as deeds from audit_log where action = 'organization.data-exported' and organization_id = ${own.id}`,
    }
  },

  'two accounts of one person become one once, also beside joining, leaving and signing in': async () => {
    const { own, other, challengeId, merge } = await twoAccounts()
    return {
      calls: [
        ...ten(() => merge(own, other)),
        ...ten(() => other.post('/groups/join', { joinCode: circle.code })),
        ...ten(() => other.post(`/groups/${circle.id}/leave`)),
        ...ten(() => app.request('POST', '/login', { body: { email: other.email, password: PASSWORD } })),
        ...ten(() => other.post(`/challenges/complete/${challengeId}`)),
      ],
      outcome: { 'let in': 'some', deeds: 1, churches: 1, points: 7, groups_once: true },
      found: sql`
        select (select count(*) from audit_log where action = 'member.merged' and subject_id = ${own.id}) as deeds,
          (select count(*) from organization_members where user_id in (${own.id}, ${other.id})) as churches,
          (select sum(points_awarded)::int from challenge_progress where user_id in (${own.id}, ${other.id}) and challenge_id = ${challengeId}) as points,
          (select count(*) <= 1 from group_members where user_id in (${own.id}, ${other.id}) and group_id = ${circle.id}) as groups_once`,
    }
  },

  'two accounts are merged into each other while one is erased, and nothing of it counts twice': async () => {
    const { own, other, challengeId, merge } = await twoAccounts()
    return {
      calls: [
        ...ten((n) => (n % 2 ? merge(own, other) : merge(other, own))),
        ...ten(() => other.delete('/user', { body: { password: PASSWORD } })),
        ...ten(() => church.admin.delete(`/organizations/${church.id}/members/${other.id}`)),
      ],
      afterwards: () => given.hurry().then(app.work),
      outcome: { 'let in': 'some', erasures: 1, left: 0, churches_once: true, points_once: true },
      found: sql`
        select (select count(*) from audit_log where action = 'account.erased' and subject_id = ${other.id}) as erasures,
          (select count(*) from organization_members where user_id = ${other.id}) as left,
          (select count(*) <= 1 from organization_members where user_id in (${own.id}, ${other.id})) as churches_once,
          (select coalesce(sum(points_awarded), 0) in (0, 7) from challenge_progress
            where user_id in (${own.id}, ${other.id}) and challenge_id = ${challengeId}) as points_once`,
    }
  },

  'an account is erased once, and what was written meanwhile goes too': async () => {
    const each = await person()
    await ready(each.post('/groups/join', { joinCode: circle.code }))
    const write = () => each.post('/journal', { title: 'Day', content: 'Today' })
    const erase = () => each.delete('/user', { body: { password: PASSWORD } })
    return {
      calls: [...ten(erase), ...ten(write)],
      // What requests under way wrote while it was erased is swept up by a job.
      afterwards: () => given.hurry().then(app.work),
      outcome: { 'let in': 'some', erasures: 1, entries: 0, tokens: 0, groups: 0 },
      found: sql`
        select (select count(*) from audit_log where action = 'account.erased' and subject_id = ${each.id}) as erasures,
          (select count(*) from journal_entries where user_id = ${each.id}) as entries,
          (select count(*) from tokens where user_id = ${each.id}) as tokens,
          (select count(*) from group_members where user_id = ${each.id}) as groups`,
    }
  },
}

async function run({ calls, afterwards, outcome, found }: Race) {
  const answers = await Promise.all(calls.map((call) => call()))
  await afterwards?.()
  for (const { status, text } of answers) assert.ok(status < 500, `${status} ${text}`)
  const through = answers.filter(({ status }) => status < 300)
  const seen: Race['outcome'] = { 'let in': outcome['let in'] === 'some' && through.length > 0 ? 'some' : through.length }
  if ('answers' in outcome) seen['answers'] = new Set(through.map(({ text }) => text)).size
  assert.deepEqual({ ...seen, ...(await db.one<object>(found)) }, outcome)
  return calls.length
}

let asked = 0
for (const [rule, prepare] of Object.entries(races))
  it(rule, async () => {
    for (let round = 0; round < ROUNDS; round++) asked += await run(await prepare())
  })

it('all that always holds still does', async () => {
  assert.deepEqual(await checkInvariants(db, invariants), [])
})
after(() => reportFigures('Races', { rules: Object.keys(races).length, rounds: ROUNDS, requests: asked }))
