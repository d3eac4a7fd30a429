// What the documents and the demo print to be pasted into a terminal, as interactive shells read it. In zsh a `#` there begins no comment, and an
// apostrophe after it a text that never ends.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { it } from 'node:test'
import { openDatabase, sql } from '#platform/db/database.ts'
import { welcome } from '#src/demo/welcome.ts'
import { readCommitted } from './committed.ts'
import { testDatabase } from './database.ts'

/** Fails when a line has a comment, or when the whole does not end where it seems to. */
function requirePasteable(lines: string, where: string) {
  for (const line of lines.split('\n')) assert.doesNotMatch(withoutQuoted(line), /(^|\s)#/, `${where}: ${line}`)
  assert.doesNotMatch(lines, /…/, where)
  const parsed = spawnSync('bash', ['-n'], { input: lines, encoding: 'utf8' })
  assert.deepEqual([parsed.status, parsed.stderr], [0, ''], where)
}
const withoutQuoted = (line: string) => line.replace(/'[^']*'|"(?:[^"\\]|\\.)*"/g, '')

it('the documents’ lines have no comments, and are whole', () => {
  for (const path of ['README.md', 'CONTRIBUTING.md', 'docs/operations.md']) {
    const blocks = [...readCommitted(path).matchAll(/^```sh\n(.*?)^```/gms)]
    for (const [, lines] of blocks) requirePasteable(lines!.replaceAll('organization create …', ''), path)
  }
  assert.throws(() => requirePasteable("npm start   # the church's\n", ''))
  assert.throws(() => requirePasteable("echo 'open\n", ''))
})

it('so do those of the demo', async () => {
  const { url, drop } = await testDatabase()
  const db = openDatabase({ url, connections: 1 })
  try {
    await db.run(sql`
      with church as (insert into organizations (name) values ('Grace Chapel') returning id)
      insert into groups (organization_id, name, status) select id, name, 'active' from church, unnest(array['Young Adults', 'Mothers’ Circle']) name`)
    const text = await welcome(db, 'https://localhost:8443')
    const [, lines] = /^A first conversation.*?\n\n(.*?)\n\nStop/ms.exec(text)!
    assert.ok(lines!.split('\n').length > 10)
    requirePasteable(lines!, 'the demo')
  } finally {
    await db.close()
    await drop()
  }
})
