// A thread that tells how easily a password is guessed (password-guessing.ts).
import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { PasswordStrength, Task } from './password-guessing.ts'

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
const common = new Set(dictionary['passwords-common'].slice(0, 10_000))

parentPort!.on('message', ({ password, words }: Task) => {
  const measured: PasswordStrength = { isCommon: common.has(password.toLowerCase()), score: zxcvbn.check(password, words).score }
  parentPort!.postMessage(measured)
})
