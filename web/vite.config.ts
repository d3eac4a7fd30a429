// How the app is built: hashed files under /assets, the worker with the list of them, and the list of pages for the service.
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, defineConfig, type Plugin } from 'vite'
import { guide } from './guide.ts'
import { framing, pages } from './pages.ts'
import { weights } from './weights.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const jsx = { runtime: 'automatic', importSource: 'preact' } as const

/** What the development server leaves to a running service. */
const service = process.env['SERVICE'] ?? 'https://localhost:8443'
const ofService = [
  '/api',
  '/avatars',
  '/media',
  '/icons',
  '/brand.css',
  '/app.webmanifest',
  '/favicon.ico',
  '/unsubscribe',
  '/certificates',
]

export default defineConfig({
  root: at('.'),
  plugins: [layers(), guide(), worker(), listOfPages(), weights()],
  oxc: { jsx },
  build: {
    outDir: at('../dist/web'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // A policy that lets nothing stand inside of pages lets none of these.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // All that every page needs is one file, and so is what most do: smaller than its parts, and one thing to fetch.
    rolldownOptions: {
      output: {
        // The first screen names all of them: what nobody looks for by its name has none, which is three hundred bytes less.
        chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], test: /^(?!.*\/web\/(main\.tsx|index\.html)$)/ },
            { name: 'parts', test: /\/web\/parts\/(loaded|removing|telling)\.tsx?$/ },
          ],
        },
      },
    },
  },
  server: {
    // The app's own `api/` stands at the same path as the service's.
    proxy: Object.fromEntries(
      ofService.map((path) => [
        path,
        { target: service, secure: false, bypass: ({ url = '' }) => (/\.ts(\?|$)/.test(url) ? url : undefined) },
      ]),
    ),
  },
})

/** In which order styles count is said in each file, since nobody knows which of them a browser has first. */
function layers(): Plugin {
  return {
    name: 'layers',
    enforce: 'pre',
    transform: { filter: { id: /\.css$/ }, handler: (code) => `@layer reset, tokens, base, parts, frame, pages;\n${code}` },
  }
}

/** Builds worker.ts as one file of its own, which knows what belongs to this version of the app. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => fileName.startsWith('assets/'))
        const contents = createHash('sha256')
        for (const file of Object.values(bundle)) contents.update(file.type === 'chunk' ? file.code : file.source)
        const made = await build({
          configFile: false,
          root: at('.'),
          logLevel: 'error',
          define: {
            FILES: JSON.stringify(files.map(({ fileName }) => `/${fileName}`).sort()),
            VERSION: JSON.stringify(contents.digest('base64url').slice(0, 12)),
          },
          build: {
            write: false,
            target: 'baseline-widely-available',
            rolldownOptions: { input: at('worker.ts'), output: { format: 'iife' } },
          },
        })
        const [output] = [made].flat()
        if (!output || !('output' in output)) throw new Error('The worker was not built')
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: output.output[0].code })
      },
    },
  }
}

function listOfPages(): Plugin {
  return {
    name: 'list of pages',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify({ pages, framing }) })
    },
  }
}
