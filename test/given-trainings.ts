// Builders for trainings, and what people do with them.
import { type Organization, type Person, unique } from './given.ts'

export interface GivenTraining {
  id: number
  title: string
  modules: { id: number; title: string; content: string; position: number; status: string }[]
  quiz_version: number | null
  [field: string]: unknown
}

/** A quiz of so many questions; the right answers are the options 0, 1, 2, 3, 0, 1 … */
export const quizOf = (count: number) => ({
  quiz_type: 'multiple_choice',
  quiz_data: {
    questions: Array.from({ length: count }, (_, n) => ({
      question: `Question ${n + 1}?`,
      options: ['A', 'B', 'C', 'D'],
      correct_answer_index: n % 4,
    })),
  },
})
/** Answers to it, the first `right` of them right. */
export const answersTo = (count: number, right: number) => ({
  answers: Array.from({ length: count }, (_, n) => ({ question_index: n, selected_answer_index: n < right ? n % 4 : (n + 1) % 4 })),
})

/** A training as the leader or admin who made it sees it. */
export async function givenTraining({
  by,
  of,
  ...fields
}: {
  by: Person
  of: Organization
  [field: string]: unknown
}): Promise<GivenTraining> {
  const { status, body, text } = await by.post('/qualifications', { title: unique('Training'), organization_id: of.id, ...fields })
  if (status !== 201) throw new Error(`givenTraining: ${status} ${text}`)
  return body.data
}

export const start = (person: Person, { id }: { id: number }) => person.post(`/qualifications/start/${id}`)
export const complete = (person: Person, { id }: { id: number }) => person.post(`/qualifications/complete/${id}`)
export const submit = (person: Person, { id }: { id: number }, body: unknown) => person.post(`/qualifications/${id}/submit-quiz`, body)
export const progressIn = async (person: Person, { id }: { id: number }) =>
  (await person.get('/qualifications/progress')).body.data.find((item: { qualification_id: number }) => item.qualification_id === id)

/** Someone has started and completed a training without a quiz; gives the answer. */
export async function givenCompletion(person: Person, training: { id: number }) {
  await start(person, training)
  const { status, body, text } = await complete(person, training)
  if (status !== 200) throw new Error(`givenCompletion: ${status} ${text}`)
  return body.data as { qualification_id: number; completed_at: string; certificate_url: string }
}
