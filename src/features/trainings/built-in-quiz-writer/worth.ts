// Weighs blanks against each other: which makes the better question?
import type { Blank } from './blanks.ts'
import { areRelated } from './nouns.ts'
import type { Token } from './sentences.ts'

const worthOfKind: Record<string, number> = {
  other: 1,
  abstract: 1.3,
  reference: 1.5,
  number: 1.6,
  patriarch: 2,
  prophet: 2,
  apostle: 2,
  woman: 2,
  town: 2,
  weekday: 2,
}
/** What nouns of the listed kinds are worth. */
const worthOfNoun = 1.8

const inner = new Set(['virtue', 'trouble', 'practice', 'abstract'])

/** What a blank is worth. Facts beat abstractions, and rich sentences that leave one answer only beat vague ones. */
export function blankScore({ sentence: { tokens, lemmas }, start, end, term: { kind, lemma } }: Blank) {
  const opens = start <= 1
  const is = (i: number, words: RegExp) => words.test(tokens[i]?.lower ?? '')
  const has = (words: RegExp) => tokens.some((token) => words.test(token.lower))
  const before = tokens[start - 1]

  let worth = worthOfKind[kind] ?? worthOfNoun
  worth += Math.min(lemmas.size, 10) * 0.12
  if (tokens.length >= 11 && tokens.length <= 24) worth += 0.3
  if (has(/^(because|means|whereas|until|unless|rather|so|than|not)$/)) worth += 0.4
  if (has(/^(another|other|others|same|too|also)$/)) worth -= 0.6
  if (opens && is(end, /^(is|are|means|was|were)$/)) worth += 0.8
  if (is(end, /^of$/)) worth -= 0.7
  // An order such as "Make the decision first" seldom says which one.
  if (isOrder(tokens)) worth -= start <= 3 ? 3 : 1.5
  // "A leader shows love": respect would do as well. As the subject of a sentence such a word is told by the rest.
  if (inner.has(kind) && !opens) worth -= 0.8
  if (kind === 'time') worth -= is(start - 1, /^the$/) ? 1.2 : before?.pos === 'ADJ' ? 3.2 : /^(NUM|DET)$/.test(before?.pos ?? '') ? 0 : 1.2
  else if (before?.pos === 'ADJ') worth -= is(start - 1, /^(first|second|third|last|next|best|main|own|new)$/) ? 1.2 : 0.3
  // A relative of the answer in the sentence gives it away.
  if (tokens.some((token, i) => (i < start || i >= end) && areRelated(token.lower, lemma))) worth -= 2
  return worth
}

function isOrder([first, second]: Token[]) {
  return first!.pos === 'VERB' || (/^(NOUN|PROPN)$/.test(first!.pos) && second?.pos === 'DET')
}
