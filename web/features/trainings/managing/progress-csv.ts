// Everyone's progress as a file: a row for each training of each person, of all pages of what is filtered.
import { api, ask } from '#web/api/asking.ts'
import { dateToday } from '#web/api/session.ts'
import { type PersonsProgress, stateOf } from '#web/features/trainings/managing/states.ts'
import { csvOf, download } from '#web/parts/csv.ts'
import { managingWords } from '#web/words/choosing.ts'

interface Filter {
  organization_id: number
  search?: string
  group_id?: number
  qualification_id?: number
  overdue?: boolean
}

export async function progressAsCsv(filter: Filter): Promise<void> {
  const { progress } = managingWords()
  const { name, training, state, share, due, completed } = progress.csvHeads
  const people = await readAll(filter)
  const rows = people.flatMap((person) =>
    person.qualifications.length > 0 ? person.qualifications.map((one) => rowOf(person, one)) : [[person.name]],
  )
  download(`${progress.csvFile}-${dateToday()}.csv`, csvOf([[name, training, state, share, due, completed], ...rows]))
}

async function readAll(filter: Filter): Promise<PersonsProgress[]> {
  const people: PersonsProgress[] = []
  let address: { page: number; per_page: number } | undefined = { page: 1, per_page: 1000 }
  while (address) {
    const answer: Awaited<ReturnType<typeof readPage>> = await readPage(filter, address)
    people.push(...answer.data)
    // A page that was too large was divided, so the service says how large they are.
    address = answer.next_page_url === null ? undefined : { page: answer.current_page + 1, per_page: answer.per_page }
  }
  return people
}

const readPage = (filter: Filter, address: { page: number; per_page: number }) =>
  ask(api.GET('/qualifications/users-progress', { params: { query: { ...filter, ...address } } }))

function rowOf({ name }: PersonsProgress, one: PersonsProgress['qualifications'][number]) {
  const { states } = managingWords().progress
  return [name, one.title, states[stateOf(one)], one.progress_percentage, one.due_date, one.completed_on]
}
