// Finds the words of a sentence that a question may ask for: references, numbers, names and telling nouns.

import { abstractNoun, kindOfNoun, singularOf } from './nouns.ts'
import type { Sentence, Token } from './sentences.ts'
import { names, numberWords, referencePattern, vagueNouns } from './terms.ts'

/** How a noun is used: after "a" or "each", after "the" or "my", with nothing before it, or in the plural. */
export type Slot = 'a' | 'the' | 'bare' | 'plural'

/** A word or name of the text, and where and how it stands there. Names, numbers and references have no slots. */
export type Term = { text: string; lemma: string; kind: string; slots: Set<Slot>; sentences: Set<number> }

/** A text's terms, by the way they are written. */
export type Terms = Map<string, Term>

/** The tokens from `start` to before `end` of a sentence may be left out. */
export type Blank = { sentence: Sentence; start: number; end: number; term: Term; slot?: Slot }

/** The blanks of one sentence. Notes every term that it meets in `terms`, also those that make no good blank. */
export function findBlanks(sentence: Sentence, terms: Terms): Blank[] {
  const { tokens } = sentence
  const found = findReferences(sentence)
  const inReference = (i: number) => found.some(({ start, end }) => start <= i && i < end)
  for (const [i, { text, lower }] of tokens.entries()) {
    if (inReference(i) || isHyphenated(tokens, i)) continue
    const word = { start: i, end: i + 1 }
    const nameKind = kindOfName(text)
    const slot = isNoun(tokens, i) ? slotOf(tokens, i) : undefined
    if (nameKind) found.push({ ...word, text, kind: nameKind, good: isWholeName(tokens, i) })
    else if (isNumber(lower)) found.push({ ...word, text: lower, kind: 'number', good: countsSomething(tokens, i) })
    else if (slot) {
      const good = !vagueNouns.has(singularOf(lower)) && !isPossessive(tokens, i)
      found.push({ ...word, text: lower, kind: kindOfNoun(lower), slot, good })
    }
  }
  return found.flatMap(({ text, kind, slot, start, end, good }) => {
    const term = noteTerm(terms, sentence, text, kind, slot)
    return good && !(kind !== 'reference' && kind !== 'number' && isListed(tokens, start)) ? [{ sentence, start, end, term, slot }] : []
  })
}

type Found = { text: string; kind: string; slot?: Slot; start: number; end: number; good: boolean }

function noteTerm(terms: Terms, sentence: Sentence, text: string, kind: string, slot?: Slot) {
  const term = terms.get(text) ?? { text, lemma: slot ? singularOf(text) : text, kind, slots: new Set(), sentences: new Set() }
  if (slot) term.slots.add(slot)
  term.sentences.add(sentence.index)
  terms.set(text, term)
  return term
}

function findReferences({ tokens }: Sentence): Found[] {
  let text = ''
  const starts = tokens.map((token) => {
    text += token.space
    const start = text.length
    text += token.text
    return start
  })
  return [...text.matchAll(referencePattern)].flatMap((match) => {
    const start = starts.indexOf(match.index)
    const after = starts.findIndex((position) => position >= match.index + match[0].length)
    return start === -1 ? [] : [{ text: match[0], kind: 'reference', start, end: after === -1 ? tokens.length : after, good: true }]
  })
}

function kindOfName(word: string) {
  return Object.entries(names).find(([, members]) => members.includes(word))?.[0]
}

function isHyphenated(tokens: Token[], i: number) {
  return tokens[i - 1]?.text.includes('-') || tokens[i + 1]?.text.includes('-')
}

function isPossessive(tokens: Token[], i: number) {
  return /^['’]s?$/.test(tokens[i + 1]?.text ?? '')
}

function isNumber(lower: string) {
  return numberWords.includes(lower) || /^\d{1,4}$/.test(lower)
}

/** "seven years", "two good reasons"; not "one or two", "seventy-seven" or "two of them". */
function countsSomething(tokens: Token[], i: number) {
  const next = tokens[i + 1]?.pos === 'ADJ' ? tokens[i + 2] : tokens[i + 1]
  const before = tokens[i - 1]
  return (
    next?.pos === 'NOUN' &&
    /s$|people|men|women|children|percent/.test(next.lower) &&
    !isNumber(next.lower) &&
    (!before || (!isNumber(before.lower) && !/^(or|and|,|to|–|-|a)$/.test(before.lower)))
  )
}

/** Nouns that stand by themselves. A neighbouring noun makes a compound, or shows that the tagger took a verb for a noun. */
function isNoun(tokens: Token[], i: number) {
  const token = tokens[i]!
  if (!/^[A-Za-z]?[a-z]{2,}$/.test(token.text) || /[^e]eth$/.test(token.text)) return false
  const opens = i === 0 || (i === 1 && !/\w/.test(tokens[0]!.text))
  const isOpeningNoun = opens && token.pos === 'PROPN' && (kindOfNoun(token.lower) !== 'other' || abstractNoun.test(token.lower))
  if (!isOpeningNoun && (token.pos !== 'NOUN' || /^[A-Z]/.test(token.text))) return false
  const [before, after] = [tokens[i - 1], tokens[i + 1]]
  if (/^(NOUN|PROPN|NUM)$/.test(before?.pos ?? '') && !(before?.pos === 'NUM' && /s$/.test(token.lower))) return false
  if (before?.pos === 'ADV' || /^(NOUN|PROPN|DET|ADJ)$/.test(after?.pos ?? '')) return false
  if (after?.pos === 'PRON' && !/^(who|whom|which|that|we|you|he|she|they|it)$/.test(after.lower)) return false
  return !(after?.pos === 'ADV' && !opens && /^(honestly|back|down|away|gently)$/.test(after.lower))
}

const idiomPrepositions = new Set('in at by on to from into under upon out for over after before as'.split(' '))

/** How the noun is used here; undefined for phrases like "in person" or "by car", where other nouns won't do. */
function slotOf(tokens: Token[], i: number): Slot | undefined {
  const noun = tokens[i]!
  if (singularOf(noun.lower) !== noun.lower) return 'plural'
  let d = i - 1
  while (d >= 0 && (/^(ADJ|NUM|ADV)$/.test(tokens[d]!.pos) || (tokens[d]!.text === ',' && tokens[d - 1]?.pos === 'ADJ'))) d--
  const before = tokens[d]
  if (!before) return 'bare'
  if (/^(a|an|each|every|another|one)$/.test(before.lower)) return 'a'
  if (/^(no|any|some|much|more|less|all)$/.test(before.lower)) return 'bare'
  if (before.pos === 'DET' || /^(my|your|his|her|its|our|their|'s|’s|whose)$/.test(before.lower)) return 'the'
  if (idiomPrepositions.has(before.lower) && d === i - 1) return undefined
  return 'bare'
}

/** In "fear, shame or grief" each could take the other's place. */
function isListed(tokens: Token[], i: number) {
  const [right, further] = [tokens[i + 1], tokens[i + 2]]
  if (/^(and|or|nor)$/.test(right?.lower ?? '')) return true
  const goesOn =
    right?.text === ',' && /^(NOUN|PROPN|DET|CCONJ|NUM|ADJ)$/.test(further?.pos ?? '') && !/^(but|yet|so)$/.test(further!.lower)
  if (goesOn) return tokens.slice(i + 2, i + 6).some(isNamed)
  let left = i - 1
  while (left >= 0 && /^(DET|ADJ|PRON|ADP|NUM)$/.test(tokens[left]!.pos)) left--
  return left >= 1 && /^(,|and|or|nor|both|neither|either)$/.test(tokens[left]!.lower) && isNamed(tokens[left - 1]!)
}

function isNamed({ pos }: Token) {
  return pos === 'NOUN' || pos === 'PROPN'
}

/** Not part of a longer name ("John Mark", "the Gospel of John", "Sunday school"), nor a possessive. */
function isWholeName(tokens: Token[], i: number) {
  const [before, after] = [tokens[i - 1], tokens[i + 1]]
  if (isPossessive(tokens, i) || /^\p{Lu}/u.test(after?.text ?? '') || after?.pos === 'NOUN') return false
  if (i > 1 && /^\p{Lu}/u.test(before!.text) && before!.pos === 'PROPN') return false
  return !tokens.slice(Math.max(0, i - 2), i).some((token) => /^(gospel|book|letter|st|saint|mount|and|or)$/.test(token.lower))
}
