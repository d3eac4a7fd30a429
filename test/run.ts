// Runs the tests: one PostgreSQL for all of them, then node's own runner. Arguments are test files, or options of the runner.
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
const options = given.filter((argument) => argument.startsWith('-'))

const compiled = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url))

rmSync('.test/files', { recursive: true, force: true })
const server = await openTestServer()
await migratedTemplate(server.url)
const runner = spawn(
  process.execPath,
  [
    '--test',
    `--test-concurrency=${Math.max(2, availableParallelism())}`,
    '--test-timeout=120000',
    '--test-reporter=spec',
    ...options,
    ...files,
  ],
  // Each file is a process: what one of them compiled, the others need not.
  { stdio: 'inherit', env: { ...process.env, NODE_COMPILE_CACHE: compiled } },
)
runner.on('exit', async (code) => {
  await server.stop()
  process.exit(code ?? 1)
})
