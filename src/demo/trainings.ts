// The demo's trainings: 30 in 6 series, ready to be stored.
import { type QuizQuestion, shuffleAnswers } from '#features/trainings/quiz-questions.ts'
import type { Draft } from './trainings/draft.ts'
import { everydayFaith } from './trainings/everyday-faith.ts'
import { firstSteps } from './trainings/first-steps.ts'
import { leadingAGroup } from './trainings/leading-a-group.ts'
import { lifeTogether } from './trainings/life-together.ts'
import { prayerAndRest } from './trainings/prayer-and-rest.ts'
import { servingAndSharing } from './trainings/serving-and-sharing.ts'

export type DemoTraining = {
  title: string
  type: string
  series: string
  content: string
  modules: { title: string; content: string }[]
  visibility: 'everyone' | 'members_only' | 'leadership_only' | 'assigned_only'
  is_required_for_leadership: boolean
  quiz_type: 'completion_consent' | 'multiple_choice' | null
  quiz_data: { questions: QuizQuestion[] } | null
  topics: string[]
}

export const demoTrainings: DemoTraining[] = [
  ...inSeries('First Steps', firstSteps),
  ...inSeries('Prayer and Rest', prayerAndRest),
  ...inSeries('Life Together', lifeTogether),
  ...inSeries('Leading a Small Group', leadingAGroup),
  ...inSeries('Everyday Faith', everydayFaith),
  ...inSeries('Serving and Sharing', servingAndSharing),
]

function inSeries(series: string, drafts: Draft[]) {
  return drafts.map(
    ({ title, type, text, modules, visibility, requiredForLeadership = false, quiz, topics }): DemoTraining => ({
      title,
      type,
      series,
      content: toHtml(text),
      modules: modules.map((module) => ({ title: module.title, content: toHtml(module.text) })),
      visibility: visibility ?? 'members_only',
      is_required_for_leadership: requiredForLeadership,
      quiz_type: quiz === undefined ? null : quiz === 'consent' ? 'completion_consent' : 'multiple_choice',
      quiz_data: Array.isArray(quiz)
        ? {
            questions: shuffleAnswers(
              quiz.map(([question, right, ...wrong]) => ({ question, right, wrong })),
              title,
            ),
          }
        : null,
      topics,
    }),
  )
}

/** Blocks parted by empty lines: `## ` and `### ` head, `> ` quotes, `- ` and `1. ` list their lines; all else is a paragraph. */
function toHtml(text: string) {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map(block)
    .join('\n')
}

function block(source: string) {
  const lines = source.split('\n').map((line) => escaped(line.trim()))
  const [first] = lines
  const without = (mark: RegExp) => lines.map((line) => line.replace(mark, ''))
  if (first!.startsWith('## ')) return `<h2>${without(/^## /).join(' ')}</h2>`
  if (first!.startsWith('### ')) return `<h3>${without(/^### /).join(' ')}</h3>`
  if (first!.startsWith('&gt; ')) return `<blockquote><p>${without(/^&gt; /).join(' ')}</p></blockquote>`
  if (first!.startsWith('- ')) return `<ul>${without(/^- /).map(item).join('')}</ul>`
  if (/^\d+\. /.test(first!))
    return `<ol>${without(/^\d+\. /)
      .map(item)
      .join('')}</ol>`
  return `<p>${lines.join(' ')}</p>`
}

function item(line: string) {
  return `<li>${line}</li>`
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
