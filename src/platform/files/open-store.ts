// Chooses the place where files are kept, by the address in the configuration.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openLocalStore } from './local.ts'
import type { FileStore } from './storage.ts'

/**
 * Opens the store that `FILES_URL` names, without reaching out to it yet:
 * - empty, or `file:///var/lib/service/files`: a local folder, made where it does not exist; empty means `defaultFolder`.
 * - `s3://KEY:SECRET@HOST[:PORT]/BUCKET[/PREFIX]`: a bucket. Key and secret are percent-encoded (`/` is `%2F`); without them the AWS SDK
 *   looks for credentials in its usual places. Options: `?region=eu-central-1` (default `us-east-1`), `tls=false` for plain HTTP,
 *   `path_style=false` for services that want the bucket in the host name.
 *
 * Uploads on their way to a bucket pass through `defaultFolder` too.
 */
export async function openFileStore(url: string | undefined, { defaultFolder }: { defaultFolder: string }): Promise<FileStore> {
  if (!url) return openLocalStore(defaultFolder)
  const parsed = URL.parse(url)
  if (parsed?.protocol === 'file:') return openLocalStore(fileURLToPath(parsed))
  if (parsed?.protocol === 's3:') {
    const { openS3Store, readS3Url } = await import('./s3.ts')
    return openS3Store(readS3Url(parsed), join(defaultFolder, 'incoming'))
  }
  // The text itself may hold a secret, and stays out of the message.
  throw new Error('FILES_URL must be a file:///folder or an s3://KEY:SECRET@HOST/BUCKET address.')
}
