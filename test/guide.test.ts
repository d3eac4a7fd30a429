// The guide says what the app says: names, headings and links, in each language.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { type Block, type Inline, topics } from '#web/features/help/topics.ts'
import { topicFrom } from '#web/guide.ts'
import { pages } from '#web/pages.ts'
import { ar } from '#web/words/ar/index.ts'
import { apiKeys as arApiKeys } from '#web/words/ar/managing/api-keys.ts'
import { auditLog as arAuditLog } from '#web/words/ar/managing/audit-log.ts'
import { ar as arManaging } from '#web/words/ar/managing/index.ts'
import { webhooks as arWebhooks } from '#web/words/ar/managing/webhooks.ts'
import { own as arOwn } from '#web/words/ar/own.ts'
import { de } from '#web/words/de/index.ts'
import { apiKeys as deApiKeys } from '#web/words/de/managing/api-keys.ts'
import { auditLog as deAuditLog } from '#web/words/de/managing/audit-log.ts'
import { de as deManaging } from '#web/words/de/managing/index.ts'
import { webhooks as deWebhooks } from '#web/words/de/managing/webhooks.ts'
import { own as deOwn } from '#web/words/de/own.ts'
import { en } from '#web/words/en/index.ts'
import { apiKeys as enApiKeys } from '#web/words/en/managing/api-keys.ts'
import { auditLog as enAuditLog } from '#web/words/en/managing/audit-log.ts'
import { en as enManaging } from '#web/words/en/managing/index.ts'
import { webhooks as enWebhooks } from '#web/words/en/managing/webhooks.ts'
import { own as enOwn } from '#web/words/en/own.ts'
import { es } from '#web/words/es/index.ts'
import { apiKeys as esApiKeys } from '#web/words/es/managing/api-keys.ts'
import { auditLog as esAuditLog } from '#web/words/es/managing/audit-log.ts'
import { es as esManaging } from '#web/words/es/managing/index.ts'
import { webhooks as esWebhooks } from '#web/words/es/managing/webhooks.ts'
import { own as esOwn } from '#web/words/es/own.ts'

const catalogs = {
  en: [en, enManaging, enOwn, enAuditLog, enApiKeys, enWebhooks],
  de: [de, deManaging, deOwn, deAuditLog, deApiKeys, deWebhooks],
  es: [es, esManaging, esOwn, esAuditLog, esApiKeys, esWebhooks],
  ar: [ar, arManaging, arOwn, arAuditLog, arApiKeys, arWebhooks],
}
type Language = keyof typeof catalogs
const others = (['de', 'es', 'ar'] as const).flatMap((language) => topics.map((topic) => ({ language, topic })))

const folder = new URL('../docs/guide/', import.meta.url)
const read = (language: Language, topic: string) => topicFrom(readFileSync(new URL(`${language}/${topic}.md`, folder), 'utf8'))

/** Where a catalog says something: a page and a button may have the same name. */
function placesOf(language: Language): Map<string, string[]> {
  const places = new Map<string, string[]>()
  const look = (value: unknown, path: string): void => {
    if (typeof value === 'string') places.set(value, [...(places.get(value) ?? []), path])
    else if (value && typeof value === 'object') for (const [key, one] of Object.entries(value)) look(one, `${path}.${key}`)
  }
  for (const [place, catalog] of catalogs[language].entries()) look(catalog, `${place}`)
  return places
}

const linesOf = (block: Block): Inline[][] =>
  block.is === 'heading' ? [[block.text]] : block.is === 'paragraph' ? [block.text] : block.items
const piecesOf = (text: readonly Inline[]): Inline[] =>
  text.flatMap((piece) => (typeof piece !== 'string' && piece.is === 'name' ? [piece, ...piecesOf(piece.text)] : [piece]))
const textOf = (text: readonly Inline[]): string =>
  text.map((piece) => (typeof piece === 'string' ? piece : piece.is === 'link' ? piece.text : textOf(piece.text))).join('')
const namesIn = (text: readonly Inline[]) =>
  piecesOf(text).flatMap((one) => (typeof one !== 'string' && one.is === 'name' ? [textOf(one.text)] : []))
const linksIn = (text: readonly Inline[]) => piecesOf(text).flatMap((one) => (typeof one !== 'string' && one.is === 'link' ? [one.to] : []))

it('has all of its topics in every language', () => {
  for (const language of Object.keys(catalogs))
    assert.deepEqual(readdirSync(new URL(`${language}/`, folder)).sort(), topics.map((topic) => `${topic}.md`).sort())
})

it('names buttons and pages as the app does', () => {
  for (const language of Object.keys(catalogs) as Language[]) {
    const places = placesOf(language)
    const unknown = topics
      .flatMap((topic) => read(language, topic).blocks.flatMap(linesOf).flatMap(namesIn))
      .filter((name) => !places.has(name))
    assert.deepEqual(unknown, [], language)
  }
})

it('is the same in every language: its parts, and what each line of them names and leads to', () => {
  const english = placesOf('en')
  for (const { language, topic } of others) {
    const places = placesOf(language)
    const [wanted, found] = [read('en', topic).blocks, read(language, topic).blocks]
    assert.deepEqual(
      found.map(({ is }) => is),
      wanted.map(({ is }) => is),
      `${language}/${topic}`,
    )
    const lines = found.flatMap(linesOf)
    for (const [place, line] of wanted.flatMap(linesOf).entries()) {
      const same = lines[place] ?? []
      assert.deepEqual(linksIn(same).sort(), linksIn(line).sort(), `${language}/${topic}: ${textOf(same)}`)
      assert.equal(namesIn(same).length, namesIn(line).length, `${language}/${topic}: ${textOf(same)}`)
      const named = namesIn(same).flatMap((name) => places.get(name) ?? [])
      for (const name of namesIn(line))
        assert.ok(
          english.get(name)?.some((path) => named.includes(path)),
          `${language}/${topic} does not name “${name}”: ${textOf(same)}`,
        )
    }
  }
})

it('leads to pages that are there', () => {
  const there: readonly string[] = [...pages, ...topics.map((topic) => `/help/${topic}`)]
  for (const language of Object.keys(catalogs) as Language[]) {
    const links = topics.flatMap((topic) => read(language, topic).blocks.flatMap(linesOf).flatMap(linksIn))
    assert.deepEqual(
      links.filter((link) => !there.includes(link)),
      [],
    )
  }
})

it('leaves no mark of Markdown in its sentences', () => {
  for (const language of Object.keys(catalogs) as Language[])
    for (const topic of topics) {
      const { title, about, blocks } = read(language, topic)
      assert.doesNotMatch([title, about, ...blocks.flatMap(linesOf).map(textOf)].join('\n'), /[*_[\]#`]|&\w+;/)
    }
})

it('refuses what the app would not show', () => {
  const withLine = (line: string) => () => topicFrom(`# Title\n\nAbout it.\n\n${line}\n`)
  for (const line of [
    '![A picture](a.png)',
    '| a | b |\n| - | - |\n| 1 | 2 |',
    '<b>HTML</b>',
    '> A quote',
    '### Deeper',
    '- a\n  - b',
    '`code`',
  ])
    assert.throws(withLine(line), /guide/, line)
  assert.throws(() => topicFrom('About it.'), /title/)
})
