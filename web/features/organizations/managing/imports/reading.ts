// The rows of an import.
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { keyOf } from '#web/api/using.ts'
import { readWhole, useWhole } from '#web/api/whole.ts'

export type Row = Schemas['ImportRow']
export type Result = Row['result']

interface WhichRows {
  organization: number
  id: number
  /** Without it, all. */
  result?: Result
}

const PATH = '/organizations/{organization}/imports/{import_id}/rows'

const parts =
  ({ organization, id, result }: WhichRows) =>
  (at: { cursor?: string }, signal?: AbortSignal) =>
    ask(
      api.GET(PATH, {
        params: { path: { organization, import_id: id }, query: { ...(result ? { result } : {}), ...at } },
        ...(signal ? { signal } : {}),
      }),
    )

export const readRows = (which: WhichRows): Promise<Row[]> => readWhole<Row>(parts(which))

export const useRows = ({ organization, id, result }: WhichRows, { enabled = true, of = [] }: { enabled?: boolean; of?: unknown[] } = {}) =>
  useWhole<Row>({
    key: [...keyOf(PATH, { path: { organization, import_id: id }, ...(result ? { query: { result } } : {}) }), ...of],
    readPart: parts({ organization, id, ...(result ? { result } : {}) }),
    enabled,
    keepsPrevious: true,
  })
