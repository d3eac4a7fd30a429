// Test files in one process, one after the other: what one of them imported and compiled, the next ones have. Several such processes share
// the files out, as they get through: whoever first makes a file's folder in `taken` has it. Each takes at most so many, since a file's
// service stays in memory with it.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'

const [taken, most, ...files] = process.argv.slice(2)
let count = 0
let isThrough = false
process.on('exit', () => {
  if (!isThrough) process.exitCode = 1
})

for (const [index, file] of files.entries()) {
  if (count >= Number(most)) break
  if (!take(index)) continue
  count++
  const { countAnew } = await import('./given.ts')
  countAnew()
  // Its tests have the time that each test has; all of them together as much as they need.
  await test(file, { timeout: 24 * 3_600_000 }, () => import(pathToFileURL(resolve(file)).href))
}
isThrough = true

// What a file leaves open would keep the process for ever.
setTimeout(() => {
  console.error('Left open:', process.getActiveResourcesInfo().join(', '))
  process.exit(1)
}, 60_000).unref()

function take(index: number): boolean {
  try {
    mkdirSync(join(taken!, String(index)))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
