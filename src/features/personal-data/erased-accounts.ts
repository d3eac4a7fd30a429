// Which accounts were erased, recorded where it outlives the database, so that a restored backup does not bring them back: in the store of
// the files, and beside the archives. A line or name is an account's id and the moment that it was made: the same id of another service is not meant.
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The heading in the store of the files. */
export const HEADING = 'erased-accounts'
const FILE = `${HEADING}.txt`

export interface ErasedAccount {
  id: number
  /** In microseconds since 1970; undefined where an operator gives the id alone. */
  madeAt?: string | undefined
}

export const noteName = ({ id, madeAt }: Required<ErasedAccount>) => `${id}-${madeAt}`

/** Undefined for what is none. */
export function readNote(text: string): ErasedAccount | undefined {
  const [, id, madeAt] = /^(\d{1,15})(?:-(\d{1,20}))?$/.exec(text) ?? []
  return id ? { id: Number(id), madeAt } : undefined
}

/**
 * Adds what is not in a folder's list yet. It is only ever added to, so that any number of processes may do so. Where the last line was broken
 * off, by a full disk for one, they begin on a line of their own: what is broken off would else become the id of another account.
 */
export async function addToList(folder: string, notes: readonly string[]) {
  const text = await textOf(folder)
  const known = new Set(linesOf(text))
  const fresh = notes.filter((note) => !known.has(note))
  if (fresh.length === 0) return
  const ended = text === '' || text.endsWith('\n')
  const file = await open(join(folder, FILE), 'a', 0o600)
  try {
    await file.appendFile((ended ? '' : '\n') + fresh.map((note) => `${note}\n`).join(''))
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The lines of a folder's list; none where there is no list. */
export const readList = async (folder: string): Promise<string[]> => linesOf(await textOf(folder))

const textOf = (folder: string): Promise<string> =>
  readFile(join(folder, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })

/** What is written in a list; empty lines and such that begin with # say nothing. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
