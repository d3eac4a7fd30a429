// Rows of a statement that may give very many, some at a time: never do all of them stand in memory.
import type { Db } from './database.ts'
import type { Sql } from './sql.ts'

const AT_ONCE = 1000

/** In a transaction. `name` is the cursor's, and of one statement alone: connections remember how its rows look. */
export async function* rowsInParts<Row extends object>(tx: Db, name: string, { text, values }: Sql): AsyncGenerator<Row> {
  await tx.run({ text: `declare ${name} no scroll cursor for ${text}`, values })
  for (;;) {
    const rows = await tx.many<Row>({ text: `fetch ${AT_ONCE} from ${name}`, values: [] })
    yield* rows
    if (rows.length < AT_ONCE) break
  }
  await tx.run({ text: `close ${name}`, values: [] })
}
