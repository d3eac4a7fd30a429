// How the demo's trainings are written down. Texts are in a plain markup (see toHtml in ../trainings.ts); Bible quotations come from the
// King James Version and the World English Bible, which are in the public domain.

/** A question, its right answer, and three wrong ones. */
export type DraftQuestion = [question: string, right: string, wrong1: string, wrong2: string, wrong3: string]

export type Draft = {
  title: string
  type: string
  topics: string[]
  /** Who sees it; members where nothing is said. */
  visibility?: 'everyone' | 'leadership_only' | 'assigned_only'
  requiredForLeadership?: boolean
  text: string
  modules: { title: string; text: string }[]
  quiz?: 'consent' | DraftQuestion[]
}
