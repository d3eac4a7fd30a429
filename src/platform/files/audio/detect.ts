// Tells what kind of sound a file holds, from its structure: a word in front (`ID3`, `RIFF`, `OggS`) proves nothing. The name and the sent
// type play no part. What a stranger's file may cost is bounded: it is read in a thread beside the main one, which has a deadline.
import { openThreads, TaskLimitExceeded } from '../../threads.ts'
import type { AudioExamination } from './bytes.ts'

const readers = openThreads<string, AudioExamination>(new URL('./worker.ts', import.meta.url), {
  concurrency: 2,
  maxWaiting: 50,
  cpuMs: 10_000,
  megabytes: 64,
  tooMany: 'too_many_files',
})

/** The kind, or what is wrong: broken or empty sounds, kinds not listed, and videos too. `whose`: who sent it. */
export async function examineAudio(path: string, whose?: number): Promise<AudioExamination> {
  try {
    return await readers.run(path, whose)
  } catch (error) {
    if (error instanceof TaskLimitExceeded) return { fault: { rule: 'sound_has_too_many_parts' } }
    throw error
  }
}
