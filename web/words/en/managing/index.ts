import { common } from './common.ts'

export const en = {
  common,
}

/** The words of pages for leaders and admins; the other languages are typed by English. */
export type ManagingWords = typeof en
