import type { prayerRequests as English } from '../en/prayer-requests.ts'

export const prayerRequests: typeof English = {
  refusals: {
    only_author_resolves_prayer: 'Solo quien hizo una petición de oración puede darla por respondida.',
    only_leaders_decide_prayers: 'Solo los líderes y administradores de la iglesia deciden sobre las peticiones de oración.',
    only_leaders_see_pending_prayers: 'Solo los líderes y administradores ven lo que está pendiente.',
    pending_prayer_request_not_found: 'Esta petición de oración pendiente no existe.',
    prayer_request_not_found: 'Esta petición de oración no existe.',
    // Rules with an `error_type`
    request_not_approved: 'Solo una petición de oración compartida puede darse por respondida.',
  },

  rules: {},

  answers: {
    approved: 'La petición de oración se ha compartido.',
    created: 'Los líderes han recibido tu petición de oración y la leerán antes de compartirla.',
    rejected: 'La petición de oración no se compartirá.',
    resolved: 'Gracias por contarlo. La petición de oración se ha dado por respondida.',
    withdrawn: 'Tu petición de oración se ha retirado.',
  },
}
