// SQL of other words that moderators suggest.
import { type Db, sql } from '#platform/db/database.ts'

/** What is suggested for a request, in a statement about `prayer_requests`; null where nothing is. */
export const proposal = sql`(
  select jsonb_build_object('id', proposed.id, 'title', proposed.title, 'request_text', proposed.request_text, 'note', proposed.note,
    'declined', proposed.declined, 'by', case when proposer.id is not null then jsonb_build_object('id', proposer.id, 'name', proposer.name) end)
  from prayer_proposals proposed left join users proposer on proposer.id = proposed.proposed_by where proposed.request_id = prayer_requests.id)`

interface Proposal {
  title: string
  request_text: string
  note: string | null
}

/** All of these need the lock of the request. A later suggestion takes the place of an earlier one, under another id. */
export async function replaceProposal(tx: Db, requestId: number, proposedBy: number, { title, request_text, note }: Proposal) {
  await removeProposal(tx, requestId)
  return tx.one<{ id: number }>(sql`
    insert into prayer_proposals (request_id, title, request_text, note, proposed_by)
    values (${requestId}, ${title}, ${request_text}, ${note}, ${proposedBy}) returning id`)
}

export const findProposal = (tx: Db, requestId: number, proposalId: number) =>
  tx.maybe<Proposal & { declined: boolean }>(
    sql`select title, request_text, note, declined from prayer_proposals where id = ${proposalId} and request_id = ${requestId}`,
  )

export const saveDeclined = (tx: Db, proposalId: number) =>
  tx.run(sql`update prayer_proposals set declined = true where id = ${proposalId}`)

export const removeProposal = (tx: Db, requestId: number) => tx.run(sql`delete from prayer_proposals where request_id = ${requestId}`)
