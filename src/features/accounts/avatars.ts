// Where a person's picture is: the one they uploaded, or their initials on a colour.
import { initials } from '#platform/files/avatar.ts'
import { joined } from '#platform/http/json.ts'

/** The address of someone's picture. Initials and colour are in the address itself, so that it needs no look-up and can be kept for long. */
export function avatarUrl(publicUrl: string, { id, name, avatar_key }: { id: number; name: string; avatar_key: string | null }): string {
  if (avatar_key) return joined(publicUrl, '/media/', avatar_key)
  return joined(publicUrl, '/avatars/', encodeURIComponent(initials(name) || '-'), '/', id % COLOURS, '.png')
}

/** The picture of someone who is not named: anonymous, or deleted. */
export const defaultAvatar = (publicUrl: string) => joined(publicUrl, '/avatars/-/0.png')

export const COLOURS = 12
