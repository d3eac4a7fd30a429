// Lists of people, as admins send them.
import type { Organization, Person } from './given.ts'
import { sendForm } from './given-uploads.ts'

/** Sends a list to be checked. */
export const sendList = (by: Person, of: { id: Organization['id'] }, list: string | Buffer, name = 'people.csv') =>
  sendForm(by, `/organizations/${of.id}/imports`, [['file', { name, bytes: Buffer.from(list) }]])
