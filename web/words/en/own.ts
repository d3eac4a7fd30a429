import { merging } from './merging.ts'
import { oneToOne } from './one-to-one.ts'
import { passkeys } from './passkeys.ts'
import { profile } from './profile.ts'
import { secondFactor } from './second-factor.ts'
import { takingAlong } from './taking-along.ts'

/** Words that were changed on another device while they were changed here. */
const meanwhile = { saysNow: 'It says now', replaces: 'If you save again, your words replace these.' }

export const own = { merging, meanwhile, oneToOne, passkeys, profile, secondFactor, takingAlong }

export type OwnWords = typeof own
