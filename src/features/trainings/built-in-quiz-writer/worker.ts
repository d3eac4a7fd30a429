// The built-in quiz writer's thread: gets { text, count }, sends the questions and ends.
import { parentPort, workerData } from 'node:worker_threads'
import { writeFillInQuestions } from './built-in-quiz-writer.ts'

parentPort!.postMessage(await writeFillInQuestions(workerData.text, workerData.count))
