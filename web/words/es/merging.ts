import type { merging as English } from '../en/merging.ts'
import { plural } from './formats.ts'

export const merging: typeof English = {
  about: 'Aquello a lo que perteneces y lo que has aprendido pasa de la otra cuenta a esta. Para ello, demuestra que las dos son tuyas.',
  act: 'Trasladar aquí',
  counts: {
    assignments: (count) => plural(count, { one: '# curso asignado', many: '# cursos asignados', other: '# cursos asignados' }),
    badges: (count) => plural(count, { one: '# insignia', many: '# insignias', other: '# insignias' }),
    certificates: (count) => plural(count, { one: '# certificado', many: '# certificados', other: '# certificados' }),
    challenges: (count) => plural(count, { one: '# reto', many: '# retos', other: '# retos' }),
    groups: (count) => plural(count, { one: 'tu lugar en # grupo', many: 'tus lugares en # grupos', other: 'tus lugares en # grupos' }),
    meetings: (count) =>
      plural(count, { one: 'que estuviste en # reunión', many: 'que estuviste en # reuniones', other: 'que estuviste en # reuniones' }),
    trainings: (count) => plural(count, { one: '# curso', many: '# cursos', other: '# cursos' }),
    waits: (count) =>
      plural(count, {
        one: '# solicitud o puesto en la lista',
        many: '# solicitudes o puestos en la lista',
        other: '# solicitudes o puestos en la lista',
      }),
  },
  ended: ({ count }) =>
    plural(count, {
      one: 'Completaste # curso con las dos cuentas. Vale el certificado anterior; el otro termina.',
      many: 'Completaste # cursos con las dos cuentas. Valen los certificados anteriores; los otros terminan.',
      other: 'Completaste # cursos con las dos cuentas. Valen los certificados anteriores; los otros terminan.',
    }),
  kept: ({ email }) => `Conservas esta cuenta: ${email}`,
  look: 'Mostrar qué se trasladaría',
  moved: 'Trasladado aquí',
  moves: 'Esto se traslada aquí',
  nothing: 'No hay nada en ella que se pueda trasladar.',
  otherEmail: 'Su dirección de correo',
  otherPassword: 'Su contraseña',
  ownPassword: 'La contraseña de esta cuenta',
  reasons: {
    care_team: 'Con la otra cuenta estás allí en el equipo de oración. Alguien que administre puede incluir esta cuenta.',
    group_role: 'Con la otra cuenta lideras allí un grupo o lo administras. Antes, da esa función a esta cuenta.',
    one_to_one: 'Con la otra cuenta caminas allí con alguien. Eso sigue en ella hasta que termine.',
    role: 'Con la otra cuenta tienes allí una función de liderazgo. Alguien que administre puede darla a esta cuenta.',
    suspended: 'Esta cuenta está suspendida allí.',
  },
  stays: 'Esto sigue en la otra cuenta',
  told: 'Las dos direcciones reciben un correo. Quienes administran estas iglesias lo ven en su registro.',
  title: 'Tengo dos cuentas',
  writing:
    'Lo que escribiste sigue allí: diario, camino, oraciones, publicaciones y notas. Todavía puedes iniciar sesión en la otra cuenta, llevarte todo o eliminarla.',
}
