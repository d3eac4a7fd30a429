import assert from 'node:assert/strict'
import { it } from 'node:test'
import { bareWords, normalizedQuestion, questionFault, type WrittenQuestion } from './quiz-checks.ts'

const text =
  'Daniel knelt at his window three times a day, facing Jerusalem. Elijah met God on Mount Horeb, “in a still small voice”. The pass mark is 70.'
const good: WrittenQuestion = {
  question: 'Which city did Daniel face when he prayed?',
  right_answer: 'Jerusalem',
  wrong_answers: ['Babylon', 'Bethlehem', 'Nineveh'],
  evidence: 'Daniel knelt at his window three times a day, facing Jerusalem.',
}

it('finds no fault with questions that the text answers', () => {
  for (const question of [
    good,
    { ...good, evidence: 'daniel knelt at his window – three times a day' },
    {
      ...good,
      question: 'How often did Daniel kneel at his window?',
      right_answer: 'Three times a day',
      wrong_answers: ['Once a day', 'Weekly', 'Never'],
    },
    {
      ...good,
      question: 'Which score is the pass mark?',
      right_answer: '70',
      wrong_answers: ['60', '80', '90'],
      evidence: 'The pass mark is 70.',
    },
    {
      ...good,
      question: 'How did Elijah meet God?',
      right_answer: 'In a small voice',
      evidence: 'Elijah met God on Mount Horeb, "in a still small voice".',
    },
  ]) {
    assert.equal(questionFault(normalizedQuestion(question), bareWords(text)), undefined)
  }
})

const faulty: [string, Partial<WrittenQuestion>, RegExp][] = [
  ['two wrong answers', { wrong_answers: ['Babylon', 'Nineveh'] }, /exactly three/],
  ['four wrong answers', { wrong_answers: ['Babylon', 'Nineveh', 'Rome', 'Corinth'] }, /exactly three/],
  ['answers that differ in case alone', { wrong_answers: ['JERUSALEM', 'Babylon', 'Nineveh'] }, /must differ/],
  ['answers that differ in punctuation and space alone', { wrong_answers: ['Baby lon!', 'Baby  lon', 'Nineveh'] }, /must differ/],
  ['an empty answer', { wrong_answers: [' ', 'Babylon', 'Nineveh'] }, /must differ/],
  ['an answer about the answers', { wrong_answers: ['All of the above', 'Babylon', 'Nineveh'] }, /refer to other/],
  ['a tag', { question: 'Which city did <b>Daniel</b> face when he prayed?' }, /Plain text/],
  ['emphasis in Markdown', { wrong_answers: ['**Babylon**', 'Nineveh', 'Rome'] }, /Plain text/],
  ['a link in Markdown', { question: 'Which city did [Daniel](x) face when he prayed?' }, /Plain text/],
  ['an address', { wrong_answers: ['Visit evil.example', 'Nineveh', 'Rome'] }, /Plain text/],
  ['a URL', { question: 'Which city? See https://evil.example/a' }, /Plain text/],
  ['a mail address', { wrong_answers: ['a@b', 'Nineveh', 'Rome'] }, /Plain text/],
  ['a character that turns the writing round', { question: 'Which city did Daniel face \u202ewhen he prayed?' }, /Plain text/],
  ['a control character', { wrong_answers: ['Baby\u0007lon', 'Nineveh', 'Rome'] }, /Plain text/],
  ['a very long question', { question: `Which city did Daniel face ${'and face '.repeat(40)}?` }, /10 to 300/],
  ['a very long answer', { wrong_answers: ['Babylon '.repeat(30), 'Nineveh', 'Rome'] }, /at most 200/],
  ['evidence that the text does not hold', { evidence: 'Daniel faced the city of Jerusalem when he prayed.' }, /word for word/],
  ['hardly any evidence', { evidence: 'at his' }, /word for word/],
  ['an answer that the text does not hold', { right_answer: 'Damascus' }, /must follow/],
  ['evidence for something else', { evidence: 'Elijah met God on Mount Horeb', question: 'Which city did the man face?' }, /must follow/],
  ['right and wrong the wrong way round', { right_answer: 'Horeb', wrong_answers: ['Jerusalem', 'Babylon', 'Rome'] }, /speaks for a wrong/],
  ['a question that holds its answer', { question: 'Did Daniel face Jerusalem when he prayed?' }, /gives its answer away/],
]
for (const [what, change, fault] of faulty) {
  it(`finds fault with ${what}`, () =>
    assert.match(questionFault(normalizedQuestion({ ...good, ...change }), bareWords(text)) ?? 'no fault', fault))
}

it('makes text tidy: composed letters, single spaces', () => {
  assert.equal(normalizedQuestion({ ...good, question: ' Cafe\u0301\n\tor  not? ' }).question, 'Café or not?')
})
