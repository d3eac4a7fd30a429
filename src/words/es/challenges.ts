import type { challenges as English } from '../en/challenges.ts'

export const challenges: typeof English = {
  refusals: {
    challenge_not_found: 'Este reto no existe.',
    only_leaders_see_completions: 'Esto solo lo ven los líderes y administradores de una iglesia.',
  },
  rules: {
    archived_not_a_draft_again: 'Un reto archivado no puede volver a ser un borrador; sí se puede publicar.',
    date_before_start: ({ field }) => `El campo «${field}» no puede ser anterior al comienzo del reto.`,
    date_in_future: ({ field }) => `El campo «${field}» no puede estar en el futuro.`,
    draft_not_archivable: 'Un borrador no se puede archivar; elimínalo, o publícalo primero.',
    not_published: 'Solo se puede empezar un reto publicado.',
    people_take_part: 'Ya hay personas que participan en este reto, así que no puede volver a ser un borrador.',
  },
  answers: {
    archived: 'Ya hay personas que participan en este reto, así que se ha archivado.',
    changed: 'El reto se ha modificado.',
    checked_in: 'Tu día ha quedado registrado.',
    completed: 'Has completado este reto.',
    created: 'El reto se ha creado.',
    deleted: 'El reto se ha eliminado.',
    started: 'Ya participas en este reto.',
  },
}
