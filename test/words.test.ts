// The catalogs as a whole: nothing in them is left over, nothing is untranslated, and no sentence for people stands outside of them.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { type Language, languages, wordsOf } from '#words/languages.ts'
import { assertCommitted } from './committed.ts'
import { sentencesIn } from './sentences.ts'

const others = languages.filter((language) => language !== 'en')
const root = new URL('../', import.meta.url)
const sources = globSync('src/**/*.ts', { cwd: root })
  .filter((name) => !name.endsWith('.test.ts') && !name.startsWith('src/words/'))
  .sort()
const textOf = (name: string) => readFileSync(new URL(name, root), 'utf8')
const code = sources.map(textOf).join('\n')

/** Each text of a catalog, or function that makes one, by its address. Codes and rules of the areas stand in their area alone. */
function entriesOf(language: Language): Map<string, unknown> {
  const { language: _, refusals, rules, fields, ...areas } = wordsOf(language)
  return new Map(leaves(areas, ''))
}
function* leaves(value: unknown, path: string): Generator<[string, unknown]> {
  if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) yield* leaves(inner, path ? `${path}.${key}` : key)
  else yield [path, value]
}

it('has each code and each rule in one area', () => {
  const { language: _, refusals, rules, fields, ...areas } = wordsOf('en')
  for (const section of ['refusals', 'rules'] as const) {
    const names = Object.values(areas).flatMap((area) => Object.keys(area[section]))
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) < index),
      [],
    )
  }
})

/** What is looked up by a name that a row, a setting or a schema has, and not in the code. */
const lookedUp: RegExp[] = []

it('says nothing that nobody asks for', () => {
  const unused = [...entriesOf('en').keys()].filter((path) => {
    const key = path.split('.').findLast((name) => !/^\d+$/.test(name))!
    return !new RegExp(`\\b${key}\\b`).test(code) && !lookedUp.some((section) => section.test(path))
  })
  assert.deepEqual(unused, [])
})

/** What a function of a catalog reads of its values, by its text: the languages are all our own. */
function placeholders(entry: unknown): string[] {
  if (typeof entry !== 'function') return []
  // A rule may leave its field out: "This address is taken."
  const [, destructured] = /^\(?\{([^}]*)\}/.exec(String(entry)) ?? []
  if (destructured === undefined) return []
  return destructured
    .split(',')
    .map((name) => name.split(':')[0]!.trim())
    .filter((name) => name && name !== 'field')
    .sort()
}

it('says in each language with the values that English says it with', () => {
  const english = entriesOf('en')
  for (const language of others)
    for (const [path, entry] of entriesOf(language)) {
      const [expected, found] = [placeholders(english.get(path)), placeholders(entry)]
      assert.deepEqual(found, expected, `${language}: ${path}`)
    }
})

/** Names, and words that are the same. */
const alike: Record<string, RegExp> = {
  de: /^organizations\.exports\.(choices\.(group_)?role\.admin|columns\.(challenge|name))$/,
  es: /^$/,
  ar: /^$/,
}

it('translates every sentence', () => {
  const english = entriesOf('en')
  const untranslated = others.flatMap((language) =>
    [...entriesOf(language)]
      .filter(([path, text]) => typeof text === 'string' && text === english.get(path) && !alike[language]!.test(path))
      .map(([path]) => `${language}: ${path}`),
  )
  assert.deepEqual(untranslated, [])
})

it('writes quotes, blanks and letters as each language does', () => {
  const wrong: Record<string, RegExp> = { de: /[«»"]|“[^”]*”/, es: /[„“”"]/, ar: /[„“”"]|[?;]|,/ }
  for (const language of others)
    for (const [path, text] of entriesOf(language))
      if (typeof text === 'string') {
        assert.doesNotMatch(text, wrong[language]!, `${language}: ${path}`)
        assert.equal(text.normalize('NFC').trim(), text, `${language}: ${path}`)
      }
})

it('counts places in lists from 1, but in English, which writes the path as it is', () => {
  const path = ['answers', 0, 'question']
  const placed = languages.map((language) => wordsOf(language).service.place(path))
  assert.deepEqual(placed, ['answers.0.question', ...others.map(() => 'answers 1 › question')])
})

it('finds sentences where there are some', () => {
  const found = (text: string) => sentencesIn(text).map(({ sentence }) => sentence)
  assert.deepEqual(found("const a = { message: 'You have left.' }"), ['You have left.'])
  assert.deepEqual(found("invalid({ a: ['Not this one.'] })"), ['Not this one.'])
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to read
  assert.deepEqual(found('const told = `Hello ${name}, how are you?`'), ['Hello ${name}, how are you?'])
  assert.deepEqual(found("throw new Error('Two routes are named alike.')"), [])
  assert.deepEqual(found("log.warn('It was sent again.')"), [])
  assert.deepEqual(found("Text(5, { description: 'What it says.' })"), [])
  assert.deepEqual(found('// A comment is no sentence of ours.'), [])
})

/** Those who read what stands here are no members: operators, client developers, whoever tries the demo. */
const forOthers = [
  /^src\/(cli|demo|backup|doctor|whole-organization|app\.ts|config\.ts|introduction\.ts|main\.ts|data-store\.ts|services\.ts|operating-metrics\.ts)/,
  /^src\/features\/accounts\/second-factor\/key\.ts/, // what is wrong with the service's key
  /^src\/platform\/http\/paging\.ts/, // labels of page links, which clients know as they are
  /^src\/features\/trainings\/quiz-(writer|checks)\.ts/, // what a language model is told about its questions
]

it('has every sentence for people in a catalog', () => {
  const found = sources
    .filter((name) => !forOthers.some((place) => place.test(name)))
    .flatMap((name) => sentencesIn(textOf(name)).map(({ line, sentence }) => `${name}:${line} ${sentence}`))
  assert.deepEqual(found, [])
})

it('docs/refusals.md lists the codes and rules of the English catalog', () => {
  const { refusals, rules } = wordsOf('en')
  assertCommitted('docs/refusals.md', document(refusals, rules))
})

/** A sentence with the names of its values in their places. */
function shown(entry: unknown): { sentence: string; values: string[] } {
  if (typeof entry !== 'function') return { sentence: String(entry), values: [] }
  const values = placeholders(entry)
  const named = new Proxy({}, { get: (_, name) => (name === 'kinds' ? ['{kinds}'] : `{${String(name)}}`) })
  // Kinds of files are written in capitals, and a name is no number to be counted.
  const sentence = entry(named).replace('{KINDS}', '{kinds}').replace('NaN', `{${values[0]}}`)
  return { sentence, values }
}

function document(refusals: object, rules: object) {
  const sorted = (entries: object) => Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1))
  const cell = (text: string) => text.replaceAll('|', '\\|')
  return `# Codes and rules

Made from \`src/words/en/\`. What the service says to people depends on their language ([languages.md](languages.md)); codes, rules and the names of
their values never do. New ones may come: a client shows the \`message\` of a code that it does not know.

## Codes

In \`code\`, and in \`error_type\` where the refusal is a rule of the contract.

| Code | In English |
| --- | --- |
${sorted(refusals)
  .map(([name, entry]) => `| \`${name}\` | ${cell(shown(entry).sentence)} |`)
  .join('\n')}

## Rules of fields

In \`codes\` of a 422 with the code \`invalid\`: \`{field: [{rule, …values}]}\`.

| Rule | Values | In English |
| --- | --- | --- |
${sorted(rules)
  .map(([name, entry]) => {
    const { sentence, values } = shown(entry)
    const named = values.map((value) => `\`${value}\``)
    return `| \`${name}\` | ${named.join(', ')} | ${cell(sentence)} |`
  })
  .join('\n')}
`
}
