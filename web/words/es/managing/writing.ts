import type { writing as English } from '#web/words/en/managing/writing.ts'

export const writing: typeof English = {
  help: 'Ctrl+B negrita, Ctrl+I cursiva, Ctrl+K enlace. Alt+F10 lleva a la barra de herramientas.',
  linkAbout: 'Una página o una dirección de correo: example.org/salmos',
  linkAddress: 'Adónde lleva',
  linkRemove: 'Quitar el enlace',
  linkSet: 'Poner el enlace',
  linkWrong: 'Esta no es una dirección que un navegador pueda abrir.',
  noPictures: 'Las imágenes no se han copiado, solo las palabras.',
  off: ({ tool }) => `${tool}: no`,
  on: ({ tool }) => `${tool}: sí`,
  toolbar: 'Forma del texto',
  tools: {
    bold: 'Negrita',
    heading: 'Título',
    italic: 'Cursiva',
    link: 'Enlace',
    list: 'Lista',
    numbers: 'Lista numerada',
    picture: 'Imagen',
    quote: 'Cita',
    subheading: 'Título menor',
  },
}
