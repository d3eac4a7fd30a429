// Writes fill-in questions from a text's own sentences, without a language model: takes sentences that stand alone, leaves out a word
// that matters, and offers it beside three of the same kind. The same text always gives the same questions.
import { seededRandom, shuffle } from '#platform/seeded-random.ts'
import { type Blank, findBlanks, type Term } from './quiz-blanks.ts'
import { isEnglish, readSentences, standsAlone, write } from './quiz-sentences.ts'
import { findWrongAnswers } from './quiz-wrong-answers.ts'

export type QuizQuestion = { question: string; options: string[]; correct_answer_index: number }

/** As many questions as the text is good for, `count` at most, in the order of the text. None for a text that is not English. */
export async function writeFillInQuestions(text: string, count: number): Promise<QuizQuestion[]> {
  if (!isEnglish(text)) return []
  const sentences = await readSentences(text)
  const terms = new Map<string, Term>()
  const blanks = sentences.flatMap((sentence) => findBlanks(sentence, terms)).filter((blank) => standsAlone(blank.sentence))
  const random = seededRandom(text)

  const chosen: { blank: Blank; wrong: string[] }[] = []
  while (chosen.length < count && blanks.length) {
    const worth = (blank: Blank) =>
      blank.score -
      closeness(
        blank,
        chosen.map((question) => question.blank),
      )
    const worths = blanks.map(worth)
    const [blank] = blanks.splice(worths.indexOf(Math.max(...worths)), 1)
    if (chosen.some((question) => clash(question.blank, blank!))) continue
    const wrong = findWrongAnswers(blank!, terms, sentences, random)
    if (wrong) chosen.push({ blank: blank!, wrong })
  }
  chosen.sort((a, b) => a.blank.sentence.index - b.blank.sentence.index)
  const positions = spreadPositions(chosen.length, random)
  return chosen.map(({ blank, wrong }, i) => askFor(blank, wrong, positions[i]!))
}

function clash(a: Blank, b: Blank) {
  return a.sentence === b.sentence || a.term.lemma === b.term.lemma
}

/** How much a blank repeats what was chosen: a quiz should walk through the whole text and ask for different kinds of things. */
function closeness(blank: Blank, chosen: Blank[]) {
  let sum = 0
  for (const other of chosen) {
    if (other.sentence.paragraph === blank.sentence.paragraph) sum += 1.5
    if (other.term.kind === blank.term.kind) sum += blank.term.kind === 'number' || blank.term.kind === 'reference' ? 2 : 0.5
  }
  return sum
}

function askFor({ sentence, start, end, term }: Blank, wrong: string[], position: number): QuizQuestion {
  const { tokens } = sentence
  const gap = { ...tokens[start]!, text: '_____' }
  const gapped = write([...tokens.slice(0, start), gap, ...tokens.slice(end)]).replaceAll(/["“”]/g, "'")
  const opens = !tokens.slice(0, start).some((token) => /\w/.test(token.text))
  const options = wrong.toSpliced(position, 0, term.text).map((option) => (opens ? option[0]!.toUpperCase() + option.slice(1) : option))
  return { question: `Complete the sentence: "${gapped}"`, options, correct_answer_index: position }
}

/** A place among four for each of `count` right answers: every place is used as often as the others, in mixed order. */
export function spreadPositions(count: number, random: () => number) {
  const positions: number[] = []
  while (positions.length < count) positions.push(...shuffle([0, 1, 2, 3], random))
  return positions.slice(0, count)
}
