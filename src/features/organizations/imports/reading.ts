// Reads lists of people in a thread beside the main one: ten megabytes in whatever order somebody sends them.
import { openThreads, TaskLimitExceeded } from '#platform/threads.ts'
import type { DateOrder, Field } from './columns.ts'
import type { ListFault } from './list-file.ts'
import type { Candidate } from './people.ts'

export interface Mapping {
  fields: Field[]
  dateOrder: DateOrder
}

export interface Task {
  content: Uint8Array
  /** Without it the columns are guessed. */
  mapping?: Mapping | undefined
  /** How dates are read that can be read in two ways. */
  usualOrder: DateOrder
}

export interface ReadList extends Mapping {
  columns: { header: string; samples: string[] }[]
  people: Candidate[]
}
export type Reading = ReadList | { fault: ListFault | { rule: 'list_too_intricate' } }

const threads = openThreads<Task, Reading>(new URL('reading-worker.ts', import.meta.url), {
  concurrency: 1,
  maxWaiting: 20,
  cpuMs: 10_000,
  megabytes: 256,
  single: true,
  tooMany: 'too_many_files',
})

/** `whose`: who sent it, so that one person's many hold up nobody else's. */
export async function readPeople(task: Task, whose: number): Promise<Reading> {
  try {
    return await threads.run(task, whose)
  } catch (error) {
    if (error instanceof TaskLimitExceeded) return { fault: { rule: 'list_too_intricate' } }
    throw error
  }
}
