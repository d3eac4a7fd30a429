// A thread that reads lists of people (reading.ts).
import { parentPort } from 'node:worker_threads'
import { guessDateOrder, guessFields } from './columns.ts'
import { readList } from './list-file.ts'
import { readPerson } from './people.ts'
import type { Reading, Task } from './reading.ts'

const SAMPLES = 3

parentPort!.on('message', async (task: Task) => parentPort!.postMessage(await read(task)))

async function read({ content, mapping, usualOrder }: Task): Promise<Reading> {
  const list = await readList(content)
  if ('fault' in list) return list
  const { headers, rows } = list
  const column = (place: number) => rows.map(({ cells }) => cells[place] ?? '').filter(Boolean)
  const samples = headers.map((_, place) => column(place).slice(0, 20))
  const fields = mapping?.fields ?? guessFields(headers, samples)
  const dates = fields.flatMap((field, place) => (field === 'birthday' ? column(place) : []))
  const dateOrder = mapping?.dateOrder ?? guessDateOrder(dates, usualOrder)
  return {
    columns: headers.map((header, place) => ({
      header,
      samples: samples[place]!.slice(0, SAMPLES).map((text) => text.slice(0, 100).toWellFormed()),
    })),
    fields,
    dateOrder,
    people: rows.map((row) => readPerson(row, fields, dateOrder)),
  }
}
