import { auditLog } from './audit-log.ts'
import { imports } from './imports.ts'

export const rare = { auditLog, imports }

/** The other languages are typed by English. */
export type RareWords = typeof rare
