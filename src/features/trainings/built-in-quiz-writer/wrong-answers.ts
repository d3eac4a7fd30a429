// Finds three wrong answers for a blank: of the same kind and form as the right one, plausible, and never right as well.
import { shuffle } from '#platform/seeded-random.ts'
import type { Blank, Slot, Term, Terms } from './blanks.ts'
import { areRelated, pluralOf, singularOf } from './nouns.ts'
import type { Sentence } from './sentences.ts'
import { names, nearSynonyms, nouns, numberWords, references, vagueNouns } from './terms.ts'

export function findWrongAnswers(blank: Blank, terms: Terms, sentences: Sentence[], random: () => number): string[] | undefined {
  const ownTerms = [...terms.values()].filter(
    (term) => term.kind === blank.term.kind && fitsSlot(term, blank.slot) && !vagueNouns.has(term.lemma),
  )
  const fitting = (words: string[]) => words.filter((word) => isWrong(word, blank, terms.get(word), sentences))
  const own = fitting(
    shuffle(ownTerms, random)
      .sort((a, b) => likeness(b, blank) - likeness(a, blank))
      .map((term) => term.text),
  )
  const listed = fitting(shuffle(listFor(blank), random))
  const wrong: string[] = []
  for (const word of [...own, ...listed]) {
    if (wrong.length < 3 && !wrong.some((other) => areNear(other, word))) wrong.push(word)
  }
  return wrong.length === 3 ? wrong : undefined
}

function likeness(term: Term, blank: Blank) {
  return Math.min(term.sentences.size, 3) - Math.abs(term.text.length - blank.term.text.length) / 4
}

function fitsSlot({ text, lemma, kind, slots }: Term, slot: Slot | undefined) {
  if (!slot) return true
  if (slot === 'plural') return slots.has('plural')
  if (slots.has('plural')) return false
  const listed = Object.values(nouns)
  if (slot === 'a') return slots.has('a') || listed.some(({ count }) => count.includes(lemma))
  if (slot === 'bare') return slots.has('bare') || listed.some(({ mass }) => mass.includes(text))
  return kind !== 'other' || slots.has('the')
}

function listFor({ term, slot }: Blank): string[] {
  if (term.kind === 'reference') return references.filter((reference) => reference.includes(':') === term.text.includes(':'))
  if (term.kind === 'number') return numbersLike(term.text)
  if (term.kind in names) return names[term.kind]!
  const { count, mass } = standIns(term.kind)
  if (slot === 'plural') return count.map(pluralOf)
  return slot === 'bare' ? mass : slot === 'a' ? count : [...count, ...mass]
}

/** The first words of a kind are the ones to fall back on; the later ones would seem out of place in most texts. */
function standIns(kind: string) {
  const { count, mass } = nouns[kind] ?? { count: [], mass: [] }
  return { count: count.slice(0, 20), mass: mass.slice(0, 20) }
}

function numbersLike(text: string) {
  const place = numberWords.indexOf(text)
  if (place !== -1) return numberWords.filter((_, i) => i !== place && Math.abs(i - place) <= 4)
  const number = Number(text)
  const steps = number > 999 ? [-50, -25, 25, 50] : [-number / 2, number / 2, number, number * 2]
  return steps.map((step) => String(Math.round(number + step)))
}

/** Whether a word would be clearly wrong in the blank: not in its sentence, no relative of the answer, and not at home nearby. */
function isWrong(word: string, { sentence, term, start }: Blank, own: Term | undefined, sentences: Sentence[]) {
  if (areNear(word, term.text) || /\d/.test(word) !== /\d/.test(term.text)) return false
  const article = sentence.tokens[start - 1]?.lower
  if ((article === 'a' || article === 'an') && opensWithVowel(word) !== opensWithVowel(term.text)) return false
  if (sentence.tokens.some((token) => areNear(token.lower, word))) return false
  for (const index of own?.sentences ?? []) {
    if (Math.abs(index - sentence.index) <= 1) return false
    const shared = [...sentences[index]!.lemmas].filter((lemma) => lemma !== term.lemma && sentence.lemmas.has(lemma))
    if (shared.length >= 2) return false
  }
  return true
}

function opensWithVowel(word: string) {
  return /^[aeiou8]/i.test(word)
}

/** The same word, one of its relatives, or one that means nearly the same; for references, the same book. */
function areNear(a: string, b: string) {
  if (/ \d/.test(a)) return a.replace(/ \d.*/, '') === b.replace(/ \d.*/, '')
  if (areRelated(a, b)) return true
  const [x, y] = [singularOf(a.toLowerCase()), singularOf(b.toLowerCase())]
  return nearSynonyms.some((group) => group.includes(x) && group.includes(y))
}
