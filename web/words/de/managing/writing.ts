import type { writing as English } from '#web/words/en/managing/writing.ts'

export const writing: typeof English = {
  help: 'Strg+B fett, Strg+I kursiv, Strg+K Link. Alt+F10 führt zur Werkzeugleiste.',
  linkAbout: 'Eine Seite oder eine E-Mail-Adresse: example.org/psalmen',
  linkAddress: 'Wohin er führt',
  linkRemove: 'Link entfernen',
  linkSet: 'Link setzen',
  linkWrong: 'Das ist keine Adresse, die ein Browser öffnen könnte.',
  noPictures: 'Bilder wurden nicht übernommen, nur die Worte.',
  off: ({ tool }) => `${tool}: aus`,
  on: ({ tool }) => `${tool}: an`,
  toolbar: 'Form des Textes',
  tools: {
    bold: 'Fett',
    heading: 'Überschrift',
    italic: 'Kursiv',
    link: 'Link',
    list: 'Liste',
    numbers: 'Nummerierte Liste',
    picture: 'Bild',
    quote: 'Zitat',
    subheading: 'Kleinere Überschrift',
  },
}
