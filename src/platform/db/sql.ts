// SQL as a tagged template: the text stays constant, so that PostgreSQL prepares it once for each connection.

/** A statement, or a piece of one. Values become `$1, $2, …`; a nested piece is written in place. */
export interface Sql {
  readonly text: string
  readonly values: readonly unknown[]
}

class Statement implements Sql {
  readonly text: string
  readonly values: readonly unknown[]
  constructor(text: string, values: readonly unknown[]) {
    this.text = text
    this.values = values
  }
}

// The text of a template without nested pieces is always the same. Where there are some, a value now may be a piece the next time.
const texts = new WeakMap<TemplateStringsArray, string>()

const isPiece = (part: unknown): part is Statement => part instanceof Statement

/** sql`select name from users where id = ${id}`. Lists go in as arrays: `= any(${ids})`. */
export function sql(strings: TemplateStringsArray, ...parts: unknown[]): Sql {
  const known = texts.get(strings)
  if (known && !parts.some(isPiece)) return new Statement(known, parts)
  const values: unknown[] = []
  let nested = false
  let text = strings[0]!
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]
    if (isPiece(part)) {
      nested = true
      text += renumbered(part.text, values.length)
      values.push(...part.values)
    } else {
      values.push(part)
      text += `$${values.length}`
    }
    text += strings[i + 1]!
  }
  if (!nested) texts.set(strings, text)
  return new Statement(text, values)
}

const renumbered = (text: string, by: number) => (by === 0 ? text : text.replace(/\$(\d+)/g, (_, n) => `$${Number(n) + by}`))

const names = new Map<string, string>()

/** A stable name for a statement's text, under which each connection keeps it prepared. */
export function nameOf(text: string): string {
  let name = names.get(text)
  if (!name) {
    name = `s${names.size + 1}`
    names.set(text, name)
  }
  return name
}
