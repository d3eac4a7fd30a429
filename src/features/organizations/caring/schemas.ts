// What is sent and what comes back when admins care for the accounts of their organization's people.
import Type from 'typebox'
import { Name, Timestamp } from '#platform/http/fields.ts'
import { OrganizationMember } from '../schemas.ts'

export const CorrectName = { name: Name(255, { examples: ['Grace Miller'] }) }

const { joined_at: _, ...person } = OrganizationMember.properties
export const SuspendedMember = Type.Object({ ...person, suspended_at: Timestamp })
