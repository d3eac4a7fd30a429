// The built-in quiz writer's thread: gets a text and how many questions, sends the questions.
import { parentPort } from 'node:worker_threads'
import { writeFillInQuestions } from './built-in-quiz-writer.ts'

parentPort!.on('message', async ({ text, count }: { text: string; count: number }) => {
  parentPort!.postMessage(await writeFillInQuestions(text, count))
})
