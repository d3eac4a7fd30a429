// What somebody sees of a group's meetings beside its members, as the service will decide it.
import { mayManage } from '#web/features/posts/rights.ts'

type Group = Parameters<typeof mayManage>[0]
type Organizations = Parameters<typeof mayManage>[1]

/** Who came is seen by the group's admins, and by the church's leaders and admins. */
export const seesAttendance = (group: Group, organizations: Organizations) =>
  mayManage(group, organizations) ||
  (group.group_type === 'group' && organizations.some(({ id, role }) => id === group.organization_id && role !== 'member'))
