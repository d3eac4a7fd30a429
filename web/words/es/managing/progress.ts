import type { progress as English } from '#web/words/en/managing/progress.ts'
import { plural } from '../formats.ts'

export const progress: typeof English = {
  allGroups: 'Todos los grupos',
  allTrainings: 'Todos los cursos',
  alreadyAssigned: ({ count }) =>
    plural(count, {
      one: '# persona ya lo tenía; el plazo también es para ella.',
      many: '# personas ya lo tenían; el plazo también es para ellas.',
      other: '# personas ya lo tenían; el plazo también es para ellas.',
    }),
  assign: 'Asignar un curso',
  assignAction: 'Asignar',
  assignToOthers: 'Asignar a los demás',
  assigned: ({ count, title }) =>
    plural(count, {
      one: `«${title}» está asignado a # persona.`,
      many: `«${title}» está asignado a # personas.`,
      other: `«${title}» está asignado a # personas.`,
    }),
  chooseTraining: 'Elige un curso, por favor.',
  chosenPeople: ({ count }) =>
    plural(count, { one: 'La persona elegida', many: 'Las # personas elegidas', other: 'Las # personas elegidas' }),
  columns: 'Cursos que se muestran',
  columnsAbout: 'Si no eliges, se muestra lo atrasado y lo que tiene la mayoría.',
  completedAlready: ({ count }) =>
    plural(count, {
      one: '# persona ya lo completó y no se le vuelve a pedir.',
      many: '# personas ya lo completaron y no se les vuelve a pedir.',
      other: '# personas ya lo completaron y no se les vuelve a pedir.',
    }),
  completedOn: ({ day }) => `Hecho el ${day}`,
  csv: 'Descargar en CSV',
  csvFile: 'progreso',
  csvHeads: { completed: 'Completado el', due: 'Plazo', name: 'Nombre', share: 'Porcentaje', state: 'Estado', training: 'Curso' },
  dueDate: '¿Hasta cuándo?',
  dueDateAbout: 'Puedes dejarlo abierto. Se les recuerda tres días antes y ese mismo día.',
  dueOn: ({ day }) => `Hasta el ${day}`,
  forWhom: '¿Para quién?',
  group: 'Grupo',
  noGroups: 'Aún no estás en ningún grupo de esta iglesia.',
  noneAssigned: 'Sin asignar',
  nothingToRemind: 'Ninguna de las personas elegidas tiene un curso por completar.',
  notAssignedTo: 'No se pudo asignar a estas personas, así que no se envió nada:',
  overdueOnly: 'Solo quien va con retraso',
  overdueSince: ({ day }) => `Con retraso desde el ${day}`,
  person: 'Nombre',
  remind: 'Recordar',
  remindAbout: 'Reciben un aviso en la aplicación y un correo, si no eligieron otra cosa. A nadie se le recuerda dos veces al día.',
  reasons: {
    completed: ({ name }) => `${name} ya lo completó.`,
    not_assigned: ({ name }) => `A ${name} no se le ha asignado.`,
    reminded_today: ({ name }) => `A ${name} ya se le recordó en el último día.`,
    suspended: ({ name }) => `La cuenta de ${name} está suspendida.`,
  },
  role: 'Función',
  search: 'Buscar por nombre o correo',
  states: { assigned: 'Sin empezar', done: 'Hecho', due: 'Sin empezar, con plazo', overdue: 'Con retraso', underWay: 'En marcha' },
  table: 'Hasta dónde ha llegado cada uno',
  title: 'Progreso',
  training: 'Curso',
  underWay: ({ share }) => `En marcha, ${share}`,
}
