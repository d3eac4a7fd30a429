import type { prayerRequests as English } from '../en/prayer-requests.ts'

export const prayerRequests: typeof English = {
  refusals: {
    only_author_changes_prayer: 'Solo quien hizo una petición de oración puede cambiarla.',
    only_author_resolves_prayer: 'Solo quien hizo una petición de oración puede darla por respondida.',
    only_care_team: 'Solo el equipo de oración, los líderes y los administradores ven esto.',
    only_leaders_decide_prayers: 'Solo los líderes y administradores de la iglesia deciden sobre las peticiones de oración.',
    only_leaders_see_pending_prayers: 'Solo los líderes y administradores ven lo que está pendiente.',
    pending_prayer_request_not_found: 'Esta petición de oración pendiente no existe.',
    prayer_proposal_not_found: 'Estas palabras ya no se proponen.',
    prayer_request_not_found: 'Esta petición de oración no existe.',
    prayer_update_not_found: 'Esta novedad no existe.',
    // Rules with an `error_type`
    request_changed: 'La petición de oración ha cambiado desde que la leíste. Léela de nuevo.',
    request_for_care_team: 'Esta petición de oración es solo para el equipo de oración.',
    request_not_approved: 'Solo una petición de oración compartida puede darse por respondida.',
    request_not_for_care_team: 'Esta petición de oración es para toda la iglesia.',
    too_many_updates: 'Esta petición de oración ya tiene tantas novedades como puede tener.',
  },

  rules: {},

  answers: {
    approved: 'La petición de oración se ha compartido.',
    carerAdded: 'Esta persona ya es parte del equipo de oración.',
    carerRemoved: 'Esta persona ya no es parte del equipo de oración.',
    changed: 'Tu petición de oración ha cambiado.',
    confided: 'Tu petición está con el equipo de oración. Además de ellos, solo la leen los líderes.',
    created: 'Los líderes han recibido tu petición de oración y la leerán antes de compartirla.',
    narrowed: 'El equipo de oración tiene la petición.',
    proposalAccepted: 'Tu petición de oración lleva ahora estas palabras.',
    proposalDeclined: 'Tu petición de oración conserva tus propias palabras.',
    proposed: 'Quien hizo la petición ha recibido tus palabras, y decide si las toma.',
    rejected: 'La petición de oración no se compartirá.',
    renewed: 'Tu petición de oración vuelve a su lugar.',
    resolved: 'Gracias por contarlo. La petición de oración se ha dado por respondida.',
    taken: 'El equipo de oración ora ahora por ella.',
    updateRejected: 'La novedad no se compartirá.',
    updateShared: 'La novedad se ha compartido.',
    updateWritten: 'Gracias por contarlo. Los líderes lo leerán antes de compartirlo.',
    withdrawn: 'Tu petición de oración se ha retirado.',
  },
}
