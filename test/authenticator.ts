// A device with passkeys, in software: what a phone or a security key does, and what one does that is not what it should be.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

interface Kept {
  key: KeyObject
  handle: string
  count: number
}

/** How an answer is other than it should be. */
export interface Otherwise {
  origin?: string
  rpId?: string
  type?: string
  challenge?: string
  /** Nobody has unlocked the device. */
  isUnverified?: boolean
  isCrossOrigin?: boolean
  handle?: string | null
  count?: number
  /** Signs with another key. */
  key?: KeyObject
  fmt?: string
  /** Of the key that it makes: not on the curve. */
  y?: Buffer
  /** By what it calls what it makes. */
  id?: Buffer
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })
export const anotherKey = () => newKey().privateKey

/** `counts`: its number goes up with each use, as that of a security key; that of a phone stays 0. */
export function authenticator(origin: string, { counts = false } = {}) {
  const kept = new Map<string, Kept>()
  const rp = new URL(origin).hostname

  const clientData = (type: string, challenge: string, { isCrossOrigin = false, ...otherwise }: Otherwise) =>
    Buffer.from(
      JSON.stringify({
        type: otherwise.type ?? type,
        challenge: otherwise.challenge ?? challenge,
        origin: otherwise.origin ?? origin,
        crossOrigin: isCrossOrigin,
      }),
    )
  const authData = (count: number, { rpId = rp, isUnverified = false }: Otherwise, made?: Buffer) => {
    const flags = 0x01 | (isUnverified ? 0 : 0x04) | (made ? 0x40 : 0)
    const number = Buffer.alloc(4)
    number.writeUInt32BE(count)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), number, made ?? Buffer.alloc(0)])
  }

  return {
    /** What it makes of the options for a new passkey. */
    create(options: { challenge: string; user: { id: string } }, otherwise: Otherwise = {}) {
      const { privateKey, publicKey } = newKey()
      const { x, y } = publicKey.export({ format: 'jwk' })
      const id = otherwise.id ?? randomBytes(32)
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(otherwise.y ?? Buffer.from(y!, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const made = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)])
      const count = counts ? 1 : 0
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', otherwise.fmt ?? 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData(count, otherwise, made))],
        ]),
      )
      kept.set(id.toString('base64url'), { key: privateKey, handle: options.user.id, count })
      return {
        id: id.toString('base64url'),
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, otherwise).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** What it answers to a challenge, with its newest passkey. */
    get(options: { challenge: string }, otherwise: Otherwise = {}) {
      const [id, passkey] = [...kept].at(-1)!
      if (counts) passkey.count++
      const data = authData(otherwise.count ?? passkey.count, otherwise)
      const client = clientData('webauthn.get', options.challenge, otherwise)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), otherwise.key ?? passkey.key)
      return {
        id,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: otherwise.handle === undefined ? passkey.handle : otherwise.handle,
        },
      }
    },
  }
}

export type Authenticator = ReturnType<typeof authenticator>
