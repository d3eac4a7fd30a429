// How many people a group takes, and how many groups one person leads.
import type { Services } from '#src/services.ts'

/** The numbers that hold where an organization has none of its own. */
export interface GroupLimits {
  maxMembers: number
  maxGroupsPerLeader: number
}

export const groupLimits = ({ config }: Pick<Services, 'config'>): GroupLimits => ({
  maxMembers: config.MAX_GROUP_MEMBERS,
  maxGroupsPerLeader: config.MAX_GROUPS_PER_LEADER,
})
