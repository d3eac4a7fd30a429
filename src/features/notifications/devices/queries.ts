// SQL of the browsers and phones that get pushes.
import type { Static } from 'typebox'
import { type Db, sql } from '#platform/db/database.ts'
import type { PushDevice } from '#platform/push/push.ts'
import type { Device } from '../schemas.ts'

/** Registers a device, or takes it over from who had it before; undefined when the sign-in has ended. */
export const saveDevice = (tx: Db, tokenId: number, device: PushDevice, addressDigest: Buffer) =>
  tx.maybe<Static<typeof Device>>(sql`
    insert into devices (user_id, token_id, platform, subscription, push_token, address_digest)
    select user_id, id, ${device.platform}, ${device.platform === 'web' ? JSON.stringify(device.subscription) : null}::jsonb, ${device.platform === 'web' ? null : device.token}, ${addressDigest}::bytea
    from tokens where id = ${tokenId} for key share
    on conflict (address_digest) do update set user_id = excluded.user_id, token_id = excluded.token_id, platform = excluded.platform,
      subscription = excluded.subscription, push_token = excluded.push_token, failures = 0, registered_at = now()
    returning id, platform, registered_at`)

/** Leaves a person the devices that they registered last. */
export const keepNewestDevices = (tx: Db, userId: number, count: number) =>
  tx.run(sql`
    delete from devices where id in (
      select id from devices where user_id = ${userId} order by registered_at desc, id desc offset ${count})`)

export const removeDevice = (db: Db, userId: number, deviceId: number) =>
  db.run(sql`delete from devices where id = ${deviceId} and user_id = ${userId}`)

export const removeDevices = (tx: Db, deviceIds: readonly number[]) => tx.run(sql`delete from devices where id = any(${deviceIds})`)

export const saveReached = (tx: Db, deviceIds: readonly number[]) =>
  tx.run(sql`update devices set failures = 0 where id = any(${deviceIds}) and failures > 0`)

/** Counts a notice that did not reach them, and forgets those that so many in a row did not reach. */
export async function saveFailures(tx: Db, deviceIds: readonly number[], { forgetAt }: { forgetAt: number }) {
  await tx.run(sql`delete from devices where id = any(${deviceIds}) and failures >= ${forgetAt - 1}`)
  await tx.run(sql`update devices set failures = failures + 1 where id = any(${deviceIds})`)
}
