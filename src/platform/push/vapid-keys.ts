// The key pair by which push services know this server (VAPID, RFC 8292): configured, or made once and kept in the data folder.
// Browsers tie their subscriptions to the public key, so a lost pair loses every subscription.
import { createECDH } from 'node:crypto'
import { join } from 'node:path'
import { makeOnce, readIfThere } from '../files/made-once.ts'

/** Keys in base64url: the public one an uncompressed P-256 point of 65 bytes, the private one 32 bytes. */
export type VapidKeys = { publicKey: string; privateKey: string; subject: string }

/**
 * @param subject whom a push service may write to about this server: a `mailto:` or `https:` address
 * @throws when the subject, the configured pair or the kept file is wrong. A wrong file is never overwritten.
 */
export async function openVapidKeys(config: {
  dataDir: string
  publicKey?: string | undefined
  privateKey?: string | undefined
  subject: string
}): Promise<VapidKeys> {
  const { dataDir, publicKey, privateKey, subject } = config
  const protocol = URL.parse(subject)?.protocol
  if (protocol !== 'mailto:' && protocol !== 'https:') throw new Error('PUSH_CONTACT must be a mailto: or https: address')
  if (publicKey || privateKey) return { ...checkedPair({ publicKey, privateKey }, 'The configured VAPID keys'), subject }

  const file = join(dataDir, 'vapid-keys.json')
  return { ...((await readPair(file)) ?? (await makePair(file))), subject }
}

type Pair = { publicKey: string; privateKey: string }

async function readPair(file: string): Promise<Pair | undefined> {
  const text = await readIfThere(file)
  return text === undefined ? undefined : pairIn(text, file)
}

function pairIn(text: string, file: string): Pair {
  let pair: Partial<Pair>
  try {
    pair = JSON.parse(text) ?? {}
  } catch {
    throw new Error(`The VAPID keys in ${file} are not JSON`)
  }
  return checkedPair(pair, `The VAPID keys in ${file}`)
}

async function makePair(file: string): Promise<Pair> {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // ECDH leaves out leading zeros.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
  return pairIn(await makeOnce(file, `${JSON.stringify({ publicKey, privateKey })}\n`), file)
}

function checkedPair({ publicKey, privateKey }: Partial<Pair>, which: string): Pair {
  if (!publicKey || !privateKey) throw new Error(`${which} must be two: a public and a private key`)
  const curve = createECDH('prime256v1')
  const bytes = Buffer.from(privateKey, 'base64url')
  try {
    if (bytes.length !== 32) throw new Error('not 32 bytes')
    curve.setPrivateKey(bytes)
  } catch {
    throw new Error(`${which} hold a private key that is not one of P-256: 32 bytes in base64url`)
  }
  if (!curve.getPublicKey().equals(Buffer.from(publicKey, 'base64url'))) throw new Error(`${which} do not belong together`)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: bytes.toString('base64url') }
}
