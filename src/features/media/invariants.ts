// What always holds in the data of uploaded files.
import { sql } from '#platform/db/database.ts'
import type { Invariant } from '#platform/db/invariants.ts'
import { isReferenced } from './queries.ts'

const challengeTexts = sql`select id as challenge_id, null::bigint as training_id, organization_id, content from challenges`
const trainingTexts = sql`
  select null, id, organization_id, content from trainings where deleted_at is null
  union all select null, trainings.id, organization_id, modules.content from training_modules modules join trainings on trainings.id = training_id where deleted_at is null`

export const invariants: Invariant[] = [
  {
    name: 'A file that something refers to is not being removed',
    broken: sql`select key from media_files where removed_at is not null and ${isReferenced}`,
  },
  {
    name: 'The parts of an upload on its way follow each other, as far as it has arrived',
    broken: sql`
      select id, received from unfinished_uploads left join (
        select upload_id, sum(size) as arrived, bool_and(starts_at = follows) as follow from (
          select *, sum(size) over (partition by upload_id order by starts_at) - size as follows from upload_parts) parts group by upload_id) parts
        on upload_id = id
      where finished_as is null and (received <> coalesce(arrived, 0) or not coalesce(follow, true))`,
  },
  {
    name: 'A picture that a text of its organization shows is saved as shown',
    broken: sql`
      select challenge_id, training_id, key from (${challengeTexts} union all ${trainingTexts}) texts
        cross join lateral regexp_matches(content, '<img [^>]*src="https?://[^/"]+/media/([0-9a-f]{40}\.webp)"', 'g') found
        join media_files on key = found[1] and kind = 'picture' and media_files.organization_id = texts.organization_id
      where content like '%/media/%' and not exists (
        select from shown_pictures shown where media_key = key
          and shown.challenge_id is not distinct from texts.challenge_id and shown.training_id is not distinct from texts.training_id)`,
  },
]
