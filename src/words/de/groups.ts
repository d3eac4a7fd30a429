import type { groups as English } from '../en/groups.ts'

export const groups: typeof English = {
  refusals: {
    group_not_found: 'Diese Gruppe gibt es nicht.',
    join_request_not_found: 'Diese Beitrittsanfrage gibt es nicht.',
    pending_join_request_not_found: 'Diese offene Beitrittsanfrage gibt es nicht.',
  },
  rules: {},
  answers: {},
}
