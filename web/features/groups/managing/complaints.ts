// What is unwell in a group, from what its church's leaders and admins see of it.

interface Overview {
  leader: object | null
  is_full: boolean
  is_idle: boolean
  waiting_count: number | null
}

/** Each is also a filter of the list. */
export const complaints = ['no_leader', 'waiting', 'full', 'idle'] as const
export type Complaint = (typeof complaints)[number]

const holds: Record<Complaint, (group: Overview) => boolean> = {
  no_leader: ({ leader }) => leader === null,
  waiting: ({ waiting_count }) => (waiting_count ?? 0) > 0,
  full: ({ is_full }) => is_full,
  idle: ({ is_idle }) => is_idle,
}

/** The gravest first. */
export const complaintsOf = (group: Overview): Complaint[] => complaints.filter((complaint) => holds[complaint](group))

export const asComplaint = (text: string | undefined): Complaint | undefined => complaints.find((complaint) => complaint === text)
