// How much a phone has to fetch, held to its budget at each build: bytes of brotli, since milliseconds flicker.
import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

const KB = 1024
const budgets = { firstScreen: 40 * KB, page: 15 * KB, managementPage: 40 * KB, css: 12 * KB, catalog: 12 * KB }

interface Weight {
  what: string
  bytes: number
  budget: number
}

/** Fails the build that is too heavy, and says what. */
export function weights(): Plugin {
  return {
    name: 'weights',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const tooHeavy = weigh(Object.values(bundle)).filter(({ bytes, budget }) => bytes > budget)
        if (tooHeavy.length === 0) return
        this.error(
          `Too heavy for a phone (brotli):\n${tooHeavy.map(({ what, bytes, budget }) => `${what}: ${bytes} of ${budget} bytes`).join('\n')}`,
        )
      },
    },
  }
}

export function weigh(files: readonly (Rollup.OutputChunk | Rollup.OutputAsset)[]): Weight[] {
  const chunks = files.filter((file) => file.type === 'chunk')
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  /** A chunk with all that must be there before it runs. */
  const withImports = (chunk: Rollup.OutputChunk, found = new Set<Rollup.OutputChunk>()): Set<Rollup.OutputChunk> => {
    if (found.has(chunk)) return found
    found.add(chunk)
    for (const name of chunk.imports) if (named.has(name)) withImports(named.get(name)!, found)
    return found
  }
  const sizes = new Map(chunks.map((chunk) => [chunk, compressed(chunk.code)]))
  const sum = (all: Iterable<Rollup.OutputChunk>) => [...all].reduce((total, chunk) => total + sizes.get(chunk)!, 0)

  const entry = chunks.find(({ isEntry }) => isEntry)!
  const atStart = withImports(entry)
  const lazily = (folder: string) =>
    chunks.filter(({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && facadeModuleId?.includes(`/web/${folder}/`))
  const pages = lazily('features').map((chunk) => {
    const own = [...withImports(chunk)].filter((one) => !atStart.has(one))
    const isManaging = /\/(managing|manage)[/-]/.test(chunk.facadeModuleId!)
    return { what: chunk.facadeModuleId!.split('/web/')[1]!, bytes: sum(own), budget: isManaging ? budgets.managementPage : budgets.page }
  })
  const catalogs = lazily('words').map((chunk) => ({
    what: chunk.facadeModuleId!.split('/web/')[1]!,
    bytes: sum([chunk]),
    budget: budgets.catalog,
  }))
  const first = pages.filter(({ what }) => /\/(sign-in|today)\.tsx$/.test(what)).map(({ bytes }) => bytes)
  const css = files.filter(({ fileName }) => fileName.endsWith('.css')).map((file) => (file.type === 'asset' ? compressed(file.source) : 0))
  return [
    { what: 'first screen', bytes: sum(atStart) + Math.max(0, ...first), budget: budgets.firstScreen },
    { what: 'all CSS', bytes: css.reduce((total, bytes) => total + bytes, 0), budget: budgets.css },
    ...pages,
    ...catalogs,
  ]
}

const compressed = (content: string | Uint8Array) => brotliCompressSync(content).length
