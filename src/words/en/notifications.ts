// What people are told, wherever they are told it: in their list, by e-mail and by push.
import { day, dayAndTime, number, plural } from './formats.ts'

export const notifications = {
  refusals: {
    device_not_found: 'Device not found.',
    notification_not_found: 'Notification not found.',
  },

  rules: {
    no_user_in_address: ({ field }: Field) => `The ${field} field must not hold a user name or a password.`,
    port_443: ({ field }: Field) => `The ${field} field must use port 443.`,
    public_address: ({ field }: Field) => `The ${field} field must not lead to a private, local or reserved address.`,
    push_public_key: ({ field }: Field) => `The ${field} field must be an uncompressed P-256 public key (65 bytes) in base64url.`,
    push_secret: ({ field }: Field) => `The ${field} field must be 16 bytes in base64url.`,
    same_times: 'Quiet hours must not end when they begin.',
  },

  answers: {
    all_read: 'All notifications are marked as read.',
    device_registered: 'This device is registered for pushes.',
    device_removed: 'This device gets no more pushes.',
    preferences_saved: 'Your choice is saved.',
    read: 'The notification is marked as read.',
  },

  /** What people choose among: the kinds of what they are told. */
  kinds: {
    second_factor_needed: 'Second factors that a church asks for',
    account_cared_for: 'What admins do to your account',
    badge_earned: 'Badges that you earn',
    care_request_waiting: 'Prayer requests for the care team',
    comment_on_post: 'Comments on your posts',
    export_ready: 'Your personal data, ready to download',
    group_invitation: 'Invitations into groups',
    group_leader_named: 'Groups that you are named to lead',
    group_leader_stepped_down: 'Groups of yours whose leader steps down',
    group_member_joined: 'People who join your groups',
    group_news: 'New posts and comments in your groups',
    group_seat_given: 'Seats in groups that you wait for',
    import_ended: 'Imports of people that you have run',
    join_request_accepted: 'Your requests to join groups that are accepted',
    join_request_received: 'Requests to join groups that you look after',
    join_request_rejected: 'Your requests to join groups that are not accepted',
    level_reached: 'Levels that you reach',
    meeting_cancelled: 'Meetings that are cancelled',
    meeting_changed: 'Meetings whose time or place changes',
    meeting_soon: 'Meetings on the next day',
    member_joined: 'People who join your organization',
    organization_admin_added: 'People who become admins beside you',
    organization_news: 'What your organization writes to everyone',
    pair_asked: 'People who ask you to walk one to one',
    pair_began: 'One to one that begins',
    pair_declined: 'One to one to which an admin does not agree',
    pair_quiet: 'One to one that has been quiet for a month',
    pair_report_received: 'What people send of their one to one',
    pair_waiting: 'One to one that waits for an admin',
    prayed_for_you: 'How many prayed for you',
    prayer_request_approved: 'Prayer requests that are shared',
    prayer_request_received: 'Prayer requests that wait for a decision',
    prayer_request_reviewed: 'Decisions about your own prayer requests',
    prayer_update_reviewed: 'Decisions about what you write on your prayer requests',
    prayer_words_proposed: 'Other words suggested for your prayer requests',
    report_received: 'Reports that wait for a decision',
    still_waiting: 'In the morning, what has waited for long',
    time_zone_replaced: 'A time zone that has to be chosen again',
    training_assigned: 'Trainings that you are given',
    training_due: 'Trainings that are due soon',
    webhook_switched_off: 'Webhooks that are switched off by themselves',
  },

  /**
   * What a notice says: a title, and a sentence or two. A locked phone shows both, and an e-mail has one as its subject and the other as its text:
   * each says by itself what it is about.
   */
  notices: {
    /** Whatever the name was or is now. */
    second_factor_needed: ({ organization }: { organization: string }) => ({
      title: `${organization} asks you for a second factor`,
      body: `Set up a second factor for your account: a code beside the password. Until then you can do nothing else in ${organization}.`,
    }),
    account_cared_for: ({ organization, done }: { organization: string; done: 'name' | 'suspended' | 'restored' }) =>
      ({
        name: {
          title: `${organization} has corrected your name`,
          body: `An admin of ${organization} has corrected your name. If it is not right, change it in your account.`,
        },
        restored: {
          title: `You belong to ${organization} again`,
          body: `An admin of ${organization} has restored your membership.`,
        },
        suspended: {
          title: `Your membership of ${organization} is suspended`,
          body: `An admin of ${organization} has suspended your membership. Your account and what you keep in it are still yours. Please ask the church’s office.`,
        },
      })[done],
    care_request_waiting: () => ({
      title: 'Somebody asks the care team to pray',
      body: 'A prayer request waits for the care team.',
    }),
    badge_earned: ({ badge }: { badge: string }) => ({
      title: `A badge for you: ${badge}`,
      body: `You have earned the badge “${badge}”.`,
    }),
    /** A post may have no title. Notices that were written before this named the post and its group have neither. */
    comment_on_post: ({ post, group }: { post?: string; group?: string }) => {
      if (!group) return { title: 'A new comment on your post', body: '' }
      if (!post) return { title: `A new comment on your post in ${group}`, body: `Your post in ${group} has a new comment.` }
      return { title: `A new comment on “${post}”`, body: `Your post “${post}” in ${group} has a new comment.` }
    },
    export_ready: ({ days }: { days: number }) => ({
      title: 'Your personal data is ready',
      body: plural(days, {
        one: 'You can download your personal data for # day.',
        other: 'You can download your personal data for # days.',
      }),
    }),
    group_invitation: ({ group, organization }: Place) => ({
      title: `You are invited to ${group}`,
      body: `You are invited to join ${group} at ${organization}. You are in as soon as you accept.`,
    }),
    group_leader_named: ({ group, organization }: Place) => ({
      title: `You lead ${group} now`,
      body: `You were named as the leader of ${group} at ${organization}. If that is not for you, you can step down at any time.`,
    }),
    group_leader_stepped_down: ({ group, organization }: Place) => ({
      title: `${group} has no leader now`,
      body: `The leader of ${group} at ${organization} has stepped down. The group is inactive until it has another one.`,
    }),
    group_member_joined: ({ group, organization }: Place) => ({
      title: `Somebody joined ${group}`,
      body: `Somebody has joined ${group} at ${organization}.`,
    }),
    /** What others have written: posts, comments (answers), or both. */
    group_news: ({ group, posts = 0, answers = 0 }: News) => ({
      title:
        answers === 0
          ? plural(posts, { one: `# new post in ${group}`, other: `# new posts in ${group}` })
          : posts === 0
            ? plural(answers, { one: `# new comment in ${group}`, other: `# new comments in ${group}` })
            : plural(posts + answers, { one: `# new contribution in ${group}`, other: `# new posts and comments in ${group}` }),
      body: `There is something new to read in ${group}.`,
    }),
    group_seat_given: ({ group, organization }: Place) => ({
      title: `You are in ${group} now`,
      body: `A seat in ${group} at ${organization} became free, and you had waited longest. Welcome.`,
    }),
    import_ended: ({ organization, count }: Imported) => ({
      title: `Your import at ${organization} has ended`,
      body: count === 1 ? `One person is invited to ${organization}.` : `${count} people are invited to ${organization}.`,
    }),
    join_request_accepted: ({ group, organization }: Place) => ({
      title: `Welcome to ${group}`,
      body: `You are now a member of ${group} at ${organization}.`,
    }),
    join_request_received: ({ group, organization }: Place) => ({
      title: `Somebody asks to join ${group}`,
      body: `A request to join ${group} at ${organization} waits for an answer.`,
    }),
    join_request_rejected: ({ group, organization }: Place) => ({
      title: `Your request to join ${group}`,
      body: `Your request to join ${group} at ${organization} was not accepted this time. You are welcome to ask again, or to look for another group.`,
    }),
    level_reached: ({ level }: { level: number }) => ({
      title: `You have reached level ${number(level)}`,
      body: `What you have completed has brought you to level ${number(level)}.`,
    }),
    meeting_cancelled: ({ group, starts_at, following }: Cancelled) => ({
      title: `Cancelled: ${group}`,
      body: following
        ? `The meetings of ${group} from ${dayAndTime(starts_at)} on are cancelled.`
        : `The meeting of ${group} on ${dayAndTime(starts_at)} is cancelled.`,
    }),
    meeting_changed: ({ group, starts_at, location }: Meeting) => ({
      title: `A change: ${group}`,
      body: location
        ? `A meeting of ${group} has changed. It is now on ${dayAndTime(starts_at)}, at this place: ${location}`
        : `A meeting of ${group} has changed. It is now on ${dayAndTime(starts_at)}.`,
    }),
    meeting_soon: ({ group, starts_at, location }: Meeting) => ({
      title: `Coming up: ${group}`,
      body: location
        ? `${group} meets on ${dayAndTime(starts_at)}, at this place: ${location}`
        : `${group} meets on ${dayAndTime(starts_at)}.`,
    }),
    member_joined: ({ organization }: { organization: string }) => ({
      title: `Somebody joined ${organization}`,
      body: `${organization} has a new member.`,
    }),
    organization_admin_added: ({ organization, way }: { organization: string; way: 'role' | 'invitation' | 'operator' }) => {
      const how = {
        role: 'An admin has made them one.',
        invitation: 'They took up an invitation.',
        operator: 'Whoever runs this service has made them one.',
      }
      return {
        title: `${organization} has another admin now`,
        body: `Somebody has become an admin of ${organization}. ${how[way]} The audit log says who. If that is not meant, take the role away.`,
      }
    },
    organization_news: ({ group, posts = 0 }: News) => ({
      title: plural(posts, { one: `# new post from ${group}`, other: `# new posts from ${group}` }),
      body: `${group} has something new for everyone.`,
    }),
    pair_asked: ({ organization }: Organization) => ({
      title: 'Somebody asks to walk with you',
      body: `Somebody at ${organization} asks to walk one to one with you. It is yours to say yes or no.`,
    }),
    pair_began: ({ organization }: Organization) => ({
      title: 'You walk one to one now',
      body: `Your one to one at ${organization} has begun.`,
    }),
    pair_declined: ({ organization }: Organization) => ({
      title: 'About your one to one',
      body: `An admin of ${organization} did not agree to your one to one. You are welcome to talk to them.`,
    }),
    pair_quiet: ({ organization }: Organization) => ({
      title: 'It has been quiet in your one to one',
      body: `Nothing new has been shared in your one to one at ${organization} for a month. A short word may be a good start.`,
    }),
    pair_report_received: ({ organization }: Organization) => ({
      title: `Somebody at ${organization} sent you something of their one to one`,
      body: `Somebody at ${organization} asks the admins to look at their one to one.`,
    }),
    pair_waiting: ({ organization }: Organization) => ({
      title: `A one to one at ${organization} waits for an admin`,
      body: `Two people at ${organization} would like to walk one to one. It waits for your agreement.`,
    }),
    /** People, each counted once; the days before the one on which it is told. */
    prayed_for_you: ({ people }: { people: number }) => ({
      title: plural(people, { one: '# person prayed for you', other: '# people prayed for you' }),
      body: 'Your church carries what you asked for.',
    }),
    /** Its title and beginning, as a member wrote them. */
    prayer_request_approved: ({ title, beginning }: { title: string; beginning: string }) => ({
      title: `A prayer request: ${title}`,
      body: beginning,
    }),
    /** Nothing of what it says, nor of whom. */
    prayer_request_received: ({ organization }: { organization: string }) => ({
      title: `A prayer request waits at ${organization}`,
      body: `Somebody at ${organization} has asked for prayer. It is shared once one of you has approved it.`,
    }),
    /** Which one: by its title, or by the day on which it was asked for. Every sentence is whole without that. */
    prayer_request_reviewed: ({ decision, title, asked_on }: { decision: Decision; title?: string; asked_on?: string }) => {
      const which = title ? ` “${title}”` : asked_on ? ` of ${day(asked_on)}` : ''
      if (decision === 'carried')
        return { title: `The care team prays for your request${which}`, body: `The care team prays for your prayer request${which}.` }
      if (decision === 'narrowed')
        return {
          title: `Your prayer request${which} is with the care team`,
          body: `A leader has given your prayer request${which} to the care team, which prays for it. It is not shared with the church.`,
        }
      return decision === 'approved'
        ? { title: `Your prayer request${which} is shared`, body: `Your prayer request${which} is in the Prayer Requests group now.` }
        : {
            title: `Your prayer request${which} was not shared`,
            body: `A leader has looked at your prayer request${which} and did not share it with the group.`,
          }
    },
    report_received: ({ group, organization }: Place) => ({
      title: `Something was reported in ${group}`,
      body: `A report in ${group} at ${organization} waits for a decision.`,
    }),
    /** At least one of them waits. */
    still_waiting: ({ organization, join_requests, prayer_requests }: Waiting) => ({
      title: `Still waiting at ${organization}`,
      body: [
        ...(join_requests > 0
          ? [
              plural(join_requests, {
                one: `# request to join at ${organization} has waited for more than two days.`,
                other: `# requests to join at ${organization} have waited for more than two days.`,
              }),
            ]
          : []),
        ...(prayer_requests > 0
          ? [
              plural(prayer_requests, {
                one: `# prayer request at ${organization} has waited for more than a day.`,
                other: `# prayer requests at ${organization} have waited for more than a day.`,
              }),
            ]
          : []),
      ].join(' '),
    }),
    prayer_update_reviewed: ({ decision, asked_on }: { decision: 'approved' | 'rejected'; asked_on: string }) =>
      decision === 'approved'
        ? {
            title: `What you wrote on your prayer request of ${day(asked_on)} is shared`,
            body: `What you wrote on your prayer request of ${day(asked_on)} stands under it now.`,
          }
        : {
            title: `What you wrote on your prayer request of ${day(asked_on)} was not shared`,
            body: `A leader has looked at what you wrote on your prayer request of ${day(asked_on)} and did not share it.`,
          },
    prayer_words_proposed: ({ asked_on }: { asked_on: string }) => ({
      title: `Other words for your prayer request of ${day(asked_on)}`,
      body: `A leader suggests other words for your prayer request of ${day(asked_on)}. Nothing changes unless you take them.`,
    }),
    time_zone_replaced: ({ organization }: { organization: string | null }) =>
      organization === null
        ? {
            title: 'Please choose your time zone again',
            body: 'The time zone that was set for you names no single place. Until you choose another, your days are those of your organization.',
          }
        : {
            title: `Please choose the time zone of ${organization} again`,
            body: `The time zone that was set for ${organization} names no single place. Until an admin chooses another, ${organization} goes by UTC.`,
          },
    training_assigned: ({ training, due_date }: { training: string; due_date: string | null }) => ({
      title: `A training for you: ${training}`,
      body: due_date === null ? `Please complete “${training}” when you can.` : `Please complete “${training}” by ${day(due_date)}.`,
    }),
    training_due: ({ training, due_date, reminder }: Due) => {
      if (reminder === 'on') return { title: `Due soon: ${training}`, body: `“${training}” is due today.` }
      if (reminder === 'before') return { title: `Due soon: ${training}`, body: `“${training}” is due on ${day(due_date)}.` }
      const title = `A reminder: ${training}`
      if (due_date === null) return { title, body: `Your leaders remind you of “${training}”.` }
      return reminder === 'asked'
        ? { title, body: `Your leaders remind you of “${training}”. It is due on ${day(due_date)}.` }
        : { title, body: `Your leaders remind you of “${training}”. It was due on ${day(due_date)}, and you can still complete it.` }
    },
    webhook_switched_off: ({ organization, why }: SwitchedOff) => ({
      title: `A webhook of ${organization} is off`,
      body:
        why === 'gone'
          ? `The receiver of a webhook of ${organization} has answered that it is gone. Nothing is sent to it any more.`
          : `For three days nothing has reached the receiver of a webhook of ${organization}. It is switched off; once the receiver works, you can switch it on again.`,
    }),
  },

  /** What came while somebody was not to be disturbed. */
  several: ({ count }: { count: number }) => plural(count, { one: '# new notification', other: '# new notifications' }),

  mails: {
    /** Above the link to the page of what it is about. */
    actions: {
      second_factor_needed: 'Set it up',
      account_cared_for: 'Look at your account',
      badge_earned: 'See your badges',
      care_request_waiting: 'See what waits',
      comment_on_post: 'Read the comment',
      export_ready: 'Go to your personal data',
      group_invitation: 'See the invitation',
      group_leader_named: 'Open the group',
      group_leader_stepped_down: 'See who is in the group',
      group_member_joined: 'See who is in the group',
      group_news: 'Open the group',
      group_seat_given: 'Open the group',
      import_ended: 'See the people',
      join_request_accepted: 'Open the group',
      join_request_received: 'See who asks',
      join_request_rejected: 'See the group',
      level_reached: 'See your journey',
      meeting_cancelled: 'See the meetings',
      meeting_changed: 'Open the meeting',
      meeting_soon: 'Open the meeting',
      member_joined: 'See who belongs',
      organization_admin_added: 'See who the admins are',
      organization_news: 'Read it',
      pair_asked: 'See who asks',
      pair_began: 'Open it',
      pair_declined: 'Go to one to one',
      pair_quiet: 'Open it',
      pair_report_received: 'Look at it',
      pair_waiting: 'Look at it',
      prayed_for_you: 'See your prayer requests',
      prayer_request_approved: 'Read the prayer request',
      prayer_request_received: 'Read the prayer request',
      prayer_request_reviewed: 'See your prayer requests',
      prayer_update_reviewed: 'See your prayer requests',
      prayer_words_proposed: 'See what is suggested',
      report_received: 'Look at the report',
      still_waiting: 'See what waits',
      time_zone_replaced: 'Choose the time zone',
      training_assigned: 'Open the training',
      training_due: 'Open the training',
      webhook_switched_off: 'Look at the webhooks',
    },
    footer: ({ kind }: { kind: string }) => `You get e-mails about: ${kind}.`,
    /** One e-mail of all that came in somebody’s quiet hours. */
    several: {
      subject: ({ count }: { count: number }) =>
        plural(count, { one: '# thing has come in your quiet hours', other: '# things have come in your quiet hours' }),
      action: 'Open your notifications',
      footer: 'You choose what you get by e-mail, and when, in your settings.',
    },
    /** Whoever gets this one may have nothing to do with the account: no word in it is somebody's own. */
    unproven: {
      subject: 'Your request to join a group',
      paragraph: 'Your request to join a group has been decided. Please confirm your e-mail address, and sign in to see how.',
    },
  },

  /** Behind the link in each e-mail. */
  pages: {
    done: { title: 'You are unsubscribed', text: ({ kind }: { kind: string }) => `You get no more e-mails about: ${kind}.` },
    unknown_link: { title: 'This link does not work', text: 'It may be incomplete. Please use the link as it is in the e-mail.' },
    unsubscribe: { title: 'Unsubscribe', text: ({ kind }: { kind: string }) => `No more e-mails about: ${kind}?`, button: 'Unsubscribe' },
  },
}

/** `carried`: the care team, for which it was, has taken it; `narrowed`: it got it in place of the church. */
type Decision = 'approved' | 'rejected' | 'carried' | 'narrowed'

/** `asked`: because a leader asked for it; `asked_after`: when the date was over. Only then there may be none. */
type Due = { training: string } & (
  | { due_date: string; reminder: 'before' | 'on' }
  | { due_date: string | null; reminder: 'asked' | 'asked_after' }
)

interface News {
  group: string
  /** Left out where none is: a notice is kept without its counts. */
  posts?: number
  answers?: number
}

interface Waiting {
  organization: string
  join_requests: number
  prayer_requests: number
}

interface Field {
  field: string
}

interface Imported {
  organization: string
  /** Of those who are invited. */
  count: number
}

interface SwitchedOff {
  organization: string
  why: 'gone' | 'failing'
}

interface Organization {
  organization: string
}

interface Place {
  group: string
  organization: string
}

interface Meeting {
  group: string
  /** On the wall where they meet. */
  starts_at: string
  location: string | null
}

/** `following`: it and those after it. */
type Cancelled = Omit<Meeting, 'location'> & { following: boolean }
