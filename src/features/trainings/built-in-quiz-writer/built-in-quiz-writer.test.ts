import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import type { QuizQuestion } from '../quiz-questions.ts'
import { writeFillInQuestions } from './built-in-quiz-writer.ts'

const folder = new URL('./examples/', import.meta.url)
const examples = readdirSync(folder).filter((name) => name.endsWith('.txt'))
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
/** The questions as people have read them and found each answerable and unambiguous. A change here wants a new reading. */
const golden = JSON.parse(read('questions.json')) as Record<string, QuizQuestion[]>

const answerOf = (question: QuizQuestion) => question.options[question.correct_answer_index]!
const gapped = (question: QuizQuestion) => /^Complete the sentence: "(.*_____.*)"$/.exec(question.question)?.[1] ?? ''
const flat = (text: string) => text.replace(/\s+/g, ' ').replace(/["“”]/g, "'")
const bare = (text: string) => text.toLowerCase().replace(/\W/g, '')

it('has ten example texts of 600 to 900 words', () => {
  assert.equal(examples.length, 10)
  for (const name of examples) {
    const words = read(name).split(/\s+/).length
    assert.ok(words > 600 && words < 900, `${name}: ${words} words`)
  }
})

for (const name of examples) {
  describe(`of ${name}`, () => {
    const text = read(name)

    it('a person gets the five questions that were read and found good', async () => {
      assert.deepEqual(await writeFillInQuestions(text, 5), golden[name])
    })

    it('a person gets sound questions, whether few or many', async () => {
      for (const count of [3, 5, 15]) {
        const questions = await writeFillInQuestions(text, count)
        assert.equal(questions.length, count)
        for (const question of questions) checkQuestion(question, text)
        assert.equal(new Set(questions.map(gapped)).size, count)
        assert.equal(new Set(questions.map((question) => bare(answerOf(question)))).size, count, 'no answer comes twice')
        for (const index of [0, 1, 2, 3]) {
          const share = questions.filter((question) => question.correct_answer_index === index).length
          assert.ok(Math.abs(share - count / 4) < 1, 'right answers stand at every place about as often')
        }
      }
    })
  })
}

function checkQuestion(question: QuizQuestion, text: string) {
  const answer = answerOf(question)
  const sentence = gapped(question).replace('_____', answer)
  const about = `${question.question} → ${question.options}`
  assert.ok(flat(text).toLowerCase().includes(sentence.toLowerCase()), `the text says it: ${about}`)
  const words = sentence.split(' ').length
  assert.ok(words >= 8 && words <= 32, about)
  assert.match(sentence, /^'?[A-Z].*\.'?$/, about)
  assert.doesNotMatch(sentence, /^'?(It|He|She|They|This|That|These|Those|But|And|So|However)\b/, about)
  assert.doesNotMatch(sentence, /\b(this|these|those)\b/, about)
  assert.equal(question.options.length, 4)
  assert.equal(new Set(question.options.map(bare)).size, 4, about)
  for (const option of question.options.filter((option) => option !== answer)) {
    const [wrong, right] = [bare(option), bare(answer)]
    assert.ok(!wrong.includes(right) && !right.includes(wrong), about)
    assert.ok(!new RegExp(`\\b${option}\\b`, 'i').test(sentence), `no wrong answer stands in the sentence: ${about}`)
    assert.equal(/^(\d )?[A-Z]/.test(option), /^(\d )?[A-Z]/.test(answer), about)
    assert.equal(/\d/.test(option), /\d/.test(answer), about)
    if (/\ban? _____/.test(question.question)) assert.equal(/^[aeiou]/i.test(option), /^[aeiou]/i.test(answer), about)
  }
}

it('writes the same questions for the same text', async () => {
  const text = read('sabbath.txt')
  assert.deepEqual(await writeFillInQuestions(text, 8), await writeFillInQuestions(text, 8))
})

it('keeps its manners with a short text', async () => {
  const text =
    'Prayer is a conversation with God that begins wherever we are. Daniel knelt at his window three times a day, facing Jerusalem.'
  const questions = await writeFillInQuestions(text, 5)
  assert.ok(questions.length >= 1 && questions.length <= 2)
  for (const question of questions) checkQuestion(question, text)
})

for (const [what, text] of [
  ['no text', ''],
  ['German', 'Beten heißt mit Gott reden. Daniel kniete dreimal am Tag an seinem Fenster, das nach Jerusalem offen stand. '.repeat(20)],
  ['Korean', '기도는 하나님과의 대화입니다. '.repeat(50)],
  ['headings and fragments alone', 'Four kinds of prayer\n\nMaking room\n\nThe gift of rest and of silence in the week'],
  [
    'sentences that lean on others',
    'This was why they did it. He gave it to them because of that. Then it became much easier for those who had been there.',
  ],
] as const) {
  it(`asks nothing about ${what}`, async () => {
    assert.deepEqual(await writeFillInQuestions(text, 5), [])
  })
}
