import type { apiKeys as English } from '#web/words/en/managing/api-keys.ts'
import { plural } from '../formats.ts'

interface Named {
  name: string
}

export const apiKeys: typeof English = {
  about:
    'Con una clave, un programa de tu iglesia lee lo que elijas: la web, los grupos; la oficina, las personas. Nadie inicia sesión con ella.',
  afterDays: ({ days }: { days: number }) =>
    plural(days, { one: 'Después de # día', many: 'Después de # días', other: 'Después de # días' }),
  copied: 'La clave está copiada.',
  copy: 'Copiar',
  days: 'Termina',
  end: 'Terminar',
  endAbout: 'Lo que use esta clave deja de funcionar enseguida. Una clave terminada no vuelve.',
  endOne: ({ name }: Named) => `Terminar la clave «${name}»`,
  endTitle: ({ name }: Named) => `¿Terminar la clave «${name}»?`,
  endsWith: ({ name }: Named) => `Termina cuando ${name} deje de administrar`,
  endsWithYou: 'Termina cuando dejes de administrar',
  forPages: 'En páginas web',
  forPagesAbout:
    'Muestra nombres y propósitos de los grupos abiertos, sin sus lugares: cualquiera puede leerlos. Solo funciona en las páginas de la iglesia.',
  forProgram: 'En un programa que la guarda en secreto',
  forProgramAbout: 'En un servidor o en la oficina. Abre lo que elijas abajo.',
  inPagesOf: 'En páginas de',
  kept: 'Ya la tengo',
  key: 'Clave',
  lastUsed: ({ when }: { when: string }) => `Último uso: ${when}`,
  madeTitle: 'Esta es la clave',
  make: 'Crear una clave',
  name: '¿Para qué programa es?',
  nameAbout: 'Así la nombra el registro.',
  never: 'Nunca diarios, caminos, oraciones, acompañamientos, asistencia, denuncias, teléfono ni cumpleaños.',
  neverUsed: 'Aún sin usar',
  none: 'Aún no hay claves',
  noneAbout: 'Quien crea una clave para un programa la encuentra aquí, con su último uso.',
  notNow: 'Ahora no',
  once: 'Solo se muestra esta vez. Guárdala donde solo la lea el programa, y nunca en un correo.',
  opens: 'Lo que abre',
  origins: 'Sitios',
  originsAbout: 'Uno por línea, sin nada detrás.',
  over: ({ day }: { day: string }) => `Caducó el ${day}`,
  place: '¿Dónde está la clave?',
  scopes: {
    'challenges:read': 'Leer retos',
    'groups:read': 'Leer grupos',
    'groups:write': 'Escribir grupos',
    'meetings:read': 'Leer reuniones',
    'members:read': 'Leer personas',
    'members:write': 'Invitar a personas',
    'progress:read': 'Leer el progreso',
    'trainings:read': 'Leer cursos',
  },
  scopesAbout: {
    'challenges:read': 'Los publicados',
    'groups:read': 'Nombres, propósito, lugares y plazas libres; sin códigos ni personas',
    'groups:write': 'Crear borradores y cambiar grupos',
    'meetings:read': 'Cuándo y dónde se reúnen; sin enlaces',
    'members:read': 'Nombres, correos y roles',
    'members:write': 'Por correo, como miembros',
    'progress:read': 'Quién completó qué curso o reto',
    'trainings:read': 'Los que encuentran todos los miembros',
  },
  takeOver: 'Asumir',
  takeOverOne: ({ name }: Named) => `Asumir la clave «${name}»`,
  title: 'Claves de API',
  until: ({ day }: { day: string }) => `Hasta el ${day}`,
}
