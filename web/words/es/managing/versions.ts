import type { versions as English } from '#web/words/en/managing/versions.ts'

export const versions: typeof English = {
  about:
    'Otra persona ha escrito aquí al mismo tiempo que tú. No se ha perdido nada: elige lo que debe quedar, o copia de una versión a la otra.',
  copied: 'Copiado.',
  copy: 'Copiar',
  disputed: 'Dos versiones: hay que elegir',
  keepMine: 'Dejar la mía',
  mine: 'La tuya',
  othersWrote: 'Otra persona ha escrito aquí mientras tanto. Ves las dos cosas.',
  takeTheirs: 'Tomar la otra',
  theirs: 'La otra',
  title: ({ what }) => `Dos versiones: ${what}`,
}
