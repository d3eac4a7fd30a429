import type { badges as English } from '#web/words/en/managing/badges.ts'
import { plural } from '../formats.ts'

export const badges: typeof English = {
  about: 'Adónde llevan los retos completados.',
  change: 'Cambiar la insignia',
  deleted: ({ name }) => `«${name}» se ha eliminado. Quien la tiene la conserva.`,
  description: 'Para qué es',
  from: ({ count }) => plural(count, { one: 'Desde # punto', many: 'Desde # puntos', other: 'Desde # puntos' }),
  make: 'Nueva insignia',
  moreAbout: ({ name }) => `Más sobre «${name}»`,
  name: 'Nombre',
  none: 'Aún no hay insignias',
  noneAbout: 'Una insignia se gana con puntos. Los retos dan puntos y dicen a qué insignia llevan.',
  picture: 'Imagen',
  pictures: { flag: 'Bandera', flame: 'Llama', heart: 'Corazón', star: 'Estrella' },
  points: 'Puntos',
  pointsAbout: 'Tantos puntos de retos completados hacen falta.',
  sign: 'Un signo propio',
  signAbout: 'Un emoji, por ejemplo 🕊️',
  signField: 'Signo',
  title: 'Insignias',
}
