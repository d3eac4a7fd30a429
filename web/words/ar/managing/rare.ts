import type { RareWords } from '#web/words/en/managing/rare.ts'
import { apiKeys } from './api-keys.ts'
import { auditLog } from './audit-log.ts'
import { imports } from './imports.ts'
import { integrations } from './integrations.ts'
import { webhooks } from './webhooks.ts'

export const rare: RareWords = { apiKeys, auditLog, imports, integrations, webhooks }
