import type { ManagingWords } from '#web/words/en/managing/index.ts'
import { badges } from './badges.ts'
import { challenges } from './challenges.ts'
import { common } from './common.ts'
import { completions } from './completions.ts'
import { firstSteps } from './first-steps.ts'
import { goneQuiet } from './gone-quiet.ts'
import { groups } from './groups.ts'
import { invitations } from './invitations.ts'
import { library } from './library.ts'
import { meetings } from './meetings.ts'
import { ordering } from './ordering.ts'
import { pairs } from './pairs.ts'
import { people } from './people.ts'
import { person } from './person.ts'
import { progress } from './progress.ts'
import { reports } from './reports.ts'
import { settings } from './settings.ts'
import { trainings } from './trainings.ts'
import { upload } from './upload.ts'
import { versions } from './versions.ts'
import { waiting } from './waiting.ts'
import { writing } from './writing.ts'

export const de: ManagingWords = {
  badges,
  challenges,
  common,
  completions,
  firstSteps,
  goneQuiet,
  groups,
  invitations,
  meetings,
  library,
  ordering,
  pairs,
  people,
  person,
  progress,
  reports,
  settings,
  trainings,
  upload,
  versions,
  waiting,
  writing,
}
