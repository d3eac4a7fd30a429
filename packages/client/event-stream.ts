// What a stream of Server-Sent Events says, as browsers read it (HTML, 9.2.6).

export interface Block {
  /** Undefined where there is none: then it is no event. */
  data: string | undefined
  id: string | undefined
}

/** An event that is longer is none of the service. */
const LONGEST = 1_048_576

export class TooLong extends Error {}

/** Takes pieces of text, and gives the blocks that are whole. `onRetry` is told when to come back. */
export function readBlocks(onRetry: (ms: number) => void): (piece: string) => Block[] {
  let rest = ''
  let lines: string[] = []
  let length = 0
  let block: Block = { data: undefined, id: undefined }
  return (piece) => {
    // A line may end in the midst of CR and LF: what comes next tells.
    const pieces = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = pieces.pop()!
    const blocks: Block[] = []
    for (const line of pieces) {
      length += line.length
      if (line === '') {
        blocks.push({ ...block, data: lines.length > 0 ? lines.join('\n') : undefined })
        lines = []
        length = 0
        block = { data: undefined, id: undefined }
        continue
      }
      const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line)!
      if (name === 'data') lines.push(value)
      else if (name === 'id' && !value.includes('\0')) block.id = value
      else if (name === 'retry' && /^\d+$/.test(value)) onRetry(Number(value))
    }
    if (length + rest.length > LONGEST) throw new TooLong()
    return blocks
  }
}
