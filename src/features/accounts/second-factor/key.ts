// Whether the key that is here opens what people set up: told at the start, and by doctor, to whoever runs the service.
import type { Services } from '#src/services.ts'
import { sealedFor } from './codes.ts'
import { listSealedSecrets } from './queries.ts'

/** So many secrets are tried: whoever has more learns of a wrong key by these. */
const TRIED = 1_000

/** What is wrong with the key where people have second factors, and the way out; whoever runs the service should know before people stand outside. */
export async function findFaultOfKey({ sealing, db }: Pick<Services, 'sealing' | 'db'>) {
  const secrets = await listSealedSecrets(db, TRIED)
  const fault = (message: string) => ({
    message,
    way_out:
      'Put back the key of before (SECOND_FACTOR_KEY, or second-factor.key in the data folder) and restart: nothing is lost. Without it, codes of recovery open, and each sets an app up anew.',
  })
  if (secrets.length === 0) return undefined
  try {
    if (!(await sealing.hasKey())) return fault('People have second factors, and their key is not here.')
  } catch (error) {
    return fault(`People have second factors, and their key cannot be read: ${(error as Error).message}.`)
  }
  const opened = await Promise.all(secrets.map(({ user_id, sealed_secret }) => sealing.open(sealed_secret, sealedFor(user_id))))
  const unread = opened.filter((secret) => secret === undefined).length
  return unread > 0
    ? fault(`The key of second factors is another than that with which ${unread} of ${opened.length} people set theirs up.`)
    : undefined
}

export async function warnOfKey(services: Pick<Services, 'sealing' | 'db' | 'log'>) {
  const fault = await findFaultOfKey(services)
  if (fault) services.log.warn(`${fault.message} ${fault.way_out}`)
}
