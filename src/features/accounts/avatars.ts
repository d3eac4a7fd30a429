// Where a person's picture is: the one they uploaded, or their initials on a colour.

/** The address of someone's picture. Initials and colour are in the address itself, so that it needs no look-up and can be kept for long. */
export function avatarUrl(publicUrl: string, { id, name, avatar_key }: { id: number; name: string; avatar_key: string | null }): string {
  if (avatar_key) return `${publicUrl}/media/${avatar_key}`
  return `${publicUrl}/avatars/${encodeURIComponent(initialsOf(name))}/${id % COLOURS}.svg`
}

/** The picture of someone who is not named: anonymous, or deleted. */
export const nobodysAvatar = (publicUrl: string) => `${publicUrl}/avatars/-/0.svg`

export const COLOURS = 12

/** The first letters of the first and last word, in capitals: "Grace van Dyke" is GD. "-" when there is no letter. */
export function initialsOf(name: string): string {
  const words = name
    .split(/\s+/)
    .map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined)
  return (words.length > 1 ? words[0]! + words.at(-1)! : (words[0] ?? '-')).toLocaleUpperCase('en')
}
