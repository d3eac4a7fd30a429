// Versions of a training: whoever writes at the same time as another learns of it, and overwrites nothing.
import { etagOf } from '#platform/http/etag.ts'
import type { TrainingRow } from './queries.ts'

/** An ETag of all that people edit of it; how far its reader is in it is no part of that. */
export const versionOf = (training: TrainingRow, modules: readonly { id: number; title: string; content: string }[]) =>
  etagOf([
    training.title,
    training.type,
    training.series,
    training.topics,
    training.content,
    training.audio_url,
    training.audio_key,
    training.video_link,
    training.quiz_type,
    training.questions,
    training.max_attempts,
    training.visibility,
    training.language,
    training.is_required_for_leadership,
    modules.map(({ id, title, content }) => [id, title, content]),
  ])
