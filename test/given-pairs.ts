// Pairs that a story begins with.
import type { Answer } from './app.ts'
import type { Organization, Person } from './given.ts'

const ok = async (asked: Promise<Answer>) => {
  const { status, body, text } = await asked
  if (status >= 300) throw new Error(`givenPair: ${status} ${text}`)
  return body.data
}

/** Asked by the mentor, who must see the other: in a group of both, or as who leads in the church. */
export const givenAskedPair = (mentor: Person, mentee: Person, of: Organization) =>
  ok(mentor.post('/pairs', { user_id: mentee.id, as: 'mentor', organization_id: of.id }))

/** Both agreed, and an admin. */
export async function givenPair(mentor: Person, mentee: Person, of: Organization, admin = of.admin): Promise<Answer['body']> {
  const pair = await givenAskedPair(mentor, mentee, of)
  await ok(mentee.post(`/pairs/${pair.id}/agree`))
  await ok(admin.post(`/organizations/${of.id}/pairs/${pair.id}/agree`))
  return ok(mentor.get(`/pairs/${pair.id}`))
}
