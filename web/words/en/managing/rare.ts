import { apiKeys } from './api-keys.ts'
import { auditLog } from './audit-log.ts'
import { imports } from './imports.ts'
import { integrations } from './integrations.ts'
import { webhooks } from './webhooks.ts'

export const rare = { apiKeys, auditLog, imports, integrations, webhooks }

/** The other languages are typed by English. */
export type RareWords = typeof rare
