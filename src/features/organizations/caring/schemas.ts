// What is sent and what comes back when admins care for the accounts of their organization's people.
import Type from 'typebox'
import { Name, Timestamp } from '#platform/http/fields.ts'
import { OrganizationMember } from '../schemas.ts'

export const CorrectName = { name: Name(255, { examples: ['Grace Miller'] }) }

const { id, name, email, avatar, role } = OrganizationMember.properties
export const SuspendedMember = Type.Object({ id, name, email, avatar, role, suspended_at: Timestamp })
