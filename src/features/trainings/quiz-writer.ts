// Proposes a quiz for a training: by the language model where there is one, checked question by question, and else, or for what is
// still missing, by the built-in writer, which reads English alone. What comes out is plain text, for a person to read, change and save.
import Type from 'typebox'
import { readHtml } from '#platform/html/cleaning.ts'
import type { LanguageModel, ModelFailure } from '#platform/language-model/language-model.ts'
import { openThreads } from '#platform/threads.ts'
import { isEnglish } from './built-in-quiz-writer/sentences.ts'
import { bareWords, normalizedQuestion, questionFault, type WrittenQuestion } from './quiz-checks.ts'
import { type QuizQuestion, shuffleAnswers } from './quiz-questions.ts'

export type QuizRequest = {
  title: string
  /** In which the texts are written (BCP 47), where that is known. */
  language?: string | null
  /** The training's texts in their order: HTML as it is stored, or plain text with empty lines between its paragraphs. */
  texts: readonly string[]
  /** How many questions; all of them come, or none. */
  questionCount: number
  model?: LanguageModel
  /** What the model may take in all, in milliseconds. The built-in writer, if needed, takes up to about a second more. */
  deadlineMs: number
}

/** `tokens` is what the model cost. `modelFailure` says why a model gave less than it was asked for, in one word for the log. */
export type ProposedQuiz = {
  questions: QuizQuestion[]
  by: 'model' | 'built-in'
  tokens: number
  modelFailure?: ModelFailure | 'bad-questions'
}
/** There are only `possible` questions: the text is not enough for more, or is no English one, which the built-in writer could read. */
export type TooLittleText = {
  tooThin: true
  isForeign: boolean
  possible: number
  tokens: number
  modelFailure?: ProposedQuiz['modelFailure']
}

const longestText = 60_000

export async function writeQuiz({
  title,
  language,
  texts,
  questionCount,
  model,
  deadlineMs,
}: QuizRequest): Promise<ProposedQuiz | TooLittleText> {
  const text = await readHtml(texts, longestText)
  const asked = model && text ? await askModel(model, { title, language, text }, questionCount, deadlineMs) : { written: [], tokens: 0 }
  const { written, ...cost } = asked

  const answered = written.map(({ question, right_answer, wrong_answers }) => ({ question, right: right_answer, wrong: wrong_answers }))
  const questions = shuffleAnswers(answered, text)
  const missing = questionCount - questions.length
  const isForeign = missing > 0 && isKnownForeign(text, language)
  if (missing > 0 && !isForeign) {
    const builtIn = await builtInWriter.run({ text, count: questionCount })
    questions.push(...builtIn.filter((question) => !written.some((other) => overlaps(question, other))).slice(0, missing))
  }
  if (questions.length < questionCount) return { tooThin: true, isForeign, possible: questions.length, ...cost }
  return { questions, by: written.length ? 'model' : 'built-in', ...cost }
}

/** A text of fewer words tells no language for sure. */
const TELLING_WORDS = 40

/** `und`, `mul` and `zxx` say that it is no language in particular. */
const isKnown = (language: string | null | undefined): language is string => !!language && !/^(und|mul|zxx)\b/.test(language)

/** Whether a text is not English: by the language that its training has, or where that is unknown by its words. */
function isKnownForeign(text: string, language: string | null | undefined) {
  if (isKnown(language)) return !/^en\b/.test(language)
  return !isEnglish(text) && text.split(/\s+/, TELLING_WORDS).length >= TELLING_WORDS
}

const Written = Type.Object(
  {
    questions: Type.Array(
      Type.Object(
        { question: Type.String(), right_answer: Type.String(), wrong_answers: Type.Array(Type.String()), evidence: Type.String() },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)

const instructions = (
  count: number,
  language: string,
) => `Write ${count} multiple-choice questions with which a church checks that a person has understood the training text.
Write in ${language}, in plain sentences, without any markup. Ask about what matters in the text, each question about something else.
- "right_answer": right according to the text, and the only one that is.
- "wrong_answers": three that are plausible, of the same kind and about as long, and clearly wrong for someone who has read the text.
- "evidence": the sentence of the text, copied word for word, that shows that the right answer is right.`

const englishNames = new Intl.DisplayNames(['en'], { type: 'language' })
/** "Austrian German", say; without the extensions and private parts that a tag may have, which are no names, and throw. */
const nameOf = (language: string) => englishNames.of(language.replace(/-\w-.*/, '')) ?? language

type Asked = { written: WrittenQuestion[]; tokens: number; modelFailure?: ProposedQuiz['modelFailure'] }

/** Asks once, and once more for what was missing or wrong. Gives only questions that passed every check. */
async function askModel(
  model: LanguageModel,
  { title, language, text }: { title: string; language: string | null | undefined; text: string },
  count: number,
  deadlineMs: number,
): Promise<Asked> {
  const toWriteIn = isKnown(language) ? nameOf(language) : 'the language of the text'
  const end = performance.now() + deadlineMs
  const written: WrittenQuestion[] = []
  let tokens = 0
  let rejected: string | undefined
  const bareText = bareWords(text)
  for (let attempt = 0; attempt < 2 && written.length < count; attempt++) {
    const missing = count - written.length
    const accepted = written.map(({ question }) => question).join('\n')
    const answer = await model.ask({
      instructions: rejected
        ? `${instructions(missing, toWriteIn)}\nThis is a second attempt. Of the first, "rejected" tells what was wrong; do not ask again what is in "accepted".`
        : instructions(missing, toWriteIn),
      data: { title, 'training text': text, ...(rejected && { rejected, accepted }) },
      schema: Written,
      deadlineMs: end - performance.now(),
      maxOutputTokens: 600 + 250 * missing,
    })
    tokens += answer.tokens
    if (!answer.ok && answer.reason !== 'nonsense') return { written, tokens, modelFailure: answer.reason }
    rejected = answer.ok ? sift(answer.value.questions, written, bareText, count) : 'The answer did not have the shape that was asked for.'
  }
  return written.length < count ? { written, tokens, modelFailure: 'bad-questions' } : { written, tokens }
}

/** Adds the good questions to `written`, and tells in words what was wrong with the others. */
function sift(questions: WrittenQuestion[], written: WrittenQuestion[], bareText: string, count: number) {
  const faults: string[] = []
  for (const question of questions.slice(0, 3 * count).map(normalizedQuestion)) {
    const repeated = written.some((other) => sameThing(other, question))
    const fault = repeated ? 'Another question asks the same.' : questionFault(question, bareText)
    if (fault) faults.push(`${question.question.slice(0, 300)}\n${fault}`)
    else if (written.length < count) written.push(question)
  }
  return faults.join('\n\n') || 'There were too few questions.'
}

function sameThing(a: WrittenQuestion, b: WrittenQuestion) {
  return bareWords(a.question) === bareWords(b.question) || bareWords(a.evidence) === bareWords(b.evidence)
}

function overlaps({ options, correct_answer_index }: QuizQuestion, { right_answer }: WrittenQuestion) {
  return bareWords(options[correct_answer_index]!) === bareWords(right_answer)
}

/**
 * The built-in writer, in a thread of its own, so that its half a second of work holds up nobody. One at a time: each takes some 60 MB. Those who
 * wait hold no more than their text, and wait for seconds, as the leaders of a dozen churches may at the same moment.
 */
const builtInWriter = openThreads<{ text: string; count: number }, QuizQuestion[]>(
  new URL('./built-in-quiz-writer/worker.ts', import.meta.url),
  {
    concurrency: 1,
    maxWaiting: 16,
    cpuMs: 20_000,
    megabytes: 256,
    single: true,
    tooMany: 'too_many_quizzes',
  },
)
