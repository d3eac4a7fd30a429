// What each route that wants a body is sent, so that only the caller's rights decide about the answer.
import { PASSWORD } from '../given.ts'
import type { World } from './world.ts'

export const bodies = ({ bodyIds: ids, openCode }: World): Record<string, unknown> => ({
  'POST /login': { email: 'nobody@example.org', password: PASSWORD },
  'POST /register': { name: 'New', email: 'new@example.org', password: PASSWORD, joinCode: openCode },
  'POST /forgot-password': { email: 'nobody@example.org' },
  'POST /reset-password': { email: 'nobody@example.org', token: 'x', password: PASSWORD },
  'PATCH /user': { timezone: 'UTC' },
  'PUT /user/password': { current_password: PASSWORD, password: 'another good horse' },
  'PATCH /organizations/{organization}': { timezone: 'UTC' },
  'PATCH /organizations/{organization}/members/{user}': { role: 'leadership' },
  'POST /organizations/{organization}/invitations': { email: 'other@example.org', role: 'member' },
  'POST /groups': { name: 'New group', organization_id: ids['organization'] },
  'PUT /groups/{group}': { name: 'Renamed' },
  'POST /groups/join': { joinCode: openCode },
  'POST /groups/join-request': { group_id: ids['closedGroup'] },
  'PUT /groups/{group}/members/{user}': { role: 'admin' },
  'PUT /groups/{group}/leader': { leader_id: ids['leader'] },
  'PUT /groups/{group}/status': { status: 'inactive' },
  'POST /groups/{group}/rate': { rating: 5 },
  'POST /groups/join-requests/{request}/reject': {},
  'POST /journal': { title: 'A day', content: 'Words' },
  'PUT /journal/{journal}': { title: 'Changed' },
  'POST /journal/{journal}': { title: 'Changed', _method: 'PUT' },
})
