// Guessing is slow: a few tries a minute for one account or e-mail from one address, and some more an hour from all addresses together. What
// succeeds does not count. Networks and browsers from which this account signed in before have counts of their own: nobody can lock it out there.
import type { FastifyRequest } from 'fastify'
import { tooManyRequests } from '#platform/http/errors.ts'
import { addressKey } from '#platform/http/rate-limit.ts'
import { queueJob } from '#platform/jobs/jobs.ts'
import type { Services } from '#src/services.ts'
import { warnOfFailedSignIns } from './jobs.ts'
import { findKnownPlace } from './places/remembering.ts'
import { looksLikeAppCode } from './second-factor/codes.ts'
import { secondFactorChanged } from './second-factor/jobs.ts'

const HOUR = 3600
const DAY = 24 * HOUR
/** Codes are short: whoever has the password tries them. */
const CODES_A_DAY = 30

export interface Attempt {
  /** It was no guess. */
  succeeded(): Promise<unknown>
}

export function limitGuessing({ db, limits, config }: Pick<Services, 'db' | 'limits' | 'config'>) {
  const { RATE_LIMIT_LOGIN: perMinute, RATE_LIMIT_LOGIN_HOUR: perHour } = config

  /** Counts an attempt at `what` for an account (`user 1`) or an e-mail, or throws a 429. */
  async function aMinute(what: string, whose: string, request: FastifyRequest): Promise<Attempt> {
    const who = `${whose} ${addressKey(request.clientAddress)}`
    await limits.require(what, perMinute, who)
    return { succeeded: () => limits.refund(what, perMinute, who) }
  }

  async function password(whose: string, from: string, request: FastifyRequest, onTooMany = async () => {}): Promise<Attempt> {
    const minute = await aMinute('login', whose, request)
    const who = `${whose} ${from}`
    const spent = await limits.spend('login', perHour, who, HOUR)
    if (spent.isFirstRefused) await onTooMany()
    if (spent.exceeded) throw tooManyRequests(spent)
    return { succeeded: () => Promise.all([minute.succeeded(), limits.refund('login', perHour, who, HOUR)]) }
  }

  return {
    aMinute,
    /** A sign-in: for the account of this e-mail, or for an unknown e-mail, which is answered alike. The owner is e-mailed about too many failures. */
    async atSignIn(userId: number | undefined, emailKey: string, request: FastifyRequest) {
      const from = await findKnownPlace(db, userId ?? 0, request)
      const tell = () => queueJob(db, warnOfFailedSignIns, { user_id: userId ?? 0 }, { key: `tries-at-account ${userId ?? 0}` })
      // What was typed is no e-mail perhaps: "user 1" is counted with nobody's account.
      return password(userId === undefined ? `e-mail ${emailKey}` : `user ${userId}`, from, request, tell)
    },
    /**
     * A code of a second factor, of somebody who is signed in, or `afterPassword`: at signing in, where the right password counted as a try until now.
     * Codes of recovery are long: nobody guesses them, and whoever tries wrong ones keeps no owner out who has one.
     */
    async atSecondFactor(userId: number, code: string, request: FastifyRequest, { afterPassword = false } = {}): Promise<Attempt> {
      const whose = `user ${userId}`
      const minute = await aMinute('second-factor', whose, request)
      const who = `${whose} ${afterPassword ? await findKnownPlace(db, userId, request) : 'signed in'}`
      const isShort = looksLikeAppCode(code)
      if (isShort) await limits.require('second-factor', CODES_A_DAY, who, DAY)
      return {
        async succeeded() {
          await minute.succeeded()
          if (isShort) await limits.refund('second-factor', CODES_A_DAY, who, DAY)
          if (!afterPassword) return
          await limits.refund('login', perMinute, `${whose} ${addressKey(request.clientAddress)}`)
          await limits.refund('login', perHour, who, HOUR)
        },
      }
    },
    /** Wrong codes after the right password, as many as one challenge takes: the owner is e-mailed, once a day. */
    async codesTried(userId: number) {
      const { exceeded } = await limits.spend('second-factor-told', 1, `user ${userId}`, DAY)
      if (!exceeded) await queueJob(db, secondFactorChanged, { user_id: userId, change: 'codes_tried' })
    },
    /** The password of a signed-in user, asked for again: failed sign-ins do not count here. */
    inside: (userId: number, request: FastifyRequest) => password(`user ${userId}`, 'signed in', request),
  }
}
