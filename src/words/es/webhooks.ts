import type { webhooks as English } from '../en/webhooks.ts'

export const webhooks: typeof English = {
  refusals: {
    too_many_webhooks: 'Ya hay tantos webhooks como puede haber. Elimina primero uno.',
    webhook_delivery_not_found: 'Este mensaje no existe.',
    webhook_not_found: 'Este webhook no existe.',
    webhook_off: 'Este webhook está desactivado. Actívalo primero.',
  },

  rules: {},

  answers: {
    changed: 'El webhook ha cambiado.',
    created: 'El webhook está creado. Su secreto solo se muestra ahora.',
    deleted: 'El webhook está eliminado.',
    secret_renewed: 'Este es el nuevo secreto. Solo se muestra ahora; el anterior vale un día más.',
    sent: 'La prueba está en camino.',
    sent_again: 'El mensaje está otra vez en camino.',
  },
}
