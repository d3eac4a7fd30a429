// A person's notifications, which of them they want by e-mail and push, and their devices.
import type { Api } from '#features/accounts/actor.ts'
import { ReadAnew } from '#features/changes/errors.ts'
import { these } from '#features/changes/queries.ts'
import { asksForChanges, readFeedChanges } from '#features/changes/reading.ts'
import { feedOrChangesQuery } from '#features/changes/schemas.ts'
import type { Db } from '#platform/db/database.ts'
import { invalidChoice, Message, notFound, Refused, refusals, ValidationFailed } from '#platform/http/errors.ts'
import { Data, Done } from '#platform/http/fields.ts'
import { feedOf, readCursor } from '#platform/http/paging.ts'
import type { Services } from '#src/services.ts'
import type { Words } from '#words/languages.ts'
import { removeDevice } from './devices/queries.ts'
import { registerDevice } from './devices/registering.ts'
import { channels, kindNames, kinds, pathOf } from './kinds.ts'
import { type StoredNotice, textOf } from './notice.ts'
import {
  changedNotifications,
  countUnread,
  findNotification,
  type ListPosition,
  listNotifications,
  listNotificationsById,
  listPreferences,
  saveAllRead,
  savePreferences,
  saveRead,
} from './queries.ts'
import { ChangePreferences, Device, Notification, NotificationPreferences, Notifications, PushKey, RegisterDevice } from './schemas.ts'
import { findQuietHours, saveQuietHours } from './sending/queries.ts'
import type { Subjects } from './subjects.ts'

export function notificationRoutes(service: Api, { push }: Services, subjects: Subjects) {
  const api = service.withTag('Notifications')

  api.get(
    '/notifications',
    {
      operationId: 'listNotifications',
      access: 'subscriber',
      summary: 'List my notifications: the unread first, each part newest first',
      description:
        'What is read while going through the list keeps its place until the list is read from the start again, so nothing repeats. Notifications are deleted after half a year, and as soon as their reader can no longer see what they are about. `title` and `body` are in the language of the answer. `path` leads to the page of what it is about, in the web app.',
      query: feedOrChangesQuery,
      response: { 200: Notifications, 422: refusals(ReadAnew) },
    },
    async ({ db, actor, words, query }) => {
      if (asksForChanges(query)) {
        const whose = { list: 'notifications', userId: actor.id, places: these([]), led: [] } as const
        const changes = await readFeedChanges(db, whose, query, {
          rowsOf: async (ids) => (await listNotificationsById(db, subjects, actor.id, ids)).map((row) => shown(row, words)),
          others: (since) => changedNotifications(subjects, actor.id, since),
        })
        return { ...changes, unread_count: await countUnread(db, subjects, actor.id) }
      }
      const { cursor, per_page = 50 } = query
      const rows = await listNotifications(db, subjects, actor.id, per_page, positionIn(cursor))
      const { data, meta } = feedOf(rows, per_page, ({ began, section, id }) => [began, section, id])
      return {
        data: data.map(({ began, section, ...row }) => shown(row, words)),
        meta,
        unread_count: await countUnread(db, subjects, actor.id),
      }
    },
  )

  api.post(
    '/notifications/{notification}/read',
    {
      operationId: 'markNotificationRead',
      access: 'subscriber',
      summary: 'Mark a notification as read',
      response: { 200: Done(Notification), 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      await saveRead(db, actor.id, params.notification)
      const row = await findNotification(db, subjects, actor.id, params.notification)
      if (!row) throw notFound('notification_not_found')
      return { message: words.notifications.answers.read, data: shown(row, words) }
    },
  )

  api.post(
    '/notifications/read-all',
    {
      operationId: 'markAllNotificationsRead',
      access: 'subscriber',
      summary: 'Mark all notifications as read',
      response: { 200: Message },
    },
    async ({ db, actor, words }) => {
      await saveAllRead(db, actor.id)
      return { message: words.notifications.answers.all_read }
    },
  )

  api.get(
    '/user/notification-preferences',
    {
      operationId: 'getNotificationPreferences',
      access: 'subscriber',
      summary: 'Read my notification preferences',
      description:
        'The list holds every kind. E-mails about the account itself, such as a new password, always come, also in `quiet_hours`.',
      response: { 200: Data(NotificationPreferences) },
    },
    async ({ db, actor, words }) => ({ data: await preferencesOf(db, actor.id, words) }),
  )

  api.put(
    '/user/notification-preferences',
    {
      operationId: 'updateNotificationPreferences',
      access: 'subscriber',
      summary: 'Change my notification preferences',
      description: 'Kinds and channels that are not sent stay unchanged; `quiet_hours: null` ends them.',
      body: ChangePreferences,
      response: { 200: Done(NotificationPreferences), 422: ValidationFailed },
    },
    async ({ db, actor, body, words }) => {
      await db.transaction(async (tx) => {
        await savePreferences(tx, actor.id, body.preferences ?? [])
        if (body.quiet_hours !== undefined) await saveQuietHours(tx, actor.id, body.quiet_hours)
      })
      return { message: words.notifications.answers.preferences_saved, data: await preferencesOf(db, actor.id, words) }
    },
  )

  api.post(
    '/devices',
    {
      operationId: 'registerDevice',
      access: 'subscriber',
      summary: 'Register a browser or a phone for pushes',
      description:
        'A browser sends its `subscription`, a phone its `token`. The device gets pushes as long as the sign-in lasts with which it is registered: register it again after signing in. Of more than 20 devices, the ones registered longest ago are removed.',
      body: RegisterDevice,
      subject: ({ data }) => ({ table: 'devices', id: data.id }),
      response: { 201: Done(Device), 422: ValidationFailed },
    },
    async ({ db, actor, body, words }) => ({
      message: words.notifications.answers.device_registered,
      data: await registerDevice(db, actor, body, push),
    }),
  )

  api.delete(
    '/devices/{device}',
    {
      operationId: 'removeDevice',
      access: 'subscriber',
      summary: 'Remove a device: it gets no more pushes',
      response: { 200: Message, 404: Refused },
    },
    async ({ db, actor, params, words }) => {
      if ((await removeDevice(db, actor.id, params.device)) === 0) throw notFound('device_not_found')
      return { message: words.notifications.answers.device_removed }
    },
  )

  api.get(
    '/push/public-key',
    {
      operationId: 'getPushPublicKey',
      access: 'subscriber',
      summary: 'Read the key with which a browser subscribes to pushes (`applicationServerKey`)',
      response: { 200: Data(PushKey) },
    },
    async () => ({ data: { public_key: push.publicKey } }),
  )
}

function positionIn(cursor: string | undefined): ListPosition | undefined {
  const position = readCursor(cursor, ['string', 'number', 'number'])
  if (!position) return undefined
  const [began, section, id] = position as [string, number, number]
  if (section !== 0 && section !== 1) throw invalidChoice('cursor')
  return { began, section, id }
}

/** A notification in the reader's language. */
const shown = <Row extends StoredNotice & { data: Record<string, number> }>({ params, title, body, news, ...row }: Row, words: Words) => ({
  ...row,
  ...textOf({ kind: row.kind, params, title, body, news }, words),
  path: pathOf(row),
})

/** Every kind and channel, as chosen or by default. */
async function preferencesOf(db: Db, userId: number, { notifications }: Words) {
  const chosen = await listPreferences(db, userId)
  const choiceOf = (kind: string, channel: string) => chosen.find((choice) => choice.kind === kind && choice.channel === channel)
  const preferences = kindNames.flatMap((kind) =>
    channels.map((channel) => ({
      kind,
      label: notifications.kinds[kind],
      channel,
      enabled: choiceOf(kind, channel)?.enabled ?? kinds[kind][channel],
    })),
  )
  return { preferences, quiet_hours: (await findQuietHours(db, userId)) ?? null }
}
