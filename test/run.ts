// Runs the tests: one PostgreSQL for all of them, then node's own runner; last those that measure time. Arguments are test files and folders, or
// options of the runner.
import { spawn } from 'node:child_process'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, normalize } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { fileURLToPath } from 'node:url'
import { migratedTemplate, openTestServer } from './database.ts'

if (process.argv.includes('--help')) {
  console.log('npm test [-- FILE… | FOLDER… | OPTION…]   runs all tests, or those that are named; options are those of "node --test"')
  process.exit(0)
}
const given = process.argv.slice(2)
const options = given.filter((argument) => argument.startsWith('-'))
const named = given.filter((argument) => !argument.startsWith('-'))
// Those that look at the whole service take longest: they come first.
const files = (named.length > 0 ? named : ['test', 'packages', 'src', 'web']).flatMap(filesIn)
/** They look at how long something takes. */
const timed = globSync(['src/platform/{http,jobs}/*.test.ts', 'test/reliability/*.test.ts', 'test/service.test.ts'])
const TIMEOUT = 120_000
const FILES_OF_A_PROCESS = 12

process.env['NODE_COMPILE_CACHE'] = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url))
rmSync('.test/files', { recursive: true, force: true })
const taken = mkdtempSync(join(tmpdir(), 'taken-'))
const server = await openTestServer()
await migratedTemplate(server.url)

const cores = Math.max(2, availableParallelism())
// Most files wait now and then, for PostgreSQL or a process: one more than there are cores keeps all of them busy.
const untimed = files.filter((file) => !timed.includes(file))
const outcomes = [
  untimed.length > 1 && options.length === 0 ? await runTogether(untimed, cores + 1) : await runEach(untimed, cores + 1),
  await runEach(
    files.filter((file) => timed.includes(file)),
    cores,
  ),
]
await server.stop()
rmSync(taken, { recursive: true })
process.exit(outcomes.every(Boolean) ? 0 : 1)

function filesIn(place: string): string[] {
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory()
  const found = isFolder ? globSync(`${place}/**/*.test.ts`, { exclude: ['**/node_modules/**'] }).sort() : globSync(place)
  if (found.length > 0) return found.map(normalize)
  console.error(`There is no test in ${place}.`)
  process.exit(1)
}

/**
 * Shares the files out to processes that begin once for several of them (together.ts); there are more of these than
 * need be, so that the last files wait for none. Others have a process of their own, and so has whatever looks at the figures of its process.
 */
async function runTogether(some: readonly string[], atOnce: number): Promise<boolean> {
  const script = fileURLToPath(new URL('together.ts', import.meta.url))
  const shared = some.filter(
    (file) => /^(src|web|test)\//.test(file) && !/platform\/metrics\.ts|process\.memoryUsage/.test(readFileSync(file, 'utf8')),
  )
  const alone = some.filter((file) => !shared.includes(file))
  const processes = Math.min(shared.length, Math.ceil(shared.length / FILES_OF_A_PROCESS) + atOnce - 1)
  const report = run({
    files: [...alone, ...Array.from({ length: processes }, () => script)],
    concurrency: atOnce,
    timeout: TIMEOUT,
    argv: [taken, String(FILES_OF_A_PROCESS), ...shared],
  })
  let passed = false
  report.on('test:summary', ({ file, success }) => {
    if (file === undefined) passed = success
  })
  await pipeline(report, new spec(), process.stdout, { end: false })
  return passed && readdirSync(taken).length === shared.length
}

/** Each file in a process of its own. */
function runEach(some: readonly string[], atOnce: number): Promise<boolean> {
  if (some.length === 0) return Promise.resolve(true)
  const runner = spawn(
    process.execPath,
    ['--test', `--test-concurrency=${atOnce}`, `--test-timeout=${TIMEOUT}`, '--test-reporter=spec', ...options, ...some],
    { stdio: 'inherit' },
  )
  return new Promise((resolve) => runner.on('exit', (code) => resolve(code === 0)))
}
