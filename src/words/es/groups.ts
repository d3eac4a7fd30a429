import type { groups as English } from '../en/groups.ts'

export const groups: typeof English = {
  refusals: {
    group_not_found: 'Este grupo no existe.',
    join_request_not_found: 'Esta solicitud de ingreso no existe.',
    pending_join_request_not_found: 'Esta solicitud de ingreso pendiente no existe.',
  },
  rules: {},
  answers: {},
}
