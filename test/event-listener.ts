// Somebody who listens to GET /events, as a program does: what they heard, in order, and waiting for what is to come.
import http from 'node:http'
import https from 'node:https'
import { type Db, sql } from '#platform/db/database.ts'

export interface Heard {
  kind: string
  [id: string]: string | number | null
}

export interface Listening {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** What was heard and not taken yet. */
  heard: Heard[]
  /** As it came. */
  text: string
  /** The last `id`. */
  lastId: string | undefined
  retries: number[]
  /** Takes everything up to the first that is meant. */
  until(isMeant: (event: Heard) => boolean): Promise<Heard[]>
  /** Resolves when the service ends it, or it breaks. */
  ended: Promise<void>
  /** Stops reading, and goes on. */
  pause(): void
  resume(): void
  close(): void
}

export function listen(url: string, token: string, { lastId, headers = {} }: { lastId?: string | undefined; headers?: object } = {}) {
  return new Promise<Listening>((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http
    const asked = request(`${url}/api/events`, {
      rejectUnauthorized: false,
      agent: false,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
        ...headers,
      },
    })
    asked.once('error', reject)
    asked.once('response', (response) => {
      let waiting: (() => void)[] = []
      const wake = () => {
        for (const one of waiting.splice(0)) one()
      }
      let rest = ''
      const end = Promise.withResolvers<void>()
      let hasEnded = false
      const listening: Listening = {
        status: response.statusCode!,
        headers: response.headers,
        heard: [],
        text: '',
        lastId: undefined,
        retries: [],
        ended: end.promise,
        pause: () => void response.pause(),
        resume: () => void response.resume(),
        close: () => void asked.destroy(),
        async until(isMeant) {
          for (;;) {
            const at = listening.heard.findIndex(isMeant)
            if (at >= 0) return listening.heard.splice(0, at + 1)
            if (hasEnded) throw new Error(`The stream ended after ${listening.text}`)
            await new Promise<void>((woken) => waiting.push(woken))
          }
        },
      }
      const over = () => {
        hasEnded = true
        end.resolve()
        wake()
      }
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        listening.text += text
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop()!
        for (const line of blocks.flatMap((block) => block.split('\n'))) {
          const [, name, value = ''] = /^(\w*): ?(.*)$/.exec(line) ?? []
          if (name === 'id') listening.lastId = value
          if (name === 'retry') listening.retries.push(Number(value))
          if (name === 'data') listening.heard.push(JSON.parse(value))
        }
        wake()
      })
      response.once('close', over)
      response.once('error', over)
      asked.on('error', over)
      waiting = []
      resolve(listening)
    })
    asked.end()
  })
}

let marks = 0
/** Tells these people something that means nothing: what they are to hear of before, they have heard before it. */
export async function mark(db: Db, ...people: { id: number }[]) {
  const organization_id = -++marks
  await db.run(sql`
    insert into live_events (kind, data, user_ids)
    values ('membership.changed', ${JSON.stringify({ organization_id, group_id: null })}, ${people.map(({ id }) => id)})`)
  return (event: Heard) => event['organization_id'] === organization_id
}
