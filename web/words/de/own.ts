import type { OwnWords } from '#web/words/en/own.ts'
import { oneToOne } from './one-to-one.ts'
import { profile } from './profile.ts'
import { takingAlong } from './taking-along.ts'

export const own: OwnWords = { oneToOne, profile, takingAlong }
