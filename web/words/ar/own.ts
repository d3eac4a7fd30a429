import type { OwnWords } from '#web/words/en/own.ts'
import { merging } from './merging.ts'
import { oneToOne } from './one-to-one.ts'
import { passkeys } from './passkeys.ts'
import { profile } from './profile.ts'
import { secondFactor } from './second-factor.ts'
import { takingAlong } from './taking-along.ts'

/** Words that were changed on another device while they were changed here. */
const meanwhile = { saysNow: 'النص الحالي', replaces: 'إذا حفظت مرة أخرى، سيحل نصك محل هذا النص.' }

export const own: OwnWords = { merging, meanwhile, oneToOne, passkeys, profile, secondFactor, takingAlong }
