// A language-model endpoint on loopback that speaks OpenAI's chat completions (/v1/chat/completions) and Anthropic's messages
// (/v1/messages), and answers as well or as badly as a test tells it to.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** What one request asked: the instructions, the marked-off data, and the raw body and headers. */
export type ModelRequest = { instructions: string; data: string; body: Record<string, unknown>; headers: IncomingHttpHeaders }

export type ModelReply =
  /** An answer that is this object, as JSON, or what a function makes of the question; the client waits while it does. */
  | { answer: unknown }
  | { answerWith: (request: ModelRequest) => unknown }
  /** An answer that is this text, JSON or not, ended for this reason (OpenAI's word for it). */
  | { text: string; finish?: 'stop' | 'length' | 'content_filter' }
  /** This JSON, as it is. */
  | { body: unknown }
  /** An HTTP error. */
  | { status: number }
  /** Never answers; or sends the head and then a space now and then, without end. */
  | { hang: 'silent' | 'dripping' }
  /** Cuts the connection, before or within the answer. */
  | { cut: 'at once' | 'midway' }
  /** An answer of many bytes. */
  | { bytes: number }
  /** Sends the client elsewhere. */
  | { redirect: string }

export type ModelEndpoint = {
  /** The base URL, with /v1. */
  url: string
  /** The replies to come, in order; the last one stays. */
  replies: ModelReply[]
  requests: ModelRequest[]
  close(): Promise<void>
}

export async function startModelEndpoint(...replies: ModelReply[]): Promise<ModelEndpoint> {
  const requests: ModelRequest[] = []
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Record<string, unknown>
    const anthropic = request.url === '/v1/messages'
    if (!anthropic && request.url !== '/v1/chat/completions') return response.writeHead(404).end()
    const question = readQuestion(body, request.headers)
    requests.push(question)
    const reply = endpoint.replies.length > 1 ? endpoint.replies.shift()! : endpoint.replies[0]!
    await send(response, reply, question, anthropic)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint: ModelEndpoint = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    replies,
    requests,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return endpoint
}

type Content = string | { text?: string }[] | undefined
type Body = { system?: Content; messages?: { role: string; content: Content }[] }

function readQuestion(body: Record<string, unknown>, headers: IncomingHttpHeaders): ModelRequest {
  const { system, messages = [] } = body as Body
  const textOf = (content: Content) => (typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join(''))
  const joinedTextOf = (role: string) =>
    messages
      .filter((message) => message.role === role)
      .map((message) => textOf(message.content))
      .join('\n')
  return { instructions: textOf(system) || joinedTextOf('system'), data: joinedTextOf('user'), body, headers }
}

async function send(response: ServerResponse, reply: ModelReply, request: ModelRequest, anthropic: boolean) {
  if ('status' in reply) {
    const error = { type: 'error', error: { type: 'made_up', message: `made-up error ${reply.status}`, code: null } }
    return response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(error))
  }
  if ('body' in reply) return response.setHeader('content-type', 'application/json').end(JSON.stringify(reply.body))
  if ('redirect' in reply) return response.writeHead(307, { location: reply.redirect }).end()
  if ('cut' in reply) {
    if (reply.cut === 'at once') return response.destroy()
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 })
    return response.write('{"id": "1", ', () => response.destroy())
  }
  if ('hang' in reply) {
    if (reply.hang === 'silent') return
    response.writeHead(200, { 'content-type': 'application/json' })
    const drip = setInterval(() => response.write(' '), 20)
    return response.on('close', () => clearInterval(drip))
  }
  const text = await textOfReply(reply, request)
  const finish = ('finish' in reply && reply.finish) || 'stop'
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(anthropic ? anthropicMessage(text, finish, request) : chatCompletion(text, finish)))
}

async function textOfReply(
  reply: Exclude<ModelReply, { body: unknown } | { status: number } | { hang: string } | { cut: string } | { redirect: string }>,
  asked: ModelRequest,
) {
  if ('text' in reply) return reply.text
  if ('bytes' in reply) return JSON.stringify('x'.repeat(reply.bytes))
  return JSON.stringify('answerWith' in reply ? await reply.answerWith(asked) : reply.answer)
}

function chatCompletion(text: string, finish: string) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'test-model',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  }
}

/** As Anthropic does: older models answer through a tool call where the request brings a tool for its JSON. */
function anthropicMessage(text: string, finish: string, { body }: ModelRequest) {
  const tool = (body.tools as { name: string }[] | undefined)?.[0]
  const stop = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' }[finish]
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'test-model',
    content: tool ? [{ type: 'tool_use', id: 'toolu_1', name: tool.name, input: JSON.parse(text) }] : [{ type: 'text', text }],
    stop_reason: tool ? 'tool_use' : stop,
    stop_sequence: null,
    usage: { input_tokens: 100, output_tokens: 20 },
  }
}
