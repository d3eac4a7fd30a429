// Builds the web app when it changed since it was built: a digest of web/, the guide and the locked packages lies beside what was made of them.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = resolve(import.meta.dirname, '..')
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')

/** Where the built app lies. */
export const builtFolder = join(root, 'dist', 'web')
const digestFile = '.made-from'

/** What keeps a build from happening, for whoever asked for one. */
export class BuildFailed extends Error {}

/**
 * Builds the app, unless what lies there was made from what is here. Where the sources or the tools to build are left out, as in production,
 * what lies there stays. Says whether it built.
 */
export async function buildWhenStale(): Promise<boolean> {
  if (!existsSync(join(root, 'web', 'vite.config.ts')) || !existsSync(vite)) return false
  const digest = await digestOfSources()
  if ((await readFile(join(builtFolder, digestFile), 'utf8').catch(() => '')) === digest) return false
  // In a folder of its own, so that nobody reads half an app, and two that build at once are not in each other's way.
  const folder = `${builtFolder}-${process.pid}`
  try {
    await runVite(folder)
    await compressFiles(folder)
    await writeFile(join(folder, digestFile), digest)
    await mkdir(join(root, 'dist'), { recursive: true })
    await replace(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return true
}

/** What else it is made of. */
const shared = ['src/words/formats.ts', 'package-lock.json']

async function digestOfSources(): Promise<string> {
  const digest = createHash('sha256')
  const names: string[] = []
  for await (const entry of glob(['web/**/*.{ts,tsx,css,html,json,svg,png,woff2}', 'docs/guide/*/*.md'], { cwd: root }))
    names.push(entry.replaceAll('\\', '/'))
  const sources = names.filter((name) => !name.endsWith('.test.ts'))
  for (const name of [...sources.sort(), ...shared]) digest.update(`${name}\0`).update(await readFile(join(root, name)))
  return digest.digest('hex')
}

/** Its output is shown only where it fails. */
function runVite(folder: string): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [vite, 'build', '--config', 'web/vite.config.ts', '--outDir', folder, '--logLevel', 'warn'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece))
    child.once('error', failed)
    child.once('close', (status) => (status === 0 ? done() : failed(new BuildFailed(`The web app was not built.\n${output}`))))
  })
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Once, as small as can be: no start and no request has to. */
async function compressFiles(folder: string) {
  const work: Promise<void>[] = []
  for await (const name of glob('**/*.{js,css,html,svg,json}', { cwd: folder })) work.push(compressFile(join(folder, name)))
  await Promise.all(work)
}

async function compressFile(file: string) {
  const content = await readFile(file)
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }
  await writeFile(`${file}.br`, await compressBrotli(content, brotli))
  await writeFile(`${file}.gz`, await compressGzip(content, { level: 9 }))
}

/** Somebody else may have built the same at the same moment: theirs is as good. */
async function replace(folder: string) {
  await rm(builtFolder, { recursive: true, force: true })
  await rename(folder, builtFolder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}
