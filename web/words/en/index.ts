import { accounts } from './accounts.ts'
import { frame } from './frame.ts'
import { today } from './today.ts'

export const en = { accounts, frame, today }

/** All words of the app; the other languages are typed by English. */
export type Words = typeof en
