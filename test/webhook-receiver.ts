// A receiver of webhooks on loopback, which verifies what comes with the library of Standard Webhooks.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { startLoopbackHttps } from './loopback-https.ts'

export interface Heard {
  id: string
  type: string
  timestamp: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every kind
  data: any
  headers: Record<string, string>
  body: string
}

type Answer = (response: ServerResponse, heard: Heard, request: IncomingMessage) => unknown

export async function startReceiver() {
  const heard: Heard[] = []
  let answer: Answer = (response) => response.writeHead(204).end()
  const server = await startLoopbackHttps((request, bytes, response) => {
    const body = bytes.toString()
    const headers = request.headers as Record<string, string>
    const one = { ...JSON.parse(body), id: headers['webhook-id'], headers, body } as Heard
    heard.push(one)
    return answer(response, one, request)
  })
  return {
    ...server,
    heard,
    /** What they heard since the last time. */
    news: () => heard.splice(0),
    answers: (next: Answer) => {
      answer = next
    },
    answersWith: (status: number, headers = {}) => {
      answer = (response) => response.writeHead(status, headers).end()
    },
  }
}

/** Throws where it is not signed with this secret. */
export const verify = (secret: string, { body, headers }: Pick<Heard, 'body' | 'headers'>) => new Webhook(secret).verify(body, headers)
