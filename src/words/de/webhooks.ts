import type { webhooks as English } from '../en/webhooks.ts'

export const webhooks: typeof English = {
  refusals: {
    too_many_webhooks: 'Es gibt so viele Webhooks, wie es geben darf. Bitte lösche zuerst einen.',
    webhook_delivery_not_found: 'Diese Nachricht gibt es nicht.',
    webhook_not_found: 'Diesen Webhook gibt es nicht.',
    webhook_off: 'Dieser Webhook ist aus. Bitte schalte ihn zuerst ein.',
  },

  rules: {},

  answers: {
    changed: 'Der Webhook ist geändert.',
    created: 'Der Webhook ist angelegt. Sein Geheimnis wird nur jetzt gezeigt.',
    deleted: 'Der Webhook ist gelöscht.',
    secret_renewed: 'Das ist das neue Geheimnis. Es wird nur jetzt gezeigt; das vorige gilt noch einen Tag.',
    sent: 'Der Test ist unterwegs.',
    sent_again: 'Die Nachricht ist wieder unterwegs.',
  },
}
