// What a question that a language model wrote must fulfil before a person sees it, whatever the model says.

export type WrittenQuestion = { question: string; right_answer: string; wrong_answers: string[]; evidence: string }

/** Longer than anything that passes; so much of what a model wrote is looked at. */
const MOST_READ = 2_000

/** The question in plain, tidy text. */
export function normalizedQuestion({ question, right_answer, wrong_answers, evidence }: WrittenQuestion): WrittenQuestion {
  const line = (text: string) => text.slice(0, MOST_READ).normalize('NFC').replace(/\s+/gu, ' ').trim()
  return {
    question: line(question),
    right_answer: line(right_answer),
    wrong_answers: wrong_answers.slice(0, 4).map(line),
    evidence: line(evidence),
  }
}

/** What is wrong with a tidied question about a text, of which the bare words are given; in words for the model, undefined when nothing is. */
export function questionFault({ question, right_answer, wrong_answers, evidence }: WrittenQuestion, text: string): string | undefined {
  const options = [right_answer, ...wrong_answers]
  if (options.length !== 4) return 'There must be exactly three wrong answers.'
  if (question.length < 10 || question.length > 300) return 'A question has 10 to 300 characters.'
  if (options.some((option) => option.length > 200)) return 'An answer has at most 200 characters.'
  if ([question, ...options].some(isDecorated)) return 'Plain text only: no HTML, Markdown, links, addresses or control characters.'
  if (options.some((option) => /\b(all|none|both|neither|any) of (the|these|them)\b/i.test(option)))
    return 'Answers must not refer to other answers.'
  const words = options.map(bareWords)
  if (words.includes('') || new Set(words).size !== 4) return 'The four answers must differ in more than case, space and punctuation.'
  if (words[0]!.length > 3 && contains(bareWords(question), words[0]!)) return 'The question gives its answer away.'
  return groundingFaultOf(question, right_answer, wrong_answers, evidence, text)
}

function groundingFaultOf(question: string, right: string, wrong: string[], evidence: string, text: string) {
  const quoted = bareWords(evidence)
  if (quoted.length < 12 || !contains(text, quoted)) return 'The evidence must be a sentence of the text, word for word.'
  if (!isSaidIn(right, text) || !isAbout(`${question} ${right}`, quoted)) return 'The right answer must follow from the evidence.'
  const stated = contains(quoted, bareWords(right))
  if (!stated && wrong.some((answer) => contains(quoted, bareWords(answer)))) return 'The evidence speaks for a wrong answer.'
  return undefined
}

/** Half of the answer's telling words or more stand in the text, in some form; a short answer ("70") stands there as it is. */
function isSaidIn(answer: string, text: string) {
  const words = tellingWords(answer)
  if (!words.length) return contains(text, bareWords(answer))
  return words.filter((word) => ` ${text}`.includes(` ${stem(word)}`)).length * 2 >= words.length
}

function isAbout(words: string, quoted: string) {
  const telling = tellingWords(words)
  return !telling.length || telling.some((word) => ` ${quoted}`.includes(` ${stem(word)}`))
}

const commonWords = new Set(
  'about after also because been before does from have into more most only over should than that their them then there they this through what when where which while will with would your according text'.split(
    ' ',
  ),
)

function tellingWords(words: string) {
  return bareWords(words)
    .split(' ')
    .filter((word) => word.length > 3 && !commonWords.has(word))
}

function stem(word: string) {
  return word.slice(0, 5)
}

function contains(text: string, words: string) {
  return ` ${text} `.includes(` ${words} `)
}

/** Letters and digits in lower case with single spaces: what two texts must share to say the same. */
export function bareWords(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

// Tags, code, tables, emphasis, links, headings and list marks; addresses; control characters and those that hide or turn text.
const decorations = [
  /[<>`|\\]|\*\S|\S\*|(^|\s)_{1,2}[^\s_]|\]\(|^(#{1,6}|[-+*]) /,
  /https?:|www\.|@|\b[a-z0-9-]+\.[a-z]{2,}\b/i,
  /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/u,
]

/** Whether a line is more than plain text. */
export function isDecorated(text: string) {
  return decorations.some((decoration) => decoration.test(text))
}
