import type { OwnWords } from '#web/words/en/own.ts'
import { oneToOne } from './one-to-one.ts'
import { profile } from './profile.ts'

export const own: OwnWords = { oneToOne, profile }
