// A training as it is edited: what of it is to be sent, and what becomes of two people's edits.
import type { Schemas } from '#web/api/asking.ts'
import { isSame, settled } from '#web/parts/merging.ts'

type Training = Schemas['Training']
type Change = Schemas['UpdateTrainingBody']
export type Question = Schemas['QuizQuestion']

export interface EditedModule {
  /** Stays the same when a new module gets its id. */
  key: string
  id: number | null
  title: string
  content: string
}

const facts = [
  'title',
  'type',
  'series',
  'topics',
  'content',
  'audio_path',
  'video_link',
  'visibility',
  'language',
  'is_required_for_leadership',
  'max_attempts',
] as const
export type Fact = (typeof facts)[number]

export interface Edited extends Pick<Training, Fact | 'quiz_type'> {
  questions: Question[]
  modules: EditedModule[]
}

export const newModule = (title: string): EditedModule => ({ key: crypto.randomUUID(), id: null, title, content: '' })

export const editedOf = (training: Training): Edited => ({
  ...(Object.fromEntries([...facts, 'quiz_type'].map((name) => [name, training[name as Fact]])) as Pick<Training, Fact | 'quiz_type'>),
  questions: (training.quiz_data?.questions ?? []) as Question[],
  modules: training.modules.map(({ id, title, content }) => ({ key: String(id), id, title, content })),
})

/** Whether it can be asked: whole questions, each with a right answer among several. */
export const isWhole = ({ question, options, correct_answer_index }: Question): boolean =>
  question.trim() !== '' &&
  options.length >= 2 &&
  options.every((option) => option.trim() !== '') &&
  new Set(options.map((option) => option.trim())).size === options.length &&
  correct_answer_index < options.length

/** A quiz of questions is there once it has one. */
const quizOf = ({ quiz_type, questions }: Edited) => (quiz_type === 'multiple_choice' && questions.length === 0 ? null : quiz_type)

/** What is to be sent for `now`, where the service has `before`; undefined for nothing. */
export function changeOf(before: Edited, now: Edited): Change | undefined {
  const change: Record<string, unknown> = {}
  for (const name of facts) if (!isSame(before[name], now[name])) change[name] = now[name]
  const quiz = quizOf(now)
  if (quiz !== quizOf(before)) change['quiz_type'] = quiz
  if (quiz === 'multiple_choice' && (change['quiz_type'] || !isSame(before.questions, now.questions)))
    change['quiz_data'] = { questions: now.questions }
  if (!isSame(before.modules, now.modules)) {
    const known = new Map(before.modules.map((module) => [module.key, module]))
    change['modules'] = now.modules.map(({ key, id, title, content }) => ({
      ...(id !== null && { id }),
      title,
      ...(known.get(key)?.content !== content && { content }),
    }))
  }
  return Object.keys(change).length > 0 ? (change as Change) : undefined
}

/** New modules have ids now: those of the answer, in the order in which they were sent. */
export const withIds = (edited: Edited, sent: readonly EditedModule[], answer: readonly { id: number }[]): Edited => {
  const ids = new Map(sent.map(({ key }, place) => [key, answer[place]?.id ?? null]))
  return { ...edited, modules: edited.modules.map((module) => ({ ...module, id: ids.get(module.key) ?? module.id })) }
}

/** The same, its modules named as they are here. */
export function namedAs({ modules: known }: Edited, edited: Edited): Edited {
  const keys = new Map(known.filter(({ id }) => id !== null).map(({ id, key }) => [id, key]))
  return { ...edited, modules: edited.modules.map((module) => ({ ...module, key: keys.get(module.id) ?? module.key })) }
}

// Two who edit at once

/** Both have edited the same: `mine` and `theirs` are what each made of it. */
export interface Conflict {
  /** A field, or a module's title or text. */
  of: Fact | 'quiz' | { module: string; part: 'title' | 'content' }
  mine: unknown
  theirs: unknown
}

export interface Merged {
  edited: Edited
  /** Theirs, its modules named as they are here. */
  theirs: Edited
  conflicts: Conflict[]
}

interface Sides {
  /** What both began with, as the service had it and as it was edited here. */
  before: Edited
  sent: Edited
  mine: Edited
  theirs: Edited
}

/** Everything that only one of two changed, of both; where both changed the same, mine until one chooses. No words are lost. */
export function merged({ before, sent, ...sides }: Sides): Merged {
  const mine = withArrived(before, sides.mine, sides.theirs)
  const theirs = namedAs(mine, sides.theirs)
  const conflicts: Conflict[] = []
  const choose = <Value>(of: Conflict['of'], service: [Value, Value], here: [Value, Value]): Value => {
    const { value, isDisputed } = settled(service, here)
    if (isDisputed) conflicts.push({ of, mine: here[1], theirs: service[1] })
    return value
  }
  const edited = { ...mine } as Record<Fact, unknown> & Edited
  for (const name of facts) edited[name] = choose<unknown>(name, [before[name], theirs[name]], [sent[name], mine[name]]) as never
  const quiz = ({ quiz_type, questions }: Edited) => ({ quiz_type, questions })
  Object.assign(edited, choose('quiz', [quiz(before), quiz(theirs)], [quiz(sent), quiz(mine)]))
  edited.modules = mergedModules({ before, sent, mine, theirs }, choose)
  return { edited, theirs, conflicts }
}

/** A new module that reached the service, though its answer did not come here, is known by its words. */
function withArrived(before: Edited, mine: Edited, theirs: Edited): Edited {
  const taken = new Set([...before.modules, ...mine.modules].map(({ id }) => id))
  const modules = mine.modules.map((module) => {
    if (module.id !== null) return module
    const there = theirs.modules.find(({ id, title, content }) => !taken.has(id) && title === module.title && content === module.content)
    if (!there) return module
    taken.add(there.id)
    return { ...module, id: there.id }
  })
  return { ...mine, modules }
}

type Choose = <Value>(of: Conflict['of'], service: [Value, Value], here: [Value, Value]) => Value

function mergedModules({ before, sent, mine, theirs }: Sides, choose: Choose): EditedModule[] {
  const byId = (modules: readonly EditedModule[]) => new Map(modules.filter(({ id }) => id !== null).map((module) => [module.id, module]))
  const [was, is, began, here] = [byId(before.modules), byId(theirs.modules), byId(sent.modules), byId(mine.modules)]
  const kept = mine.modules.flatMap((module): EditedModule[] => {
    const there = is.get(module.id)
    const start = began.get(module.id)
    if (module.id === null || !start) return [module]
    // They deleted it: what was changed here meanwhile is a new module.
    if (!there) return isSame(start, module) ? [] : [{ ...module, key: crypto.randomUUID(), id: null }]
    const old = was.get(module.id) ?? there
    const part = (name: 'title' | 'content') =>
      choose({ module: module.key, part: name }, [old[name], there[name]], [start[name], module[name]])
    return [{ ...module, title: part('title'), content: part('content') }]
  })
  // Theirs that are not here: new ones, and those that were deleted here while they changed them.
  const added = theirs.modules.filter(({ id, title, content }) => {
    const old = was.get(id)
    return !here.has(id) && (!old || old.title !== title || old.content !== content)
  })
  const order = (modules: readonly EditedModule[], also: Known) => modules.map(({ id }) => id).filter((id) => also.has(id))
  const isMoved = !isSame(order(sent.modules, here), order(mine.modules, began))
  return placed(isMoved ? kept : inOrderOf(kept, theirs.modules), added, theirs.modules)
}

type Known = ReadonlyMap<number | null, EditedModule>

/** Those that both have in their order; those that only are here stay behind the one that they followed. */
function inOrderOf(kept: readonly EditedModule[], order: readonly EditedModule[]): EditedModule[] {
  const placeOf = new Map(order.map(({ id }, place) => [id, place]))
  const isKnown = ({ id }: EditedModule) => id !== null && placeOf.has(id)
  const known = kept.filter(isKnown).sort((a, b) => placeOf.get(a.id)! - placeOf.get(b.id)!)
  return placed(
    known,
    kept.filter((module) => !isKnown(module)),
    kept,
  )
}

/** Puts some modules behind the nearest that they follow in a list. */
function placed(into: readonly EditedModule[], some: readonly EditedModule[], list: readonly EditedModule[]): EditedModule[] {
  const result = [...into]
  for (const module of some) {
    const before = list.slice(
      0,
      list.findIndex(({ key }) => key === module.key),
    )
    const nearest = before.findLast(({ key }) => result.some((other) => other.key === key))
    result.splice(result.findIndex(({ key }) => key === nearest?.key) + 1, 0, module)
  }
  return result
}

/** With what was chosen of a conflict. */
export function resolved(edited: Edited, { of, theirs }: Conflict): Edited {
  if (of === 'quiz') return { ...edited, ...(theirs as Pick<Edited, 'quiz_type' | 'questions'>) }
  if (typeof of === 'string') return { ...edited, [of]: theirs }
  return { ...edited, modules: edited.modules.map((module) => (module.key === of.module ? { ...module, [of.part]: theirs } : module)) }
}
