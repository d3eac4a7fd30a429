// What is sent and what comes back about updates.
import Type from 'typebox'
import { Bool, Id, Optional, Str, Text, Timestamp } from '#platform/http/fields.ts'
import { Asker, OwnPrayerUpdate, RejectionReason } from '../schemas.ts'

export const WriteUpdate = {
  text: Text(2000, { examples: ['The operation went well. I can walk again.'] }),
  answered: Optional({ ...Bool, description: 'Whether the prayer was answered: the request is resolved with it' }),
}
export const RejectUpdate = { rejection_reason: RejectionReason }

export const PendingPrayerUpdate = Type.Object({
  ...OwnPrayerUpdate.properties,
  organization_id: Id,
  created_at: Timestamp,
  user: Asker,
  request: Type.Object({ id: Id, title: Str('Strength for my surgery'), anonymous: Type.Boolean() }),
})
export const PrayerUpdateDone = Type.Object({ message: Type.String(), update: OwnPrayerUpdate })
