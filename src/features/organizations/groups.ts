// What organizations ask about groups. Groups lean on organizations, so the app passes this in (src/groups-for-organizations.ts).
import type { Db } from '#platform/db/database.ts'

export interface Groups {
  /** Whose people one may become with the code of a live, open group. */
  findOrganizationByCode(db: Db, code: string): Promise<{ organization_id: number; name: string } | undefined>
  /** Locks the groups that everybody of an organization is in: who comes in is counted there. */
  lockGlobalGroups(tx: Db, organizationId: number): Promise<unknown>
  /** The active groups that someone leads. */
  listActiveLedBy(tx: Db, userId: number): Promise<{ id: number; organization_id: number }[]>
  /** Locks someone's groups in an organization, which it gives, and then their place in it by `lockPlace`. */
  lockGroupsThen(tx: Db, of: { userId: number; organizationId: number }, lockPlace: () => Promise<unknown>): Promise<number[]>
  /** Keeps somebody's places in an organization's groups, which are locked, while they are suspended; active ones that they lead become inactive. */
  keepPlacesOf(tx: Db, of: { userId: number; organizationId: number }, by: { id: number }): Promise<void>
  /** Locks the groups in which such places are kept. */
  lockKeptPlaces(tx: Db, organizationId: number, userId: number): Promise<unknown>
  /** Gives them these places back where a seat is free. */
  giveKeptPlaces(tx: Db, organizationId: number, userId: number): Promise<unknown>
  /** Gives the free seats of groups that are locked to those who wait for them. */
  giveFreeSeats(tx: Db, groups: readonly number[]): Promise<unknown>
}
