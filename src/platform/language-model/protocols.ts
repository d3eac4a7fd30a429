// The two protocols that language models speak over HTTP: what is sent for one question, and how its answer is read.
import type { TSchema } from 'typebox'

/** A question as both protocols take it. */
interface Messages {
  instructions: string
  data: string
  schema: TSchema
  maxOutputTokens: number
}

export interface ModelRequest {
  url: URL
  headers: Record<string, string>
  body: object
  /** What came back, as parsed JSON; undefined when it is no answer of this protocol. */
  read(reply: unknown): Reply | undefined
}

/** `value`: the answer as an object, or as text that should hold its JSON. */
interface Reply {
  value: unknown
  ended: 'complete' | 'withheld' | 'cut short'
  /** What it cost, in and out. */
  tokens: number
}

export interface Protocol {
  /** Without `useSchema` the schema stands in the instructions, in words. */
  exchange(messages: Messages, useSchema: boolean): ModelRequest
  /** Whether some of its endpoints refuse a schema with 400. */
  mayKnowNoSchemas: boolean
}

interface Endpoint {
  url: string
  key?: string
  model: string
  provider?: 'openai-compatible' | 'anthropic'
}

export function protocolOf({ url, key, model, provider }: Endpoint): Protocol {
  const base = new URL(url)
  const path = base.pathname.replace(/\/+$/, '') || '/v1'
  // Not resolved against the base: a path of `//name` would be another host, which would get the key.
  const at = (end: string) => Object.assign(new URL(base), { pathname: `${path}/${end}` })
  const isAnthropic = provider === 'anthropic' || (!provider && /(^|\.)anthropic\.com$/.test(base.hostname))
  return isAnthropic ? anthropic(at('messages'), key, model) : openAiCompatible(at('chat/completions'), key, model)
}

/** What an endpoint tells of its tokens, if that is a number. */
const counted = (tokens: unknown) => (Number.isSafeInteger(tokens) ? (tokens as number) : 0)

/**
 * https://docs.anthropic.com/en/api/messages. The answer is asked for as the input of a tool, which every model knows:
 * https://docs.anthropic.com/en/docs/agents-and-tools/tool-use/implement-tool-use#forcing-tool-use
 */
function anthropic(url: URL, key = '', model: string): Protocol {
  interface Message {
    content?: ({ type?: string; input?: unknown } | null)[]
    stop_reason?: string
    usage?: { input_tokens?: unknown; output_tokens?: unknown } | null
  }
  return {
    mayKnowNoSchemas: false,
    exchange: ({ instructions, data, schema, maxOutputTokens }) => ({
      url,
      headers: { 'x-api-key': key, 'anthropic-version': '2023-06-01' },
      body: {
        model,
        max_tokens: maxOutputTokens,
        system: instructions,
        messages: [{ role: 'user', content: data }],
        tools: [{ name: 'answer', description: 'Takes the answer.', input_schema: schema }],
        tool_choice: { type: 'tool', name: 'answer' },
      },
      read(reply) {
        const { content, stop_reason, usage } = (reply ?? {}) as Message
        if (!Array.isArray(content)) return undefined
        return {
          value: content.find((part) => part?.type === 'tool_use')?.input,
          ended:
            stop_reason === 'tool_use' || stop_reason === 'end_turn' ? 'complete' : stop_reason === 'refusal' ? 'withheld' : 'cut short',
          tokens: counted(usage?.input_tokens) + counted(usage?.output_tokens),
        }
      },
    }),
  }
}

/** https://platform.openai.com/docs/api-reference/chat, which most servers of open models speak too. */
function openAiCompatible(url: URL, key: string | undefined, model: string): Protocol {
  interface Completion {
    choices?: ({ message?: { content?: unknown } | null; finish_reason?: string } | null)[]
    usage?: { total_tokens?: unknown } | null
  }
  // OpenAI's newer models refuse the old name of this limit; other servers know only the old one.
  const limit = url.hostname === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens'
  return {
    mayKnowNoSchemas: true,
    exchange: ({ instructions, data, schema, maxOutputTokens }, useSchema) => ({
      url,
      headers: { ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: {
        model,
        [limit]: maxOutputTokens,
        messages: [
          {
            role: 'system',
            content: useSchema ? instructions : `${instructions}\n\nAnswer with JSON alone, of this JSON schema: ${JSON.stringify(schema)}`,
          },
          { role: 'user', content: data },
        ],
        response_format: useSchema
          ? { type: 'json_schema', json_schema: { name: 'answer', schema, strict: true } }
          : { type: 'json_object' },
      },
      read(reply) {
        const { choices, usage } = (reply ?? {}) as Completion
        const [choice] = Array.isArray(choices) ? choices : []
        if (!choice) return undefined
        const { message, finish_reason } = choice
        return {
          value: message?.content ?? '',
          ended: finish_reason === 'stop' ? 'complete' : finish_reason === 'content_filter' ? 'withheld' : 'cut short',
          tokens: counted(usage?.total_tokens),
        }
      },
    }),
  }
}
