// A few e-mails an hour of each kind that people can have sent to a mailbox, which need not be theirs: whoever asks, and from wherever. Each kind
// counts by itself, so that nobody uses up another's recovery with invitations.
import type { Services } from '#src/services.ts'

const HOUR = 3600

type Asked = 'confirmation' | 'recovery' | 'invitation' | 'decision' | 'password-link'

export function limitMailboxes({ limits, config }: Pick<Services, 'limits' | 'config'>) {
  const atMost = config.RATE_LIMIT_MAILS_HOUR
  const name = (asked: Asked) => `mail-${asked}`
  const ofOne = (organizationId: number, mailbox: string) => ['mail-invitation-of', atMost, `${organizationId} ${mailbox}`, HOUR] as const
  return {
    /** Counts one more for a mailbox (`email_key`), or throws a 429. */
    require: (asked: Asked, mailbox: string) => limits.require(name(asked), atMost, mailbox, HOUR),
    /** Counts one more, and tells whether it may go out: where the answer must be the same. */
    allows: async (asked: Asked, mailbox: string) => !(await limits.spend(name(asked), atMost, mailbox, HOUR)).exceeded,
    /** Both for the invitations of one organization: a refusal tells it of its own alone. What others sent there puts an e-mail off. */
    requireOf: (organizationId: number, mailbox: string) => limits.require(...ofOne(organizationId, mailbox)),
    allowsOf: async (organizationId: number, mailbox: string) => !(await limits.spend(...ofOne(organizationId, mailbox))).exceeded,
  }
}
