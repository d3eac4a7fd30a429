// Builds what the package holds (npm pack does it by itself): one file without dependencies, with its types.
import { execFileSync } from 'node:child_process'
import { copyFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import './make-types.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
rmSync(at('dist'), { recursive: true, force: true })
await build({
  configFile: false,
  root: at('.'),
  logLevel: 'error',
  build: {
    outDir: at('dist'),
    target: 'es2022',
    minify: false,
    lib: { entry: at('client.ts'), formats: ['es'], fileName: 'client' },
  },
})
const tsc = at('../../node_modules/typescript-7/bin/tsc')
execFileSync(process.execPath, [tsc, '-p', at('tsconfig.json'), '--noEmit', 'false', '--emitDeclarationOnly'], { stdio: 'inherit' })
copyFileSync(at('../../LICENSE'), at('dist/LICENSE'))
