/** The page of a meeting. */
export const addressOf = ({ id, group }: { id: number; group: { id: number } }) => `/groups/${group.id}/meetings/${id}`
