// What is wrong with an upload, and what would be taken instead.
import { kindOfFile } from '../file-kinds.ts'
import { choice } from './formats.ts'

export const media = {
  refusals: {
    upload_not_found: 'This upload is not there (any more). Please begin anew.',
    upload_busy: 'Another request sends this file just now. Please try again in a moment.',
    upload_incomplete: 'The file has not arrived completely yet.',
    upload_offset_missing: 'The header Upload-Offset must say at which byte of the file this begins.',
    upload_offset_wrong: 'The file goes on at another byte, which the header Upload-Offset says.',
    upload_longer_than_said: 'More was sent than the file is long.',
    upload_in_too_many_parts: 'The file came in too many parts. Please begin anew.',
    content_length_missing: 'The header Content-Length must say how many bytes come.',
    tus_version_unknown: 'The service knows tus 1.0.0 only.',
    too_many_uploads: 'Too many files are on their way. Please wait until one has arrived.',
    file_not_found: 'File not found.',
    picture_not_found: 'Picture not found.',
    range_not_satisfiable: 'This part is not in the file.',
  },
  rules: {
    file_arrived_changed: 'The file did not arrive as it was chosen. Please choose it again.',
    sha256: 'A SHA-256 has 64 digits in hexadecimal.',
    file_too_large: ({ max_megabytes }: { max_megabytes: number }) => `The file must not be larger than ${max_megabytes} MB.`,
    name_does_not_fit: ({ kind }: { kind: string }) => `The file is of the kind ${kind}, so its name must end in .${kind}.`,
    not_a_picture: ({ kinds }: Kinds) => `The file must be a picture: ${choice(kinds.map(kindOfFile))}.`,
    picture_not_there:
      'A picture in this text was not uploaded for its organization, or is no longer there. Please choose it anew, or take it out.',
    uploads_of_day_used: 'You have uploaded as much as one may in a day. Please go on tomorrow.',
    // PDFs
    pdf_begins_otherwise: `The file does not begin as a PDF. ${wantsPdf()}`,
    pdf_cut_off: ({ bytes }: Bytes) => `The PDF is cut off after ${bytes} bytes. ${wantsPdf()}`,
    pdf_followed: `Something else stands behind the PDF. ${wantsPdf()}`,
    pdf_locked: `The PDF opens only with a password. ${wantsPdf()}`,
    pdf_preceded: `Something else stands before the PDF. ${wantsPdf()}`,
    pdf_too_intricate: `Reading the PDF takes too long, or too much memory. ${wantsPdf()}`,
    pdf_too_large: `The file is larger than any PDF that we read. ${wantsPdf()}`,
    pdf_without_pages: `The PDF has no page. ${wantsPdf()}`,
    // Sounds
    sound_beginning_missing: ({ kinds }: Kinds) => `The beginning of the file is missing. ${wantsSound(kinds)}`,
    sound_broken: ({ byte, kinds }: Byte) => `The sound is broken at byte ${byte}. ${wantsSound(kinds)}`,
    sound_changes_kind: ({ byte, kinds }: Byte) => `The kind of the sound changes at byte ${byte}. ${wantsSound(kinds)}`,
    sound_cut_off: ({ bytes, kinds }: Bytes & Kinds) =>
      `The file is cut off after ${bytes} bytes, before its sound begins. ${wantsSound(kinds)}`,
    sound_description_too_short: ({ kinds }: Kinds) => `The description of the samples is too short. ${wantsSound(kinds)}`,
    sound_file_broken: ({ byte, kinds }: Byte) => `The file is broken at byte ${byte}. ${wantsSound(kinds)}`,
    sound_followed: ({ kinds }: Kinds) => `Something else stands behind the sound. ${wantsSound(kinds)}`,
    sound_followed_from: ({ byte, kinds }: Byte) => `Something else stands behind the sound, from byte ${byte} on. ${wantsSound(kinds)}`,
    sound_has_too_many_parts: ({ kinds }: Kinds) => `The file has more parts than a sound needs. ${wantsSound(kinds)}`,
    sound_incomplete: ({ bytes, kinds }: Bytes & Kinds) =>
      `The file is cut off after ${bytes} bytes, or something else stands behind it. ${wantsSound(kinds)}`,
    sound_interrupted: ({ byte, kinds }: Byte) => `The sound is broken at byte ${byte}: something else stands there. ${wantsSound(kinds)}`,
    sound_is_film: ({ kinds }: Kinds) => `The file is a film. ${wantsSound(kinds)}`,
    sound_kind_not_taken: ({ kind, kinds }: Kinds & { kind: string }) => `The file is of the kind ${kind}. ${wantsSound(kinds)}`,
    sound_missing: ({ kinds }: Kinds) => `There is no sound in the file. ${wantsSound(kinds)}`,
    sound_not_playable: ({ kinds }: Kinds) => `There is no sound in the file that phones and browsers play. ${wantsSound(kinds)}`,
    sound_not_vorbis_or_opus: ({ kinds }: Kinds) => `The file holds something else than Vorbis or Opus. ${wantsSound(kinds)}`,
    sound_not_wav: ({ kinds }: Kinds) => `The file is no WAV, though it begins like one. ${wantsSound(kinds)}`,
    sound_preceded: ({ byte, kinds }: Byte) => `Something else stands before the sound, which begins at byte ${byte}. ${wantsSound(kinds)}`,
    sound_rarely_playable: ({ kinds }: Kinds) => `The samples are of a kind that few can play. ${wantsSound(kinds)}`,
    sound_undescribed: ({ kinds }: Kinds) => `The file does not say what its samples are. ${wantsSound(kinds)}`,
    sound_unrecognized: ({ kinds }: Kinds) => `There is no sound in the file that could be recognized. ${wantsSound(kinds)}`,
  },
  answers: {
    upload_begun: 'The file can be sent now.',
    upload_finished: 'The file is uploaded.',
    picture_saved: 'This is your picture now.',
    picture_uploaded: 'The picture is uploaded.',
  },
}

/** Those that would be taken. */
interface Kinds {
  kinds: readonly string[]
}
interface Byte extends Kinds {
  byte: number
}
interface Bytes {
  bytes: number
}

function wantsSound(kinds: readonly string[]) {
  return `It must be a sound of the kind ${choice(kinds.map(kindOfFile))}.`
}
function wantsPdf() {
  return 'It must be a PDF that opens without a password.'
}
