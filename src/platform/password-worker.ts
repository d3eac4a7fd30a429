// A thread that hashes and checks passwords (passwords.ts). It stands behind others in line for a processor, so that they wait less for those who
// sign in; not last, or nobody could sign in where other programs keep the machine busy.
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
// Linux gives a thread at nice 5 a third of what one at 0 gets, and one at 19 a seventieth. https://man7.org/linux/man-pages/man7/sched.7.html
const NICE = 5

// Linux counts a thread as a process; elsewhere this would be all of the service. https://man7.org/linux/man-pages/man2/setpriority.2.html#BUGS
if (process.platform === 'linux')
  try {
    setPriority(NICE)
  } catch {} // a service manager may forbid it; passwords are hashed all the same

parentPort!.on('message', ({ passwords, hash }: Task) => {
  parentPort!.postMessage(
    hash ? passwords.map((password) => verifySync(hash, password)) : passwords.map((password) => hashSync(password, PARAMETERS)).at(-1),
  )
})
