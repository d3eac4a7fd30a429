// A process that works on jobs until a test kills it: it reports each `stuck` job it begins, and never ends one.
import { openDatabase } from '#platform/db/database.ts'
import { defineJob, handle } from '#platform/jobs/jobs.ts'
import { startJobs } from '#platform/jobs/worker.ts'

const log = { info() {}, warn() {}, error() {} }
const url = process.argv[2]!
const never = handle(defineJob('stuck'), () => {
  process.send!('begun')
  return new Promise(() => {})
})
await startJobs({ url, db: openDatabase({ url }), handlers: [never], log })
process.send!('ready')
