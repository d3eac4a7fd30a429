// A thread that hashes and checks passwords (passwords.ts). It is last in line for a processor, so that others wait less for those who sign in.
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

/** With a hash it is answered which of the passwords are its own; without one with the last one's hash, after as many hashes. */
export interface Task {
  passwords: string[]
  hash?: string | undefined
}

// OWASP's second recommendation for Argon2id: 19 MiB, 2 passes, 1 lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const LAST = 19

// Linux counts a thread as a process; elsewhere this would be all of the service. https://man7.org/linux/man-pages/man2/setpriority.2.html#BUGS
if (process.platform === 'linux')
  try {
    setPriority(LAST)
  } catch {} // a service manager may forbid it; passwords are hashed all the same

parentPort!.on('message', ({ passwords, hash }: Task) => {
  parentPort!.postMessage(
    hash ? passwords.map((password) => verifySync(hash, password)) : passwords.map((password) => hashSync(password, PARAMETERS)).at(-1),
  )
})
