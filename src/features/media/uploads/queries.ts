// SQL of what was uploaded for an organization, and where it is used.
import type { Static } from 'typebox'
import { type Db, sql } from '#platform/db/database.ts'
import { matchesWords } from '#platform/db/words.ts'
import type { Position } from '#platform/http/paging.ts'
import { unusedUntil } from '../queries.ts'
import { type Upload, type UploadKind, USES_NAMED } from './schemas.ts'

const uses = sql`
  select 'challenge' as kind, id, name from challenges where media_key = media_files.key
  union select 'challenge', challenges.id, challenges.name from shown_pictures shown join challenges on challenges.id = shown.challenge_id
    where shown.media_key = media_files.key
  union select 'organization', id, name from organizations where logo_key = media_files.key
  union select 'training', id, title from trainings where audio_key = media_files.key
  union select 'training', trainings.id, trainings.title from shown_pictures shown join trainings on trainings.id = shown.training_id
    where shown.media_key = media_files.key`

interface UploadFilter {
  kind?: Static<typeof UploadKind> | undefined
  search?: string | undefined
}

/** The newest first. */
export const listUploads = (db: Db, organizationId: number, { kind, search }: UploadFilter, limit: number, after?: Position) =>
  db.many<Omit<Static<typeof Upload>, 'url'> & { key: string }>(sql`
    select media_files.id, media_files.key, media_files.kind, filename, size, width, height, media_files.created_at, used.in as used_in,
      case when uploader.id is not null then json_build_object('id', uploader.id, 'name', uploader.name) end as uploaded_by,
      case when json_array_length(used.in) = 0 then ${unusedUntil} end as deleted_after
    from media_files left join users uploader on uploader.id = owner_id
      cross join lateral (
        select coalesce(json_agg(json_build_object('kind', use.kind, 'id', use.id, 'name', use.name)), '[]') as in
        from (select * from (${uses}) each order by kind, id limit ${USES_NAMED}) use) used
    where organization_id = ${organizationId} and removed_at is null and media_files.kind <> 'export'
      and (${kind ?? null}::text is null or media_files.kind = ${kind ?? null})
      and ${matchesWords(sql`folded(filename)`, search)}
      and (media_files.created_at, media_files.id) < (
        coalesce(${after?.[0] ?? null}::timestamptz, 'infinity'), coalesce(${after?.[1] ?? null}::bigint, 9223372036854775807))
    order by media_files.created_at desc, media_files.id desc limit ${limit}`)
