// Run on a disk (the folder in its argument) that has no room for a megabyte: tries to store one, and prints how that went.
import { Readable } from 'node:stream'
import { newFileKey } from '#platform/files/names.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import { receiveFile } from '#platform/files/receive.ts'

const store = await openFileStore(undefined, { defaultFolder: process.argv[2]! })
const outcomeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'stored',
    (error) => error,
  )
const megabyte = () => Array.from({ length: 16 }, () => Buffer.alloc(64 * 1024, 1))

const received = await outcomeOf(receiveFile(Readable.from(megabyte()), { limit: 2e6, folder: store.incoming }))
const put = await outcomeOf(store.put(newFileKey('wav'), Buffer.concat(megabyte())))
console.log(JSON.stringify({ received: received.name, put: put.name, code: put.code }))
