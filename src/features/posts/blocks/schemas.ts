// What comes back about blocked people.
import Type from 'typebox'
import { Id, Timestamp } from '#platform/http/fields.ts'
import { Author } from '../schemas.ts'

const { name, avatar, status } = Author.properties
export const BlockedPerson = Type.Object({ id: Id, name, avatar, status, blocked_at: Timestamp })
