import type { RareWords } from '#web/words/en/managing/rare.ts'
import { auditLog } from './audit-log.ts'
import { imports } from './imports.ts'

export const rare: RareWords = { auditLog, imports }
