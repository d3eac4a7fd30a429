import type { passkeys as English } from '#web/words/en/passkeys.ts'

export const passkeys: typeof English = {
  about:
    'Tu teléfono, tu ordenador o tu llave de seguridad abre tu cuenta con su propio bloqueo: un dedo, una cara o un número. Nadie puede adivinarlo ni sonsacártelo.',
  add: 'Añadir una llave de acceso',
  added: ({ when }) => `Añadida: ${when}`,
  confirm: 'Usar una llave de acceso',
  failed: 'No se pudo usar la llave de acceso. Inténtalo de nuevo, por favor.',
  known: 'En este dispositivo ya tienes una llave de acceso.',
  name: 'Nombre',
  nameHelp: 'Para reconocer el dispositivo',
  never: 'Nunca usada',
  none: 'Este navegador no puede usar llaves de acceso aquí.',
  passwordFirst: 'Primero tu contraseña, para saber que eres tú.',
  remove: 'Quitar',
  removeAbout: ({ name }) => `${name} ya no abrirá nada. Bórrala también en tu dispositivo.`,
  removeOne: ({ name }) => `Quitar ${name}`,
  rename: 'Cambiar el nombre',
  renameOne: ({ name }) => `Cambiar el nombre de ${name}`,
  save: 'Guardar',
  signedInBy: { passkey: 'con llave de acceso', second_factor: 'con código' },
  thisDevice: 'Mi dispositivo',
  title: 'Llaves de acceso',
}
