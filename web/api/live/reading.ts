// What a stream of Server-Sent Events says. Read by `fetch`, which, unlike `EventSource`, tells why it was refused and takes a position along.
// https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation

export interface Block {
  data: string[]
  id?: string
  retry?: number
}

/** Takes pieces of text, and gives the blocks that are whole. */
export function blocksOf(): (piece: string) => Block[] {
  let rest = ''
  return (piece) => {
    const texts = (rest + piece).split('\n\n')
    rest = texts.pop()!
    return texts.map((text) => {
      const block: Block = { data: [] }
      for (const line of text.split('\n')) {
        const [, name, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? []
        if (name === 'data') block.data.push(value)
        else if (name === 'id') block.id = value
        else if (name === 'retry' && Number(value) > 0) block.retry = Number(value)
      }
      return block
    })
  }
}

const [FIRST_MS, LONGEST_MS] = [1_000, 120_000]

/** Milliseconds before another attempt, after so many that failed: longer each time, and not all apps at the same moment. */
export const waitAfter = (failures: number, least = FIRST_MS, random = Math.random()) =>
  Math.min(LONGEST_MS, least * 2 ** Math.max(0, failures - 1)) * (0.5 + random / 2)
