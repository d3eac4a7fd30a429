// Secrets that the service must be able to read again: sealed with a key that is configured, or made once and kept in the data folder. It is
// in no backup: whoever has the database, or an archive of it, cannot open them.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { makeOnce, readIfThere } from './files/made-once.ts'

const NONCE = 12
const TAG = 16

export interface Sealing {
  /** `about` says what it is of: what was sealed for one cannot be put in another’s place. */
  seal(text: string, about: string): Promise<Buffer>
  /** Undefined where it was sealed with another key, or one that is not there, or is of something else. */
  open(sealed: Buffer, about: string): Promise<string | undefined>
  hasKey(): Promise<boolean>
}

/** The key is looked for when it is first needed, and made when something is first sealed: `name` in the data folder, unless one is configured (32 bytes in base64url). */
export function openSealing({ dataDir, name, key }: { dataDir: string; name: string; key?: string | undefined }): Sealing {
  const file = join(dataDir, name)
  let found: Buffer | undefined
  const foundKey = async () => {
    if (found) return found
    const text = key || (await readIfThere(file))
    if (text !== undefined) found = decoded(text, key ? 'The configured key' : `The key in ${file}`)
    return found
  }
  const madeKey = async () => decoded(await makeOnce(file, `${randomBytes(32).toString('base64url')}\n`), `The key in ${file}`)
  return {
    async seal(text, about) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', (await foundKey()) ?? (await madeKey()), nonce).setAAD(Buffer.from(about))
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    async open(sealed, about) {
      const theKey = await foundKey()
      if (!theKey) return undefined
      const cipher = createDecipheriv('aes-256-gcm', theKey, sealed.subarray(0, NONCE), { authTagLength: TAG })
      cipher.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(-TAG))
      const text = cipher.update(sealed.subarray(NONCE, -TAG))
      try {
        return Buffer.concat([text, cipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
    hasKey: async () => (await foundKey()) !== undefined,
  }
}

function decoded(text: string, which: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64url')
  if (key.length !== 32) throw new Error(`${which} is not one of 32 bytes in base64url`)
  return key
}
