import type { media as English } from '../en/media.ts'
import { kindOfFile } from '../file-kinds.ts'
import { choice } from './formats.ts'

export const media: typeof English = {
  refusals: {
    upload_not_found: 'Esta subida no está (o ya no). Empieza de nuevo.',
    upload_busy: 'Otra solicitud está enviando este archivo. Inténtalo de nuevo en un momento.',
    upload_incomplete: 'El archivo aún no ha llegado completo.',
    upload_offset_missing: 'La cabecera Upload-Offset debe indicar en qué byte del archivo empieza esto.',
    upload_offset_wrong: 'El archivo sigue en otro byte, que indica la cabecera Upload-Offset.',
    upload_longer_than_said: 'Se envió más de lo que mide el archivo.',
    upload_in_too_many_parts: 'El archivo llegó en demasiadas partes. Empieza de nuevo.',
    content_length_missing: 'La cabecera Content-Length debe indicar cuántos bytes llegan.',
    tus_version_unknown: 'El servicio solo conoce tus 1.0.0.',
    too_many_uploads: 'Hay demasiados archivos en camino. Espera a que llegue uno.',
    file_not_found: 'Este archivo no existe.',
    picture_not_found: 'Esta imagen no existe.',
    range_not_satisfiable: 'Esa parte no está en el archivo.',
  },
  rules: {
    file_arrived_changed: 'El archivo no llegó tal como se eligió. Elígelo otra vez.',
    sha256: 'Un SHA-256 tiene 64 dígitos hexadecimales.',
    file_too_large: ({ max_megabytes }) => `El archivo no puede pesar más de ${max_megabytes} MB.`,
    name_does_not_fit: ({ kind }) => `El archivo es de tipo ${kindOfFile(kind)}, así que su nombre debe terminar en .${kind}.`,
    not_a_picture: ({ kinds }) => `El archivo debe ser una imagen: ${choice(kinds.map(kindOfFile))}.`,
    picture_not_there: 'Una imagen de este texto no se subió para esta iglesia o ya no está. Elígela de nuevo o quítala.',
    uploads_of_day_used: 'Por hoy ya has subido todo lo que se puede en un día. Sigue mañana, por favor.',
    pdf_begins_otherwise: `El archivo no empieza como un PDF. ${wantsPdf()}`,
    pdf_cut_off: ({ bytes }) => `El PDF se corta después de ${bytes} bytes. ${wantsPdf()}`,
    pdf_followed: `Detrás del PDF hay algo más. ${wantsPdf()}`,
    pdf_locked: `El PDF solo se abre con contraseña. ${wantsPdf()}`,
    pdf_preceded: `Delante del PDF hay algo más. ${wantsPdf()}`,
    pdf_too_intricate: `Leer el PDF tarda demasiado o requiere demasiada memoria. ${wantsPdf()}`,
    pdf_too_large: `El archivo es más grande que cualquier PDF que leemos. ${wantsPdf()}`,
    pdf_without_pages: `El PDF no tiene ninguna página. ${wantsPdf()}`,
    sound_beginning_missing: ({ kinds }) => `Falta el comienzo del archivo. ${wantsSound(kinds)}`,
    sound_broken: ({ byte, kinds }) => `El sonido está dañado en el byte ${byte}. ${wantsSound(kinds)}`,
    sound_changes_kind: ({ byte, kinds }) => `El formato del sonido cambia en el byte ${byte}. ${wantsSound(kinds)}`,
    sound_cut_off: ({ bytes, kinds }) =>
      `El archivo se corta después de ${bytes} bytes, antes de que empiece el sonido. ${wantsSound(kinds)}`,
    sound_description_too_short: ({ kinds }) => `La descripción de los datos de sonido es demasiado corta. ${wantsSound(kinds)}`,
    sound_file_broken: ({ byte, kinds }) => `El archivo está dañado en el byte ${byte}. ${wantsSound(kinds)}`,
    sound_followed: ({ kinds }) => `Detrás del sonido hay algo más. ${wantsSound(kinds)}`,
    sound_followed_from: ({ byte, kinds }) => `Detrás del sonido hay algo más, a partir del byte ${byte}. ${wantsSound(kinds)}`,
    sound_has_too_many_parts: ({ kinds }) => `El archivo tiene más partes de las que necesita un sonido. ${wantsSound(kinds)}`,
    sound_incomplete: ({ bytes, kinds }) => `El archivo se corta después de ${bytes} bytes, o hay algo más detrás. ${wantsSound(kinds)}`,
    sound_interrupted: ({ byte, kinds }) => `El sonido se interrumpe en el byte ${byte}: ahí hay otra cosa. ${wantsSound(kinds)}`,
    sound_is_film: ({ kinds }) => `El archivo es un video. ${wantsSound(kinds)}`,
    sound_kind_not_taken: ({ kind, kinds }) => `El archivo es de tipo ${kindOfFile(kind)}. ${wantsSound(kinds)}`,
    sound_missing: ({ kinds }) => `En el archivo no hay sonido. ${wantsSound(kinds)}`,
    sound_not_playable: ({ kinds }) =>
      `En el archivo no hay un sonido que los teléfonos y navegadores puedan reproducir. ${wantsSound(kinds)}`,
    sound_not_vorbis_or_opus: ({ kinds }) => `El archivo contiene algo distinto de Vorbis u Opus. ${wantsSound(kinds)}`,
    sound_not_wav: ({ kinds }) => `El archivo no es un WAV, aunque empieza como si lo fuera. ${wantsSound(kinds)}`,
    sound_preceded: ({ byte, kinds }) => `Delante del sonido, que empieza en el byte ${byte}, hay algo más. ${wantsSound(kinds)}`,
    sound_rarely_playable: ({ kinds }) => `El sonido tiene un formato que pocos pueden reproducir. ${wantsSound(kinds)}`,
    sound_undescribed: ({ kinds }) => `El archivo no dice qué formato tienen sus datos de sonido. ${wantsSound(kinds)}`,
    sound_unrecognized: ({ kinds }) => `No se pudo reconocer ningún sonido en el archivo. ${wantsSound(kinds)}`,
  },
  answers: {
    upload_begun: 'Ya se puede enviar el archivo.',
    upload_finished: 'El archivo está subido.',
    picture_saved: 'Esta es ahora tu imagen.',
    picture_uploaded: 'La imagen se ha subido.',
  },
}

function wantsSound(kinds: readonly string[]) {
  return `Debe ser un sonido de tipo ${choice(kinds.map(kindOfFile))}.`
}
function wantsPdf() {
  return 'Debe ser un PDF que se abra sin contraseña.'
}
