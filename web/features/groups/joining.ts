// How somebody comes into a group, from what is known of it.

interface Group {
  join_type: 'open' | 'closed'
  status: 'active' | 'draft' | 'inactive'
  pending_request_id: number | null
  invitation_id: number | null
  wait_position: number | null
  is_full: boolean
}

/** Asked already; takes nobody now; in line for a seat; invited; full; to be asked; or open to everybody. */
export type Entrance = 'asked' | 'at-rest' | 'waiting' | 'invited' | 'full' | 'ask' | 'open'

/** Who asks waits for the group's admins, so that a closed group may be asked while it is full. Whoever is invited into a full one may wait. */
export function entranceOf({ join_type, status, pending_request_id, invitation_id, wait_position, is_full }: Group): Entrance {
  if (pending_request_id !== null && invitation_id === null) return 'asked'
  if (status !== 'active') return 'at-rest'
  if (wait_position !== null) return 'waiting'
  if (invitation_id !== null && (join_type === 'closed' || !is_full)) return 'invited'
  if (join_type === 'closed') return 'ask'
  return is_full ? 'full' : 'open'
}

/** A code as it is written on posters and typed from them: "k7qw m2xr" is K7QWM2XR. */
export const asCode = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** In two halves, as one reads it aloud. */
export const sayCode = (code: string) => (code.length === 8 ? `${code.slice(0, 4)} ${code.slice(4)}` : code)

/** The address on a poster. */
export const joinAddress = (origin: string, code: string) => `${origin}/join/${encodeURIComponent(code)}`

/** Those that hold all the words that are looked for, wherever, in any case, with or without accents. */
export function matching<Item>(items: readonly Item[], sought: string, textOf: (item: Item) => string): Item[] {
  const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()
  const wanted = plain(sought).split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    const text = plain(textOf(item))
    return wanted.every((word) => text.includes(word))
  })
}
