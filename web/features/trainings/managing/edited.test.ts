import assert from 'node:assert/strict'
import { it } from 'node:test'
import { changeOf, type Edited, merged, newModule, resolved, withIds } from './edited.ts'

const module = (id: number, title = `Module ${id}`, content = `<p>${id}</p>`) => ({ key: String(id), id, title, content })
const question = { question: 'Who?', options: ['Moses', 'Joshua'], correct_answer_index: 0 }
const training = (fields: Partial<Edited> = {}): Edited => ({
  title: 'Learning to pray',
  type: 'General',
  series: null,
  topics: [],
  content: '<p>Why</p>',
  audio_path: null,
  video_link: null,
  visibility: 'members_only',
  language: 'en',
  is_required_for_leadership: false,
  max_attempts: null,
  quiz_type: null,
  questions: [],
  modules: [module(1), module(2)],
  ...fields,
})
const titles = ({ modules }: Edited) => modules.map(({ title }) => title)

it('sends what was changed, and of modules their texts only where these were', () => {
  assert.equal(changeOf(training(), training()), undefined)
  assert.deepEqual(changeOf(training(), training({ title: 'Prayer', topics: ['hope'] })), { title: 'Prayer', topics: ['hope'] })
  const added = { ...newModule('Three'), content: '<p>new</p>' }
  assert.deepEqual(changeOf(training(), training({ modules: [module(2), module(1, 'One', '<p>other</p>'), added] })), {
    modules: [
      { id: 2, title: 'Module 2' },
      { id: 1, title: 'One', content: '<p>other</p>' },
      { title: 'Three', content: '<p>new</p>' },
    ],
  })
})

it('sends a quiz once it has a question, and takes it away with its kind', () => {
  const empty = training({ quiz_type: 'multiple_choice' })
  assert.equal(changeOf(training(), empty), undefined)
  const asked = training({ quiz_type: 'multiple_choice', questions: [question] })
  assert.deepEqual(changeOf(empty, asked), { quiz_type: 'multiple_choice', quiz_data: { questions: [question] } })
  assert.deepEqual(changeOf(asked, training({ questions: [question] })), { quiz_type: null })
  assert.deepEqual(changeOf(asked, empty), { quiz_type: null })
})

it('knows new modules by the ids of the answer, also after they were moved meanwhile', () => {
  const added = newModule('Three')
  const sent = [module(1), added]
  const now = withIds(training({ modules: [added, module(1)] }), sent, [{ id: 1 }, { id: 3 }])
  assert.deepEqual(
    now.modules.map(({ key, id }) => [key, id]),
    [
      [added.key, 3],
      ['1', 1],
    ],
  )
})

it('puts together what two people changed in different places', () => {
  const before = training()
  const mine = training({ title: 'Prayer', modules: [module(1, 'Mine'), module(2), { ...newModule('My new one'), key: 'new' }] })
  const theirs = training({ series: 'Roots', modules: [module(2, 'Theirs'), module(3, 'Their new one'), module(1)] })
  const { edited, conflicts } = merged({ before, sent: before, mine, theirs })
  assert.deepEqual(conflicts, [])
  assert.deepEqual([edited.title, edited.series], ['Prayer', 'Roots'])
  assert.deepEqual(titles(edited), ['Theirs', 'Their new one', 'My new one', 'Mine'])
})

it('knows a new module again that the service has, though its answer never came', () => {
  const before = training()
  const added = { ...newModule('Three'), content: '<p>new</p>' }
  const twin = { ...newModule('Three'), content: '<p>new</p>' }
  const mine = training({ modules: [added, module(1), module(2), twin] })
  const there = training({ modules: [module(3, 'Three', '<p>new</p>'), module(1), module(4, 'Theirs'), module(2)] })
  const { edited, theirs, conflicts } = merged({ before, sent: before, mine, theirs: there })
  assert.deepEqual(conflicts, [])
  assert.deepEqual(
    edited.modules.map(({ key, id }) => [key, id]),
    [
      [added.key, 3],
      ['1', 1],
      ['4', 4],
      ['2', 2],
      [twin.key, null],
    ],
  )
  assert.deepEqual(changeOf(theirs, { ...edited, modules: edited.modules.slice(0, 4) }), undefined)
})

it('keeps my order where I changed it, with their new modules behind those that they follow', () => {
  const before = training()
  const mine = training({ modules: [module(2), module(1)] })
  const theirs = training({ modules: [module(1), module(3, 'New'), module(2)] })
  assert.deepEqual(titles(merged({ before, sent: before, mine, theirs }).edited), ['Module 2', 'Module 1', 'New'])
})

it('asks where both changed the same words, and loses neither', () => {
  const before = training()
  const mine = training({ modules: [module(1, 'Module 1', '<p>mine</p>'), module(2)], title: 'The same' })
  const theirs = training({ modules: [module(1, 'Module 1', '<p>theirs</p>'), module(2)], title: 'The same' })
  const { edited, conflicts } = merged({ before, sent: before, mine, theirs })
  assert.deepEqual(conflicts, [{ of: { module: '1', part: 'content' }, mine: '<p>mine</p>', theirs: '<p>theirs</p>' }])
  assert.equal(edited.modules[0]!.content, '<p>mine</p>')
  assert.equal(resolved(edited, conflicts[0]!).modules[0]!.content, '<p>theirs</p>')
})

it('takes no difference of form for a change: what the service made of my words is mine', () => {
  const sent = training({ content: '<p>Why</p><p></p>' })
  const { edited, conflicts } = merged({ before: training(), sent, mine: { ...sent, title: 'New' }, theirs: training({ series: 'Roots' }) })
  assert.deepEqual([conflicts, edited.title, edited.series], [[], 'New', 'Roots'])
})

it('lets nobody delete what another is writing', () => {
  const before = training()
  const mine = training({ modules: [module(1, 'Module 1', '<p>more</p>'), module(2)] })
  const deletedByThem = merged({ before, sent: before, mine, theirs: training({ modules: [module(2)] }) }).edited
  assert.deepEqual(
    deletedByThem.modules.map(({ id, content }) => [id, content]),
    [
      [null, '<p>more</p>'],
      [2, '<p>2</p>'],
    ],
  )
  const theirs = training({ modules: [module(1), module(2, 'Module 2', '<p>more</p>')] })
  const deletedByMe = merged({ before, sent: before, mine: training({ modules: [module(1)] }), theirs }).edited
  assert.deepEqual(
    deletedByMe.modules.map(({ id, content }) => [id, content]),
    [
      [1, '<p>1</p>'],
      [2, '<p>more</p>'],
    ],
  )
  const gone = merged({ before, sent: before, mine: before, theirs: training({ modules: [module(2)] }) }).edited
  assert.deepEqual(titles(gone), ['Module 2'])
})

it('chooses between two quizzes as a whole', () => {
  const before = training({ quiz_type: 'multiple_choice', questions: [question] })
  const [mine, theirs] = ['Mine?', 'Theirs?'].map((text) => ({ ...before, questions: [question, { ...question, question: text }] }))
  const { edited, conflicts } = merged({ before, sent: before, mine: mine!, theirs: theirs! })
  assert.deepEqual(
    conflicts.map(({ of }) => of),
    ['quiz'],
  )
  assert.equal(resolved(edited, conflicts[0]!).questions[1]!.question, 'Theirs?')
})
