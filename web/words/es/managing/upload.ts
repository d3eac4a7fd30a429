import type { upload as English } from '#web/words/en/managing/upload.ts'

export const upload: typeof English = {
  lost: ({ name, share }) => `Se perdió la conexión mientras se enviaba «${name}» (${share}).`,
  lostAbout: 'El archivo sigue elegido. Se enviará otra vez en cuanto haya conexión.',
  sending: ({ name }) => `Enviando «${name}»`,
  sent: ({ name }) => `«${name}» ha llegado`,
  tooLarge: ({ max }) => `Este archivo es demasiado grande: como máximo ${max} MB.`,
  unreadable: 'Este archivo no se puede leer. Elígelo otra vez.',
  waiting: ({ name, share }) => `Se perdió la conexión mientras se enviaba «${name}» (${share}). Seguirá en cuanto vuelva.`,
  waitingAbout: 'No hay que hacer nada. Si sales de esta página, elige el mismo archivo antes de un día: seguirá donde se quedó.',
}
