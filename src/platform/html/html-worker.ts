// The thread of cleaning.ts.
import { parentPort } from 'node:worker_threads'
import { hasTooManyMarks, MAX_MARKS } from '../typed-text.ts'
import type { CleaningResult, Task } from './cleaning.ts'
import { htmlTooComplex, isEmptyHtml, paragraphsOf, sanitize } from './sanitize.ts'

parentPort!.on('message', (task: Task) => {
  parentPort!.postMessage('clean' in task ? task.clean.map(cleaned) : read(task.read, task.most))
})

function cleaned(text: string): CleaningResult {
  const fault = htmlTooComplex(text)
  if (fault) return { fault }
  const html = sanitize(text)
  if (hasTooManyMarks(html)) return { fault: { rule: 'max_marks', max: MAX_MARKS } }
  return { html, isEmpty: isEmptyHtml(html) }
}

function read(texts: readonly string[], most: number): string {
  let said = ''
  for (const text of texts) {
    if (said.length >= most) break
    said = [said, paragraphsOf(text)].filter(Boolean).join('\n\n')
  }
  return said.slice(0, most)
}
