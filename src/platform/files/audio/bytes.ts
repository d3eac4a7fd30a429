// A file as something to look into, here and there.

export interface ByteSource {
  size: number
  /** Fewer bytes than asked for at the end of the file, none behind it. */
  read(from: number, length: number): Promise<Buffer>
}

export type AudioKind = 'mp3' | 'wav' | 'm4a' | 'aac' | 'ogg'

/** Why a file is no sound that is taken: a rule, and where in the file. The sentences are in the catalogs. */
export type AudioFault =
  | {
      rule:
        | 'sound_beginning_missing'
        | 'sound_description_too_short'
        | 'sound_followed'
        | 'sound_has_too_many_parts'
        | 'sound_is_film'
        | 'sound_missing'
        | 'sound_not_playable'
        | 'sound_not_vorbis_or_opus'
        | 'sound_not_wav'
        | 'sound_rarely_playable'
        | 'sound_undescribed'
        | 'sound_unrecognized'
    }
  | {
      rule: 'sound_broken' | 'sound_changes_kind' | 'sound_file_broken' | 'sound_followed_from' | 'sound_interrupted' | 'sound_preceded'
      byte: number
    }
  | { rule: 'sound_cut_off' | 'sound_incomplete'; bytes: number }

/** What a file is, or why it is none of them. */
export type AudioExamination = { kind: AudioKind; fault?: never } | { kind?: never; fault: AudioFault }
