// A message as it is sent, and shown in the log.
import type { Timestamp } from '#platform/db/types.ts'

export const messageIdOf = ({ message_id }: { message_id: string }) => `msg_${message_id.replaceAll('-', '')}`

export const bodyOf = <Type extends string, Data extends object>({
  type,
  created_at,
  data,
}: {
  type: Type
  created_at: Timestamp
  data: Data
}) => ({
  type,
  timestamp: created_at,
  data,
})
