import { common } from './common.ts'
import { completions } from './completions.ts'
import { invitations } from './invitations.ts'
import { people } from './people.ts'
import { person } from './person.ts'
import { progress } from './progress.ts'
import { settings } from './settings.ts'
import { waiting } from './waiting.ts'

export const en = {
  common,
  completions,
  invitations,
  people,
  person,
  progress,
  settings,
  waiting,
}

/** The words of pages for leaders and admins; the other languages are typed by English. */
export type ManagingWords = typeof en
