// What goes out by mail, and what either way out is: a mail server or a folder.

export interface Address {
  name: string
  address: string
}

export interface Message {
  to: Address
  subject: string
  text: string
  html: string
  /** Tells this message from all others, `accepted-17@mail.example`; the same on every attempt, so that a repeated one is recognised. */
  messageId: string
  headers?: Record<string, string>
}

/** `reason` is for logs: codes such as `550 5.7.1` or `ECONNREFUSED`, never a text of the mail server, which may repeat the address. */
export type SendResult =
  | { outcome: 'sent' }
  /** Not now: the server is busy, greylists, can't be reached, or doesn't let us in. Try again. */
  | { outcome: 'later'; reason: string }
  /** There is no such mailbox: send nothing to this address any more. */
  | { outcome: 'gone'; reason: string }
  /** The server does not want this message, and won't when asked again. */
  | { outcome: 'refused'; reason: string }

/** A message ready for either way out: whole headers, safe names. */
export interface Envelope extends Omit<Message, 'headers'> {
  from: Address
  headers: Record<string, string>
}

/** A way that mails take. */
export interface MailTransport {
  send(envelope: Envelope): Promise<SendResult>
  /** Where mails go, for the start-up report. Without secrets. */
  describe(): string
  close(): void
}
