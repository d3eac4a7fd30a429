// What somebody may do with what is written in a group, as the service will decide it.

interface Group {
  organization_id: number
  group_type: 'group' | 'global'
  is_member: boolean
  role: 'member' | 'admin' | 'leader' | null
}
interface Writable extends Group {
  posting: 'everyone' | 'leaders'
}
type Organizations = readonly { id: number; role: 'member' | 'leadership' | 'admin' }[]

const isLeaderOrAdminOf = ({ organization_id }: Group, organizations: Organizations) =>
  organizations.some(({ id, role }) => id === organization_id && role !== 'member')

const isAdminOf = ({ organization_id }: Group, organizations: Organizations) =>
  organizations.some(({ id, role }) => id === organization_id && role === 'admin')

/** Admins of the organization read every group of it. */
export const mayRead = (group: Group, organizations: Organizations) => group.is_member || isAdminOf(group, organizations)

/** The group's own admins and its leader, and the organization's admins; nobody changes a global group. */
export const mayManage = (group: Group, organizations: Organizations) =>
  group.group_type === 'group' && (group.role === 'admin' || group.role === 'leader' || isAdminOf(group, organizations))

export interface Rights {
  write: boolean
  comment: boolean
  like: boolean
  /** Delete what others wrote. */
  moderate: boolean
  /** Choose which post stands above the others. */
  pin: boolean
  /** Delete a shared prayer, as whoever let it be shared may. */
  moderatePrayers: boolean
}

/** The group's own admins and its leader, and the organization's admins: of a global group too. */
const looksAfter = (group: Group, organizations: Organizations) =>
  isAdminOf(group, organizations) || (group.group_type === 'group' && (group.role === 'admin' || group.role === 'leader'))

const mayWrite = (group: Writable, organizations: Organizations) =>
  group.group_type === 'global'
    ? isAdminOf(group, organizations)
    : group.is_member && (group.posting === 'everyone' || looksAfter(group, organizations))

export const rightsIn = (group: Writable, organizations: Organizations): Rights => ({
  write: mayWrite(group, organizations),
  comment: group.group_type === 'group' && group.is_member,
  like: group.is_member,
  moderate: looksAfter(group, organizations),
  pin: looksAfter(group, organizations),
  moderatePrayers: isLeaderOrAdminOf(group, organizations),
})
