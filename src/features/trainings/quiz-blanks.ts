// Finds the words of a sentence that a question may ask for: references, numbers, names and telling nouns.

import { abstractNoun, areRelated, kindOfNoun, singularOf } from './quiz-nouns.ts'
import type { Sentence, Token } from './quiz-sentences.ts'
import { names, numberWords, referencePattern, vagueNouns } from './quiz-terms.ts'

/** How a noun is used: after "a" or "each", after "the" or "my", with nothing before it, or in the plural. */
export type Slot = 'a' | 'the' | 'bare' | 'plural'

/** A word or name of the text, and where and how it stands there. Names, numbers and references have no slots. */
export type Term = { text: string; lemma: string; kind: string; slots: Set<Slot>; sentences: Set<number> }

/** The tokens from `start` to before `end` of a sentence may be left out. A higher score makes a better question. */
export type Blank = { sentence: Sentence; start: number; end: number; term: Term; slot?: Slot; score: number }

/** The blanks of one sentence. Notes every term that it meets in `terms`, also those that make no good blank. */
export function findBlanks(sentence: Sentence, terms: Map<string, Term>): Blank[] {
  const { tokens } = sentence
  const blanks: Blank[] = []
  const note = (text: string, kind: string, slot?: Slot) => {
    const term = terms.get(text) ?? { text, lemma: slot ? singularOf(text) : text, kind, slots: new Set(), sentences: new Set() }
    if (slot) term.slots.add(slot)
    term.sentences.add(sentence.index)
    terms.set(text, term)
    return term
  }
  const add = (start: number, end: number, term: Term, base: number, slot?: Slot) =>
    blanks.push({ sentence, start, end, term, slot, score: base + worthOf(sentence, start, end, term) })

  const taken = new Set<number>()
  for (const { text, start, end } of findReferences(sentence)) {
    const term = note(text, 'reference')
    for (let i = start; i < end; i++) taken.add(i)
    add(start, end, term, 1.5)
  }
  tokens.forEach((token, i) => {
    if (taken.has(i) || /-/.test(tokens[i - 1]?.text ?? '') || /-/.test(tokens[i + 1]?.text ?? '')) return
    const nameKind = kindOfName(token.text)
    if (nameKind) {
      const term = note(token.text, nameKind)
      if (!isListed(tokens, i) && isWholeName(tokens, i)) add(i, i + 1, term, 2)
      return
    }
    if (isNumber(token)) {
      const term = note(token.lower, 'number')
      if (countsSomething(tokens, i)) add(i, i + 1, term, 1.6)
      return
    }
    if (!isNoun(tokens, i)) return
    const slot = slotOf(tokens, i)
    if (!slot) return
    const kind = kindOfNoun(token.lower)
    const term = note(token.lower, kind, slot)
    if (vagueNouns.has(term.lemma) || term.text.length < 3) return
    if (!isListed(tokens, i) && tokens[i + 1]?.text !== "'s")
      add(i, i + 1, term, kind === 'other' ? 1 : kind === 'abstract' ? 1.3 : 1.8, slot)
  })
  return blanks
}

function findReferences({ tokens }: Sentence) {
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
    return start === -1 ? [] : [{ text: match[0], start, end: after === -1 ? tokens.length : after }]
  })
}

export function kindOfName(word: string) {
  return Object.entries(names).find(([, members]) => members.includes(word))?.[0]
}

function isNumber({ lower }: Token) {
  return numberWords.includes(lower) || /^\d{1,4}$/.test(lower)
}

/** "seven years", "two good reasons"; not "one or two", "seventy-seven" or "two of them". */
function countsSomething(tokens: Token[], i: number) {
  const next = tokens[i + 1]?.pos === 'ADJ' ? tokens[i + 2] : tokens[i + 1]
  const before = tokens[i - 1]
  return (
    next?.pos === 'NOUN' &&
    /s$|people|men|women|children|percent/.test(next.lower) &&
    !isNumber(next) &&
    (!before || (!isNumber(before) && !/^(or|and|,|to|–|-|a)$/.test(before.lower)))
  )
}

/** Nouns that stand by themselves. A neighbouring noun makes a compound, or shows that the tagger took a verb for a noun. */
function isNoun(tokens: Token[], i: number) {
  const token = tokens[i]!
  if (!/^[A-Za-z]?[a-z]{2,}$/.test(token.text)) return false
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
  let left = i - 1
  while (left >= 0 && /^(DET|ADJ|PRON|ADP|NUM)$/.test(tokens[left]!.pos)) left--
  const comma = /^(,|and|or|nor|both|neither|either)$/
  const right = tokens[i + 1]
  if (/^(and|or|nor)$/.test(right?.lower ?? '')) return true
  if (
    right?.text === ',' &&
    /^(NOUN|PROPN|DET|CCONJ|NUM|ADJ)$/.test(tokens[i + 2]?.pos ?? '') &&
    !/^(but|yet|so)$/.test(tokens[i + 2]!.lower)
  )
    return isNounAhead(tokens, i + 2)
  return left >= 1 && comma.test(tokens[left]!.lower) && /^(NOUN|PROPN)$/.test(tokens[left - 1]!.pos)
}

function isNounAhead(tokens: Token[], from: number) {
  return tokens.slice(from, from + 4).some((token) => token.pos === 'NOUN' || token.pos === 'PROPN')
}

/** Not part of a longer name ("John Mark", "the Gospel of John", "Sunday school"), nor a possessive. */
function isWholeName(tokens: Token[], i: number) {
  const [before, after] = [tokens[i - 1], tokens[i + 1]]
  if (after && (/^\p{Lu}|^['’]s?$/u.test(after.text) || after.pos === 'NOUN')) return false
  if (i > 1 && /^\p{Lu}/u.test(before!.text) && before!.pos === 'PROPN') return false
  return !tokens.slice(Math.max(0, i - 2), i).some((token) => /^(gospel|book|letter|st|saint|mount|and|or)$/.test(token.lower))
}

function isOrder([first, second]: Token[]) {
  return first!.pos === 'VERB' || (/^(NOUN|PROPN)$/.test(first!.pos) && second?.pos === 'DET')
}

const inner = new Set(['virtue', 'trouble', 'practice', 'abstract'])

/** What a blank is worth beyond its kind: rich sentences that leave one answer only beat vague ones. */
function worthOf({ tokens, lemmas }: Sentence, start: number, end: number, { kind, lemma }: Term) {
  const opens = start <= 1
  const near = (i: number, words: RegExp) => words.test(tokens[i]?.lower ?? '')
  const some = (words: RegExp) => tokens.some((token) => words.test(token.lower))
  let worth = Math.min(lemmas.size, 10) * 0.12
  if (tokens.length >= 11 && tokens.length <= 24) worth += 0.3
  if (some(/^(because|means|whereas|until|unless|rather|so|than|not)$/)) worth += 0.4
  if (opens && near(end, /^(is|are|means|was|were)$/)) worth += 0.8
  if (near(end, /^of$/)) worth -= 0.7
  if (some(/^(another|other|others|same|too|also)$/)) worth -= 0.6
  // An order such as "Make the decision first" seldom says which one.
  if (isOrder(tokens)) worth -= start <= 3 ? 3 : 1.5
  // "A leader shows love": respect would do as well. As the subject of a sentence such a word is told by the rest.
  if (inner.has(kind) && !opens) worth -= 0.8
  if (kind === 'time' && !/^(NUM|DET)$/.test(tokens[start - 1]?.pos ?? '')) worth -= 1.2
  if (kind === 'time' && near(start - 1, /^the$/)) worth -= 1.2
  if (tokens[start - 1]?.pos === 'ADJ')
    worth -= kind === 'time' ? 2 : near(start - 1, /^(first|second|third|last|next|best|main|own|new)$/) ? 1.2 : 0.3
  // A relative of the answer in the sentence gives it away.
  if (tokens.some((token, i) => (i < start || i >= end) && areRelated(token.lower, lemma))) worth -= 2
  return worth
}
