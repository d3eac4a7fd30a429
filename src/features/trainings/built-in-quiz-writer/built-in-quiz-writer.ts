// Writes fill-in questions from a text's own sentences, without a language model: takes sentences that stand alone, leaves out a word
// that matters, and offers it beside three of the same kind. The same text always gives the same questions.
import { seededRandom } from '#platform/seeded-random.ts'
import { type Answered, type QuizQuestion, shuffleAnswers } from '../quiz-questions.ts'
import { type Blank, findBlanks, type Terms } from './blanks.ts'
import { isEnglish, readSentences, standsAlone, write } from './sentences.ts'
import { blankScore } from './worth.ts'
import { findWrongAnswers } from './wrong-answers.ts'

type Chosen = { blank: Blank; wrong: string[] }

/** As many questions as the text is good for, `count` at most, in the order of the text. None for a text that is not English. */
export async function writeFillInQuestions(text: string, count: number): Promise<QuizQuestion[]> {
  if (!isEnglish(text)) return []
  const sentences = await readSentences(text)
  const terms: Terms = new Map()
  const blanks = sentences
    .flatMap((sentence) => findBlanks(sentence, terms))
    .filter((blank) => standsAlone(blank.sentence))
    .map((blank) => ({ blank, worth: blankScore(blank) }))
  const random = seededRandom(text)

  const chosen: Chosen[] = []
  while (chosen.length < count && blanks.length) {
    const worths = blanks.map(({ blank, worth }) => worth - closeness(blank, chosen))
    const { blank } = blanks.splice(worths.indexOf(Math.max(...worths)), 1)[0]!
    if (chosen.some((other) => clash(other.blank, blank))) continue
    const wrong = findWrongAnswers(blank, terms, sentences, random)
    if (wrong) chosen.push({ blank, wrong })
  }
  chosen.sort((a, b) => a.blank.sentence.index - b.blank.sentence.index)
  return shuffleAnswers(chosen.map(wordQuestion), text)
}

function clash(a: Blank, b: Blank) {
  return a.sentence === b.sentence || a.term.lemma === b.term.lemma
}

/** How much a blank repeats what was chosen: a quiz should walk through the whole text and ask for different kinds of things. */
function closeness({ sentence, term }: Blank, chosen: Chosen[]) {
  let sum = 0
  for (const { blank } of chosen) {
    if (blank.sentence.paragraph === sentence.paragraph) sum += 1.5
    if (blank.term.kind === term.kind) sum += term.kind === 'number' || term.kind === 'reference' ? 2 : 0.5
  }
  return sum
}

function wordQuestion({ blank: { sentence, start, end, term }, wrong }: Chosen): Answered {
  const { tokens } = sentence
  const gap = { ...tokens[start]!, text: '_____' }
  const gapped = write([...tokens.slice(0, start), gap, ...tokens.slice(end)]).replaceAll(/["“”]/g, "'")
  const opens = !tokens.slice(0, start).some((token) => /\w/.test(token.text))
  const capitalised = (answer: string) => (opens ? answer[0]!.toUpperCase() + answer.slice(1) : answer)
  return { question: `Complete the sentence: "${gapped}"`, right: capitalised(term.text), wrong: wrong.map(capitalised) }
}
