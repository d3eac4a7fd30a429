// Runs the tests: one PostgreSQL for all of them, then node's own runner; last those that measure time. Arguments are test files, or options of the runner.
import { spawn } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { migratedTemplate, openTestServer } from './database.ts'

if (process.argv.includes('--help')) {
  console.log('npm test [-- FILE… | OPTION…]   runs all tests, or the files that are named; options are those of "node --test"')
  process.exit(0)
}
const given = process.argv.slice(2)
const named = given.filter((argument) => !argument.startsWith('-'))
const files =
  named.length > 0
    ? named
    : globSync(['packages/**/*.test.ts', 'src/**/*.test.ts', 'web/**/*.test.ts', 'test/**/*.test.ts'], {
        exclude: ['**/node_modules/**'],
      }).sort()
/** They look at how long something takes. */
const timed = globSync(['src/platform/{http,jobs}/*.test.ts', 'test/reliability/*.test.ts', 'test/service.test.ts'])
const options = given.filter((argument) => argument.startsWith('-'))

const compiled = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url))

rmSync('.test/files', { recursive: true, force: true })
const server = await openTestServer()
await migratedTemplate(server.url)
const cores = Math.max(2, availableParallelism())
const outcomes = []
// Most files wait now and then, for PostgreSQL or a process: one more than there are cores keeps all of them busy.
const others = files.filter((file) => !timed.includes(file))
if (others.length > 0) outcomes.push(await run(others, cores + 1))
const inTime = files.filter((file) => timed.includes(file))
if (inTime.length > 0) outcomes.push(await run(inTime, cores))
await server.stop()
process.exit(outcomes.find((code) => code !== 0) ?? 0)

function run(some: readonly string[], atOnce: number): Promise<number> {
  const runner = spawn(
    process.execPath,
    ['--test', `--test-concurrency=${atOnce}`, '--test-timeout=120000', '--test-reporter=spec', ...options, ...some],
    // Each file is a process: what one of them compiled, the others need not.
    { stdio: 'inherit', env: { ...process.env, NODE_COMPILE_CACHE: compiled } },
  )
  return new Promise((resolve) => runner.on('exit', (code) => resolve(code ?? 1)))
}
