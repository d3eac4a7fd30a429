// The reliability tests in their long form, one after the other, each printing its figures.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { basename } from 'node:path'

const programs = globSync('test/reliability/*.test.ts')
  .map((path) => ({ name: basename(path, '.test.ts'), path }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))
const names = programs.map(({ name }) => name)
const wanted = process.argv.slice(2)
/** A name takes along those that go on from it: `access` and `access-people`. */
const isMeant = (name: string) => wanted.some((word) => word === 'all' || name === word || name.startsWith(`${word}-`))
const unknown = wanted.filter((name) => name !== 'all' && !names.includes(name))

if (wanted.length === 0 || unknown.length > 0) {
  console.log(`npm run soak -- NAME…   the long form of these reliability tests (minutes to hours), or of "all":\n  ${names.join('\n  ')}`)
  process.exit(unknown.length > 0 && !wanted.includes('--help') ? 2 : 0)
}

let failed = 0
for (const { name, path } of programs) {
  if (!isMeant(name)) continue
  const began = performance.now()
  const run = spawn(process.execPath, ['test/run.ts', '--test-timeout=Infinity', path], {
    stdio: 'inherit',
    env: { ...process.env, SOAK: '1' },
  })
  const [code] = (await once(run, 'exit')) as [number | null]
  console.log(`${name}: ${code === 0 ? 'held' : 'FAILED'} after ${Math.round((performance.now() - began) / 1000)} s`)
  if (code !== 0) failed++
}
process.exitCode = failed > 0 ? 1 : 0
