// Which answers are kept on a phone, to be read without a network.

/** What only its writer may see, and what others ask of those who decide, is never left on a phone. */
const isPrivate =
  /^\/(journal|pairs|prayer-requests|manage|waiting|qualifications\/users-progress|organizations\/\{organization\}\/|user\/(tokens|export|blocks|second-factor|passkeys))|\/(join-requests|invitations|waiting-list|attendance|answers|audit-log)$/

export const isKept = (path: string): boolean => !isPrivate.test(path)
