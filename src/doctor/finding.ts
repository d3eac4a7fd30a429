// What a check finds: each a sentence, with the way out where something is wrong. No sentence ever holds a secret: what others say is told by
// its code alone.

export type Outcome = 'ok' | 'warning' | 'fault'

export interface Finding {
  outcome: Outcome
  message: string
  /** What to do about it. */
  way_out?: string
}

export const ok = (message: string): Finding => ({ outcome: 'ok', message })
export const warning = (message: string, way_out: string): Finding => ({ outcome: 'warning', message, way_out })
export const fault = (message: string, way_out: string): Finding => ({ outcome: 'fault', message, way_out })

const order: readonly Outcome[] = ['ok', 'warning', 'fault']
export const worst = (outcomes: readonly Outcome[]): Outcome => order[Math.max(0, ...outcomes.map((one) => order.indexOf(one)))]!

/** The code of an error of the system, of a library or of another service. */
export function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  const found = typeof code === 'string' ? code : name
  return typeof found === 'string' && /^[\w.-]{1,60}$/.test(found) ? found : 'unknown'
}

/** The ways out of what connections have in common; undefined for another code. */
export const connectionFaults: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there: is it running, and is the port right?',
  ENOTFOUND: 'there is no such name: is it spelt right, and does this machine’s name server answer?',
  EAI_AGAIN: 'the name server of this machine does not answer',
  ETIMEDOUT: 'no answer: does a firewall stand between?',
  ECONNRESET: 'the connection was cut: does it want TLS, or another port?',
  EHOSTUNREACH: 'there is no way to that machine',
  ENETUNREACH: 'this machine has no network',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is one that nobody vouches for (NODE_EXTRA_CA_CERTS names a file with one to trust)',
  SELF_SIGNED_CERT_IN_CHAIN:
    'its certificate is of an authority that this machine does not know (NODE_EXTRA_CA_CERTS names a file with it)',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate comes without its chain, or of an authority that this machine does not know',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
}
