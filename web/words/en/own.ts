import { oneToOne } from './one-to-one.ts'
import { profile } from './profile.ts'

export const own = { oneToOne, profile }

export type OwnWords = typeof own
