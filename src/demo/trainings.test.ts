import assert from 'node:assert/strict'
import { it } from 'node:test'
import { plainText, sanitize } from '#platform/html/sanitize.ts'
import { demoTrainings } from './trainings.ts'

const words = (html: string) => plainText(html).split(' ').length

it('the demo brings thirty trainings in six series of five', () => {
  assert.equal(demoTrainings.length, 30)
  assert.equal(new Set(demoTrainings.map((training) => training.title)).size, 30)
  const series = Map.groupBy(demoTrainings, (training) => training.series)
  assert.deepEqual(
    [...series.values()].map((members) => members.length),
    [5, 5, 5, 5, 5, 5],
  )
})

it('people meet all kinds of trainings in the demo', () => {
  const kinds = (of: (training: (typeof demoTrainings)[number]) => unknown) => new Set(demoTrainings.map(of))
  assert.equal(kinds((training) => training.visibility).size, 4)
  assert.equal(kinds((training) => training.quiz_type).size, 3)
  const required = demoTrainings.filter((training) => training.is_required_for_leadership)
  assert.deepEqual([required.length, ...new Set(required.map((training) => training.series))], [3, 'Leading a Small Group'])
})

for (const training of demoTrainings) {
  it(`"${training.title}" is a whole training`, () => {
    assert.ok(words(training.content) >= 300 && words(training.content) <= 800, `${words(training.content)} words`)
    assert.ok(training.modules.length >= 2 && training.modules.length <= 4)
    assert.ok(training.topics.length >= 2)
    for (const html of [training.content, ...training.modules.map((module) => module.content)]) {
      assert.equal(sanitize(html), html, 'nothing in it is taken out when it is stored')
      assert.doesNotMatch(plainText(html), /^#|(^|\s)[#>] |\*\*/, 'no markup is left over')
    }
    const questions = training.quiz_data?.questions
    assert.equal(questions?.length, training.quiz_type === 'multiple_choice' ? 5 : undefined)
    for (const { options, correct_answer_index } of questions ?? []) {
      assert.equal(new Set(options.map((option) => option.toLowerCase())).size, 4)
      assert.ok(options[correct_answer_index])
    }
  })
}
