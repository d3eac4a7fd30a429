import assert from 'node:assert/strict'
import { it } from 'node:test'
import { minutesOf } from './minutes.ts'
import { doubtOf, fresh } from './quiz-drafts.ts'

const question = (question: string, options: string[], correct_answer_index = 0) => ({ question, options, correct_answer_index })

it('doubts a question that tells its answer, by its words or by its length', () => {
  assert.equal(doubtOf(question('Whom did Moses lead?', ['Israel', 'Egypt'])), undefined)
  assert.equal(doubtOf(question('Israel was led out by Moses. Who led it?', ['Moses', 'Joshua'])), 'answerInQuestion')
  assert.equal(doubtOf(question('Whose mosesque was it?', ['Moses', 'Joshua'])), undefined)
  assert.equal(
    doubtOf(question('Why?', ['Because prayer is talking with God, whenever and wherever we are', 'No', 'Yes'])),
    'longestIsRight',
  )
})

it('takes of newly drafted questions those that are not asked yet', () => {
  const known = [question('Who led them out?', ['A', 'B'])]
  assert.deepEqual(fresh([question('who led them OUT', ['C', 'D']), question('Where?', ['A', 'B'])], known), [
    question('Where?', ['A', 'B']),
  ])
})

it('says how many minutes a text takes', () => {
  assert.equal(minutesOf('<p>Pray.</p>'), 1)
  assert.equal(minutesOf(`<p>${'word '.repeat(900)}</p>`), 5)
})
