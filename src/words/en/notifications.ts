// What people are told, wherever they are told it: in their list, by e-mail and by push.
import { day, plural } from './formats.ts'

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
    comment_on_post: 'Comments on your posts',
    export_ready: 'Your personal data, ready to download',
    group_leader_named: 'Groups that you are named to lead',
    group_leader_stepped_down: 'Groups of yours whose leader steps down',
    join_request_accepted: 'Your requests to join groups that are accepted',
    join_request_rejected: 'Your requests to join groups that are not accepted',
    organization_admin_added: 'People who become admins beside you',
    prayer_request_approved: 'Prayer requests that are shared',
    prayer_request_reviewed: 'Decisions about your own prayer requests',
    time_zone_replaced: 'A time zone that has to be chosen again',
    training_assigned: 'Trainings that you are given',
    training_due: 'Trainings that are due soon',
  },

  /** What a notice says: a title, and a sentence or two. A locked phone shows both. */
  notices: {
    comment_on_post: () => ({ title: 'A new comment on your post', body: '' }),
    export_ready: ({ days }: { days: number }) => ({
      title: 'Your personal data is ready',
      body: plural(days, { one: 'You can download it for # day.', other: 'You can download it for # days.' }),
    }),
    group_leader_named: ({ group, organization }: Place) => ({
      title: `You lead ${group} now`,
      body: `You were named as the leader of ${group} at ${organization}. If that is not for you, you can step down at any time.`,
    }),
    group_leader_stepped_down: ({ group, organization }: Place) => ({
      title: `${group} has no leader now`,
      body: `The leader of ${group} at ${organization} has stepped down. The group is inactive until it has another one.`,
    }),
    join_request_accepted: ({ group, organization }: Place) => ({
      title: `Welcome to ${group}`,
      body: `You are now a member of ${group} at ${organization}.`,
    }),
    join_request_rejected: ({ group, organization }: Place) => ({
      title: `Your request to join ${group}`,
      body: `Your request to join ${group} at ${organization} was not accepted this time. You are welcome to ask again, or to look for another group.`,
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
    /** Both are what a member wrote. */
    prayer_request_approved: ({ title, beginning }: { title: string; beginning: string }) => ({ title, body: beginning }),
    prayer_request_reviewed: ({ decision }: { decision: 'approved' | 'rejected' }) =>
      decision === 'approved'
        ? { title: 'Your prayer request is shared', body: 'It is in the Prayer Requests group now.' }
        : { title: 'Your prayer request was not shared', body: 'A leader has looked at it and did not share it with the group.' },
    time_zone_replaced: ({ organization }: { organization: string | null }) =>
      organization === null
        ? {
            title: 'Please choose your time zone again',
            body: 'The one that was set names no single place. Until you choose another, your days are those of your organization.',
          }
        : {
            title: `Please choose the time zone of ${organization} again`,
            body: 'The one that was set names no single place. Until an admin chooses another, the organization goes by UTC.',
          },
    training_assigned: ({ training, due_date }: { training: string; due_date: string | null }) => ({
      title: `A training for you: ${training}`,
      body: due_date === null ? 'Please complete it when you can.' : `Please complete it by ${day(due_date)}.`,
    }),
    training_due: ({ training, due_date, reminder }: { training: string; due_date: string; reminder: 'before' | 'on' }) => ({
      title: `Due soon: ${training}`,
      body: reminder === 'on' ? 'It is due today.' : `It is due on ${day(due_date)}.`,
    }),
  },

  mails: {
    footer: ({ kind }: { kind: string }) => `You get e-mails about: ${kind}.`,
    /** Whoever gets this one may have nothing to do with the account: no word in it is somebody's own. */
    unproven: {
      subject: 'Your request to join a group',
      paragraph: 'It has been decided. Please confirm your e-mail address, and sign in to see how.',
    },
  },

  /** Behind the link in each e-mail. */
  pages: {
    done: { title: 'You are unsubscribed', text: ({ kind }: { kind: string }) => `You get no more e-mails about: ${kind}.` },
    unknown_link: { title: 'This link does not work', text: 'It may be incomplete. Please use the link as it is in the e-mail.' },
    unsubscribe: { title: 'Unsubscribe', text: ({ kind }: { kind: string }) => `No more e-mails about: ${kind}?`, button: 'Unsubscribe' },
  },
}

interface Field {
  field: string
}

interface Place {
  group: string
  organization: string
}
