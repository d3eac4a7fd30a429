import type { ManagingWords } from '#web/words/en/managing/index.ts'
import { common } from './common.ts'

export const es: ManagingWords = {
  common,
}
