import { oneToOne } from './one-to-one.ts'
import { profile } from './profile.ts'
import { takingAlong } from './taking-along.ts'

export const own = { oneToOne, profile, takingAlong }

export type OwnWords = typeof own
