import type { media as English } from '../en/media.ts'
import { kindOfFile } from '../file-kinds.ts'
import { choice } from './formats.ts'

export const media: typeof English = {
  refusals: {
    upload_not_found: 'Dieser Upload ist nicht (mehr) da. Bitte beginne von vorn.',
    upload_busy: 'Diese Datei wird gerade von einer anderen Anfrage gesendet. Bitte versuche es gleich noch einmal.',
    upload_incomplete: 'Die Datei ist noch nicht ganz angekommen.',
    upload_offset_missing: 'Die Kopfzeile Upload-Offset muss sagen, bei welchem Byte der Datei dies beginnt.',
    upload_offset_wrong: 'Die Datei geht bei einem anderen Byte weiter; die Kopfzeile Upload-Offset nennt es.',
    upload_longer_than_said: 'Es wurde mehr gesendet, als die Datei lang ist.',
    upload_in_too_many_parts: 'Die Datei kam in zu vielen Teilen. Bitte beginne von vorn.',
    content_length_missing: 'Die Kopfzeile Content-Length muss sagen, wie viele Bytes kommen.',
    tus_version_unknown: 'Der Dienst kennt nur tus 1.0.0.',
    too_many_uploads: 'Es sind zu viele Dateien unterwegs. Bitte warte, bis eine angekommen ist.',
    file_not_found: 'Diese Datei gibt es nicht.',
    picture_not_found: 'Dieses Bild gibt es nicht.',
    range_not_satisfiable: 'Diesen Teil gibt es in der Datei nicht.',
  },
  rules: {
    file_arrived_changed: 'Die Datei ist nicht so angekommen, wie sie ausgewählt wurde. Bitte wähle sie noch einmal aus.',
    sha256: 'Ein SHA-256 hat 64 hexadezimale Ziffern.',
    file_too_large: ({ max_megabytes }) => `Die Datei darf höchstens ${max_megabytes} MB groß sein.`,
    name_does_not_fit: ({ kind }) => `Die Datei ist vom Typ ${kindOfFile(kind)}, darum muss ihr Name auf .${kind} enden.`,
    not_a_picture: ({ kinds }) => `Die Datei muss ein Bild sein: ${choice(kinds.map(kindOfFile))}.`,
    picture_not_there:
      'Ein Bild in diesem Text wurde nicht für diese Gemeinde hochgeladen oder ist nicht mehr da. Bitte wähle es neu aus oder nimm es heraus.',
    uploads_of_day_used: 'Für heute hast du so viel hochgeladen, wie an einem Tag möglich ist. Bitte mach morgen weiter.',
    pdf_begins_otherwise: `Die Datei beginnt nicht wie ein PDF. ${wantsPdf()}`,
    pdf_cut_off: ({ bytes }) => `Das PDF bricht nach ${bytes} Bytes ab. ${wantsPdf()}`,
    pdf_followed: `Hinter dem PDF steht noch etwas anderes. ${wantsPdf()}`,
    pdf_locked: `Das PDF lässt sich nur mit einem Passwort öffnen. ${wantsPdf()}`,
    pdf_preceded: `Vor dem PDF steht noch etwas anderes. ${wantsPdf()}`,
    pdf_too_intricate: `Das PDF zu lesen dauert zu lange oder braucht zu viel Speicher. ${wantsPdf()}`,
    pdf_too_large: `Die Datei ist größer als jedes PDF, das wir lesen. ${wantsPdf()}`,
    pdf_without_pages: `Das PDF hat keine Seite. ${wantsPdf()}`,
    sound_beginning_missing: ({ kinds }) => `Der Anfang der Datei fehlt. ${wantsSound(kinds)}`,
    sound_broken: ({ byte, kinds }) => `Der Ton ist bei Byte ${byte} beschädigt. ${wantsSound(kinds)}`,
    sound_changes_kind: ({ byte, kinds }) => `Bei Byte ${byte} wechselt das Format des Tons. ${wantsSound(kinds)}`,
    sound_cut_off: ({ bytes, kinds }) => `Die Datei bricht nach ${bytes} Bytes ab, bevor der Ton beginnt. ${wantsSound(kinds)}`,
    sound_description_too_short: ({ kinds }) => `Die Beschreibung der Tondaten ist zu kurz. ${wantsSound(kinds)}`,
    sound_file_broken: ({ byte, kinds }) => `Die Datei ist bei Byte ${byte} beschädigt. ${wantsSound(kinds)}`,
    sound_followed: ({ kinds }) => `Hinter dem Ton steht noch etwas anderes. ${wantsSound(kinds)}`,
    sound_followed_from: ({ byte, kinds }) => `Hinter dem Ton steht ab Byte ${byte} noch etwas anderes. ${wantsSound(kinds)}`,
    sound_has_too_many_parts: ({ kinds }) => `Die Datei hat mehr Teile, als eine Tondatei braucht. ${wantsSound(kinds)}`,
    sound_incomplete: ({ bytes, kinds }) =>
      `Die Datei bricht nach ${bytes} Bytes ab, oder dahinter steht noch etwas anderes. ${wantsSound(kinds)}`,
    sound_interrupted: ({ byte, kinds }) => `Der Ton ist bei Byte ${byte} unterbrochen: Dort steht etwas anderes. ${wantsSound(kinds)}`,
    sound_is_film: ({ kinds }) => `Die Datei ist ein Film. ${wantsSound(kinds)}`,
    sound_kind_not_taken: ({ kind, kinds }) => `Die Datei ist vom Typ ${kindOfFile(kind)}. ${wantsSound(kinds)}`,
    sound_missing: ({ kinds }) => `In der Datei ist kein Ton. ${wantsSound(kinds)}`,
    sound_not_playable: ({ kinds }) => `In der Datei ist kein Ton, den Telefone und Browser abspielen. ${wantsSound(kinds)}`,
    sound_not_vorbis_or_opus: ({ kinds }) => `Die Datei enthält etwas anderes als Vorbis oder Opus. ${wantsSound(kinds)}`,
    sound_not_wav: ({ kinds }) => `Die Datei ist kein WAV, auch wenn sie so beginnt. ${wantsSound(kinds)}`,
    sound_preceded: ({ byte, kinds }) => `Vor dem Ton, der bei Byte ${byte} beginnt, steht noch etwas anderes. ${wantsSound(kinds)}`,
    sound_rarely_playable: ({ kinds }) => `Die Tondaten haben ein Format, das nur wenige Geräte abspielen. ${wantsSound(kinds)}`,
    sound_undescribed: ({ kinds }) => `In der Datei steht nicht, welches Format ihre Tondaten haben. ${wantsSound(kinds)}`,
    sound_unrecognized: ({ kinds }) => `In der Datei war kein Ton zu erkennen. ${wantsSound(kinds)}`,
  },
  answers: {
    upload_begun: 'Die Datei kann jetzt gesendet werden.',
    upload_finished: 'Die Datei ist hochgeladen.',
    picture_saved: 'Das ist jetzt dein Bild.',
    picture_uploaded: 'Das Bild ist hochgeladen.',
  },
}

function wantsSound(kinds: readonly string[]) {
  return `Es muss eine Tondatei vom Typ ${choice(kinds.map(kindOfFile))} sein.`
}
function wantsPdf() {
  return 'Es muss ein PDF sein, das sich ohne Passwort öffnen lässt.'
}
