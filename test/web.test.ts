// How the web app is written: what a reader may rely on, and no type can say.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'

const root = new URL('../web/', import.meta.url).pathname
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
const contentOf = (path: string) => readFileSync(join(root, path), 'utf8')
const scripts = files.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))

it('styles say start and end, since Arabic begins at the right', () => {
  const physical =
    /(^|[\s;{])((margin|padding|border|inset)-)?(left|right)\s*:|text-align:\s*(left|right)|(^|[\s;{])(min-|max-)?(width|height)\s*:|float:/m
  const wrong = files.filter((path) => path.endsWith('.css') && physical.test(contentOf(path).replaceAll(/@media[^{]*/g, '')))
  assert.deepEqual(wrong, [])
})

/** Each layer may use those after it. */
const layers = ['main.tsx', 'frame', 'features', 'parts', 'api', 'words']
const layerOf = (path: string) => layers.findIndex((layer) => path === layer || path.startsWith(`${layer}/`))
/** Not a layer above: what both sides need. */
const anywhere = ['pages.ts', 'api/session.ts', 'frame/places.ts', 'words/choosing.ts']

it('its layers lean on those below them', () => {
  const wrong = scripts.flatMap((path) => {
    const from = layerOf(path)
    const imported = [...contentOf(path).matchAll(/(?:from|import\()\s*'#web\/([^']+)'/g)].map(([, target]) => target!)
    return imported
      .filter((target) => from >= 0 && layerOf(target) >= 0 && layerOf(target) < from && !anywhere.includes(target))
      .map((target) => `${path} imports ${target}`)
  })
  assert.deepEqual(wrong, [])
})

it('it takes nothing from the service but the API’s types and how plurals are formed', () => {
  const wrong = scripts.flatMap((path) =>
    [...contentOf(path).matchAll(/from '(#(?!web\/|client\/paths\.ts)[^']+|(?:\.\.\/)+src[^']*)'/g)].map(
      ([, target]) => `${path} imports ${target}`,
    ),
  )
  assert.deepEqual(
    wrong.filter((line) => !/^words\/\w+\/formats\.ts imports #words\/formats\.ts$/.test(line)),
    [],
  )
})

it('HTML is put in at one place, under a policy of its own', () => {
  const wrong = scripts.filter(
    (path) => path !== 'parts/sanitized.ts' && /dangerouslySetInnerHTML|innerHTML|insertHTML|setHTML|createHTML/.test(contentOf(path)),
  )
  assert.deepEqual(wrong, [])
})
