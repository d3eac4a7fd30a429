// Makes clients from docs/openapi.json with three generators, and compiles them with something that uses them: npm run clients.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const bin = (path: string) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url))
const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] })
const document = '../../docs/openapi.json'

const generators: Record<string, (folder: string) => void> = {
  'openapi-typescript': (folder) => run(process.execPath, bin('openapi-typescript/bin/cli.js'), document, '--output', `${folder}/index.ts`),
  'hey-api': (folder) => run(process.execPath, 'node_modules/@hey-api/openapi-ts/bin/run.js', '--input', document, '--output', folder),
  kubb: () => run(process.execPath, 'node_modules/@kubb/cli/bin/kubb.cjs', 'generate', '--config', 'kubb.config.mjs'),
}
const compiling = [
  ...['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions', '--ignoreConfig'],
  ...['--target', 'esnext', '--module', 'preserve', '--moduleResolution', 'bundler', '--lib', 'esnext,dom'],
]

// They are none of the service's dependencies, and run no scripts of theirs.
run('npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund')
rmSync(`${here}generated`, { recursive: true, force: true })
for (const [name, generate] of Object.entries(generators)) {
  const start = performance.now()
  const folder = `generated/${name}`
  mkdirSync(`${here}${folder}`, { recursive: true })
  generate(folder)
  cpSync(`${here}uses/${name}.ts`, `${here}${folder}/uses.ts`)
  run(process.execPath, bin('typescript-7/bin/tsc'), ...compiling, `${folder}/uses.ts`)
  console.log(`${name}: its client compiles, ${Math.round(performance.now() - start)} ms`)
}
