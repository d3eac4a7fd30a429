// What is sent and what comes back about notifications, preferences and devices.
import Type, { type Static } from 'typebox'
import { FeedOrChangesOf } from '#features/changes/schemas.ts'
import type { FieldError } from '#platform/http/errors.ts'
import { Address, Bool, Id, Int, ListOf, Nullish, OneOf, Optional, OrNull, Str, Text, TimeOfDay, Timestamp } from '#platform/http/fields.ts'
import { channels, kindNames } from './kinds.ts'

export const NotificationKind = OneOf(...kindNames)
export const NotificationChannel = OneOf(...channels)

export const Notification = Type.Object({
  id: Id,
  kind: NotificationKind,
  title: Str('Strength for my surgery'),
  body: Str('On Thursday the doctors will operate on my knee …'),
  quote: OrNull(Str('Please tell us a little more.')),
  data: Type.Record(Type.String(), Type.Integer(), {
    description: 'Ids that lead to the thing, such as `group_id` and `post_id`',
    examples: [{ group_id: 2, post_id: 17 }],
  }),
  path: Type.String({
    description: 'The page of the web app about it, below the app’s address. A push has it in its `data`, an e-mail as its link.',
    examples: ['/groups/2/posts/17'],
  }),
  read_at: OrNull(Timestamp),
  created_at: Timestamp,
})
export const Notifications = Type.Object({ ...FeedOrChangesOf(Notification).properties, unread_count: Int })

export const QuietHours = Type.Object(
  {
    from: TimeOfDay,
    to: Type.Unsafe<string>({
      ...TimeOfDay,
      examples: ['07:00'],
      'x-check': (to: string, { from }: Record<string, unknown>): FieldError | undefined =>
        to === from ? { rule: 'same_times' } : undefined,
    }),
  },
  {
    description:
      'By the clock of one’s own time zone, until the next morning where `to` is earlier: what comes meanwhile is held, and sent as one push and one e-mail then',
  },
)
export const NotificationPreferences = Type.Object({
  preferences: Type.Array(
    Type.Object({
      kind: NotificationKind,
      label: Str('Prayer requests that are shared'),
      channel: NotificationChannel,
      enabled: Type.Boolean(),
    }),
  ),
  quiet_hours: Type.Unsafe<Static<typeof QuietHours> | null>({
    ...OrNull(QuietHours),
    description: 'Null: pushes and e-mails come at any time',
  }),
})
export const ChangePreferences = {
  preferences: Optional(
    ListOf(Type.Object({ kind: NotificationKind, channel: NotificationChannel, enabled: Bool }), 1, 100, {
      examples: [[{ kind: 'prayer_request_approved', channel: 'push', enabled: false }]],
    }),
  ),
  quiet_hours: Nullish(QuietHours),
}

export const DevicePlatform = OneOf('web', 'ios', 'android')
export const RegisterDevice = {
  platform: DevicePlatform,
  subscription: Nullish(
    Type.Object(
      {
        endpoint: Address(2048, { examples: ['https://push.example.com/send/9f2c'] }),
        keys: Type.Object({
          p256dh: Text(200, { examples: ['BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'] }),
          auth: Text(100, { examples: ['tBHItJI5svbpez7KI4CCXg'] }),
        }),
      },
      { description: 'For a browser: the result of `PushSubscription.toJSON()`' },
    ),
  ),
  token: Nullish(Text(4096, { description: 'For a phone: its registration token for Firebase Cloud Messaging' })),
}
export const Device = Type.Object({ id: Id, platform: DevicePlatform, registered_at: Timestamp })
export const PushKey = Type.Object({
  public_key: Str('BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'),
})
