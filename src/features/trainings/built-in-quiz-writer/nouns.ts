// The forms of English nouns, and their kinds.
import { nouns } from './terms.ts'

const irregular: Record<string, string> = {
  children: 'child',
  people: 'person',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  teeth: 'tooth',
  lives: 'life',
  wives: 'wife',
  knives: 'knife',
  loaves: 'loaf',
  leaves: 'leaf',
  thieves: 'thief',
  wolves: 'wolf',
  sheep: 'sheep',
  fish: 'fish',
  series: 'series',
  crises: 'crisis',
  halves: 'half',
  news: 'news',
}
const irregularPlural = Object.fromEntries(Object.entries(irregular).map(([plural, singular]) => [singular, plural]))

export function singularOf(word: string) {
  const known = irregular[word]
  if (known) return known
  if (/(ss|us|is)$/.test(word) || !/s$/.test(word) || word.length < 4) return word
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

export function pluralOf(word: string) {
  const known = irregularPlural[word]
  if (known) return known
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(ch|sh|x|z|s)$/.test(word) ? `${word}es` : `${word}s`
}

/** Endings of nouns for what cannot be touched. */
export const abstractNoun = /(ness|ity|tion|sion|ment|ance|ence|ship|hood|ism|dom)$/

/** The kind of a noun, singular or plural; "other" for those that no list has. */
export function kindOfNoun(word: string) {
  const singular = singularOf(word)
  for (const [kind, { count, mass }] of Object.entries(nouns)) if (count.includes(singular) || mass.includes(singular)) return kind
  return abstractNoun.test(singular) ? 'abstract' : 'other'
}

/** The same word in another form, or one that is made from it: "pray" and "prayer", "peace" and "peacemaker". */
export function areRelated(a: string, b: string) {
  const [x, y] = [singularOf(a.toLowerCase()), singularOf(b.toLowerCase())]
  if (x === y) return true
  if (Math.min(x.length, y.length) < 4) return false
  return x.slice(0, 5) === y.slice(0, 5) || x.includes(y) || y.includes(x)
}
