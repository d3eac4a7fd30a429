// What the demo says when it is up: who signs in, where to look, and a first conversation that works as printed.
import { type Db, sql } from '#platform/db/database.ts'
import { PASSWORD } from './church.ts'
import { findWebsiteKey, WEBSITE } from './programs.ts'

interface Examples {
  open_code: string
  closed_id: number
  closed_code: string
}

export async function welcome(db: Db, publicUrl: string): Promise<string> {
  const { open_code, closed_id, closed_code } = await db.one<Examples>(sql`
    select open.code as open_code, closed.id as closed_id, closed.code as closed_code
    from groups open, groups closed where open.name = 'Young Adults' and closed.name = 'Mothers’ Circle' order by open.id, closed.id limit 1`)
  const websiteKey = await findWebsiteKey(db)
  const api = `${publicUrl}/api`
  const json = `-H 'Content-Type: application/json'`
  const signIn = (variable: string, email: string) =>
    `${variable}=$(curl -sk ${api}/login ${json} -d '{"email":"${email}","password":"${PASSWORD}"}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`
  /** On lines of its own: answers end without a line's end, and a comment is no comment in an interactive zsh. */
  const say = (line: string) => `printf '\\n\\n%s\\n' '${line}'`
  const as = (variable: string) => `-H "Authorization: Bearer $${variable}"`
  return `
Grace Chapel is open.   Open ${publicUrl} in a browser. API reference: ${publicUrl}/docs

Your browser does not know the certificate of this machine's own service: let it with "npx discipleship trust" (and back with --remove). Going on past
its warning works too, but for reading offline, pushes and passkeys.

Sign-ins, all with the password "${PASSWORD}":
  admin@demo.example    an admin of the organization
  leader@demo.example   a leader
  member@demo.example   a member

A first conversation. This terminal is the service’s now: paste the lines into a second one (bash or zsh).

  ${signIn('MEMBER', 'member@demo.example')}
  ${say('The groups of a member:')}
  curl -sk ${api}/groups ${as('MEMBER')}
  ${say('Into an open group with its code:')}
  curl -sk ${api}/groups/join ${as('MEMBER')} ${json} -d '{"joinCode":"${open_code}"}'
  ${say('A closed one says "closed_group", so ask:')}
  curl -sk ${api}/groups/join ${as('MEMBER')} ${json} -d '{"joinCode":"${closed_code}"}'
  curl -sk ${api}/groups/join-request ${as('MEMBER')} ${json} -d '{"group_id":${closed_id},"note":"May I come?"}'
  ${say('The admin sees who is waiting, and accepts the last one:')}
  ${signIn('ADMIN', 'admin@demo.example')}
  curl -sk ${api}/groups/${closed_id}/join-requests ${as('ADMIN')}
  REQUEST=$(curl -sk ${api}/groups/${closed_id}/join-requests ${as('ADMIN')} | grep -o '"id":[0-9]*,"user_id"' | tail -1 | grep -o '[0-9]*')
  curl -sk -X POST ${api}/groups/join-requests/$REQUEST/accept ${as('ADMIN')}
${
  websiteKey
    ? `  ${say('The open groups, as the church’s website has them with its key:')}
  curl -sk ${api}/key/groups -H 'Origin: ${WEBSITE}' -H 'Authorization: Bearer ${websiteKey}'
`
    : ''
}
Stop with Ctrl+C; start again with the same command. To begin anew, delete the folder demo-data.
`
}
