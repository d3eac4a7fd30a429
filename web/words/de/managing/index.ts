import type { ManagingWords } from '#web/words/en/managing/index.ts'
import { common } from './common.ts'
import { completions } from './completions.ts'
import { invitations } from './invitations.ts'
import { people } from './people.ts'
import { person } from './person.ts'
import { progress } from './progress.ts'
import { settings } from './settings.ts'
import { waiting } from './waiting.ts'

export const de: ManagingWords = {
  common,
  completions,
  invitations,
  people,
  person,
  progress,
  settings,
  waiting,
}
