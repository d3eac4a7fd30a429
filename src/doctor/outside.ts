// Services outside: the keys for pushes, and the language model.
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import Type from 'typebox'
import { openLanguageModel } from '#platform/language-model/language-model.ts'
import { readServiceAccount } from '#platform/push/google-service-account.ts'
import { openVapidKeys } from '#platform/push/vapid-keys.ts'
import type { Config } from '../config.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

export async function checkPushKeys(config: Config): Promise<Finding[]> {
  const { dataDir, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_CONTACT: subject } = config
  const file = join(dataDir, 'vapid-keys.json')
  const found: Finding[] = []
  if (!publicKey && !existsSync(file)) found.push(ok('The service makes the keys for pushes when it starts.'))
  else {
    try {
      await openVapidKeys({ dataDir, publicKey, privateKey, subject })
      found.push(ok('The keys for pushes to browsers belong together.'))
      if (!publicKey && ((await stat(file)).mode & 0o077) !== 0)
        found.push(warning(`Others on this machine can read ${file}.`, `chmod 600 ${file}`))
    } catch {
      found.push(
        fault(
          `The keys for pushes are not a pair (${publicKey ? 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY' : file}).`,
          'Bring them back from a backup: with other ones every browser has to register again.',
        ),
      )
    }
  }
  if (!config.FCM_SERVICE_ACCOUNT) return found
  const isReadable = await readServiceAccount(config.FCM_SERVICE_ACCOUNT).then(
    () => true,
    () => false,
  )
  return [
    ...found,
    isReadable
      ? ok('The service account for phones can be read.')
      : fault('FCM_SERVICE_ACCOUNT is no service account.', 'Get its JSON from the Firebase console once more.'),
  ]
}

const failures = {
  slow: 'It did not answer in time: see whether it is overloaded, or choose a smaller model.',
  unreachable: 'It cannot be reached: look at LANGUAGE_MODEL_URL, and whether it runs.',
  nonsense: 'It answers something else than what it is asked for: choose another model.',
  refused: 'It refuses: look at LANGUAGE_MODEL_KEY and LANGUAGE_MODEL.',
  'too-many-requests': 'It has had too many questions from us: wait, or raise its limit.',
}

export async function checkLanguageModel(config: Config): Promise<Finding[]> {
  const { LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL_KEY: key, LANGUAGE_MODEL: model, LANGUAGE_MODEL_TIMEOUT } = config
  const languageModel = openLanguageModel(url ? { url, key, model, timeoutMs: Math.min(LANGUAGE_MODEL_TIMEOUT, 9_000) } : undefined)
  if (!languageModel) return [ok('No language model is set: quizzes and recommendations do without.')]
  const answer = await languageModel.ask({
    instructions: 'Answer with the word that the data hold.',
    data: { word: 'amen' },
    schema: Type.Object({ word: Type.String() }, { additionalProperties: false }),
    maxOutputTokens: 50,
  })
  if (answer.ok) return [ok('The language model answers.')]
  const status = answer.status ? `, HTTP ${answer.status}` : ''
  return [warning(`The language model gives no answer (${answer.reason}${status}).`, failures[answer.reason])]
}
