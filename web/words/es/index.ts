import type { Words } from '#web/words/en/index.ts'
import { accounts } from './accounts.ts'
import { frame } from './frame.ts'
import { today } from './today.ts'

export const es: Words = { accounts, frame, today }
