// Which posts stand here: not what was deleted just now, nor what stands folded up in its group.
import { isRemoved } from '#web/parts/removing.ts'

export const isShown = ({ id, user }: { id: number; user: { is_blocked: boolean } }) => !isRemoved(`post ${id}`) && !user.is_blocked
