// Challenges and badges as stories begin with them. Whatever the story does not mention is filled in.
import { type Organization, type Person, unique } from './given.ts'

async function made(by: Person, path: string, body: object) {
  const answer = await by.post(path, body)
  if (answer.status !== 201) throw new Error(`POST ${path}: ${answer.status} ${answer.text}`)
  return answer.body.data
}

/** A published challenge, by the organization's admin unless told. */
export const givenChallenge = ({ of, by = of.admin, ...fields }: { of: Organization; by?: Person; [field: string]: unknown }) =>
  made(by, '/challenges', {
    name: unique('Challenge'),
    challenge_content: '<p>Pray daily</p>',
    status: 'published',
    organization_id: of.id,
    ...fields,
  })

/** A badge that 10 points lead to. */
export const givenBadge = ({ of, ...fields }: { of: Organization; [field: string]: unknown }) =>
  made(of.admin, '/badges', { name: unique('Badge'), icon: 'star', points_required: 10, organization_id: of.id, ...fields })
