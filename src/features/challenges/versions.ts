// Versions of a challenge: whoever writes at the same time as another learns of it, and overwrites nothing.
import type { Static } from 'typebox'
import { etagOf } from '#platform/http/etag.ts'
import type { Challenge } from './schemas.ts'

/** An ETag of all that people edit of it; how far its reader is in it is no part of that. */
export const versionOf = (challenge: Static<typeof Challenge>) =>
  etagOf([
    challenge.name,
    challenge.content,
    challenge.description,
    challenge.action,
    challenge.duration_days,
    challenge.topics,
    challenge.status,
    challenge.visibility,
    challenge.language,
    challenge.media,
    challenge.badge_info?.badge_id ?? null,
    challenge.points_awarded,
    challenge.auto_award,
  ])
