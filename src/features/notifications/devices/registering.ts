// Registering a browser or a phone for pushes. It belongs to the sign-in that registers it: who signs out hears no more there.
import type { Actor } from '#features/accounts/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { invalid, unauthenticated } from '#platform/http/errors.ts'
import type { Push, PushDevice } from '#platform/push/push.ts'
import { digest } from '#platform/secrets.ts'
import { keepNewestDevices, saveDevice } from './queries.ts'

const DEVICES_OF_A_PERSON = 20

interface Registration {
  platform: PushDevice['platform']
  subscription?: { endpoint: string; keys: { p256dh: string; auth: string } } | null
  token?: string | null
}

/** The same device registered again is the same device, also when somebody else signs in there. */
export function registerDevice(db: Db, actor: Actor, registration: Registration, push: Push) {
  const device = readDevice(registration, push)
  const address = device.platform === 'web' ? device.subscription.endpoint : device.token
  return db.transaction(async (tx) => {
    const saved = await saveDevice(tx, actor.tokenId, device, digest(address))
    if (!saved) throw unauthenticated()
    await keepNewestDevices(tx, actor.id, DEVICES_OF_A_PERSON)
    return saved
  })
}

function readDevice({ platform, subscription, token }: Registration, push: Push): PushDevice {
  if (platform === 'web') {
    if (!subscription) throw invalid({ subscription: [{ rule: 'required' }] })
    const fault = push.subscriptionFault(subscription)
    if (fault) throw invalid({ [`subscription.${fault.field}`]: [fault.error] })
    return { platform, subscription }
  }
  if (!token) throw invalid({ token: [{ rule: 'required' }] })
  return { platform, token }
}
