import { changed } from '#web/api/using.ts'

/** Something about a group is another now, wherever it was read. */
export const groupsChanged = () => changed('/groups', '/organizations/{organization}/groups')
