// Where there is no mail server, each e-mail becomes a file that any mail program opens.
import { chmodSync, mkdirSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Envelope, MailTransport } from './message.ts'
import { nodemailer } from './nodemailer.ts'

/** Mails become `message-id.eml`, readable by the service alone; the same mail sent again replaces its file. */
export function openEmlFolder(folder: string): MailTransport {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  return {
    async send(envelope) {
      const { createTransport } = nodemailer()
      const { message } = await createTransport(composing).sendMail({ ...envelope })
      try {
        await write(folder, nameOf(envelope), message as Buffer)
        return { outcome: 'sent' }
      } catch (error) {
        return { outcome: 'later', reason: (error as NodeJS.ErrnoException).code ?? 'unknown' }
      }
    },
    describe: () => `E-mails are written as files to ${folder} (no SMTP_URL is set)`,
    close() {},
  }
}

const composing = {
  streamTransport: true as const,
  buffer: true,
  newline: 'windows' as const,
  disableFileAccess: true,
  disableUrlAccess: true,
}

const nameOf = ({ messageId }: Envelope) => `${messageId.slice(1, messageId.indexOf('@')).slice(0, 200)}.eml`

/** The file is there whole or not at all, also after a power cut. */
async function write(folder: string, name: string, content: Buffer) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `.${name}.${process.pid}.new`)
  try {
    const file = await open(draft, 'w', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, join(folder, name))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
