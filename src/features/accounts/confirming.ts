// Asking for the password again where a sign-in alone is not enough: whoever finds a phone unlocked takes nothing along, and takes nothing over.
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { Db } from '#platform/db/database.ts'
import { invalid } from '#platform/http/errors.ts'
import { isPassword } from '#platform/passwords.ts'
import type { Services } from '#src/services.ts'
import type { Actor } from './actor.ts'
import { ConfirmIdentity } from './errors.ts'
import { limitGuessing } from './guessing.ts'
import { refusedPasskey } from './passkeys/keeping.ts'
import type { PasskeyAnswer } from './passkeys/schemas.ts'
import { tellOfCopy, useAnswer } from './passkeys/using.ts'
import { findPasskeyOf, verifyAnswer } from './passkeys/verifying.ts'
import { findPasswordHash, lockPasswordHash } from './queries.ts'
import { findConfirmedPasswordHash, saveConfirmation, saveGiven } from './sign-ins/queries.ts'

/** For how long it is not asked again. */
const CONFIRMED_MINUTES = 15

export function confirmIdentity(services: Pick<Services, 'db' | 'limits' | 'config' | 'clock'>) {
  const guessing = limitGuessing(services)

  /** The hash of the password that they sent, which is theirs; a 422 on `field` for any other. */
  async function requirePassword(db: Db, actor: Actor, field: string, sent: string, request: FastifyRequest): Promise<string> {
    const attempt = await guessing.inside(actor.id, request)
    const hash = await findPasswordHash(db, actor.id)
    if (!hash || !(await isPassword(sent, hash))) throw invalid({ [field]: [{ rule: 'incorrect' }] })
    await attempt.succeeded()
    return hash
  }

  return {
    /**
     * Refuses unless they send their password now, or gave it in this sign-in a short while ago. Gives its hash: what follows holds only while
     * that is still theirs (`lockPasswordHash`). `db` is the request’s: one with an Idempotency-Key takes no second connection.
     */
    async require(db: Db, actor: Actor, field: string, sent: string | null | undefined, request: FastifyRequest): Promise<string> {
      // A form that was sent with nothing in it gives a wrong password, and does not leave it out.
      const given = (request.body as Record<string, unknown> | undefined)?.[field] === '' ? '' : sent
      if (typeof given === 'string') return requirePassword(db, actor, field, given, request)
      const hash = await findConfirmedPasswordHash(db, actor.tokenId, CONFIRMED_MINUTES)
      if (!hash) throw new ConfirmIdentity({})
      return hash
    },
    /** Takes the password for this sign-in, for a short while. */
    async confirm(db: Db, actor: Actor, field: string, sent: string, request: FastifyRequest) {
      const hash = await requirePassword(db, actor, field, sent, request)
      await db.transaction(async (tx) => {
        if (!(await lockPasswordHash(tx, actor.id, hash))) throw invalid({ [field]: [{ rule: 'incorrect' }] })
        await saveConfirmation(tx, actor.tokenId)
      })
    },
    /** Takes what a passkey of theirs answered instead. */
    async confirmByPasskey(db: Db, actor: Actor, sent: Static<typeof PasskeyAnswer>, request: FastifyRequest) {
      const attempt = await guessing.aMinute('passkey', `user ${actor.id}`, request)
      const passkey = await findPasskeyOf(db, sent)
      if (passkey?.user_id !== actor.id) throw refusedPasskey()
      const purpose = { for: 'confirming', userId: actor.id, tokenId: actor.tokenId } as const
      const answered = await verifyAnswer(services, db, purpose, passkey, sent)
      const used =
        answered &&
        (await useAnswer(db, answered, async (tx) => {
          await saveConfirmation(tx, actor.tokenId)
          await saveGiven(tx, actor.tokenId, 'passkey')
        }))
      if (used?.is_copy) await tellOfCopy(services, actor.id)
      if (!used || used.is_copy) throw refusedPasskey()
      await attempt.succeeded()
    },
  }
}
