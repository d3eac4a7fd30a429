// Webhooks: what happens in an organization, sent to a program of its own.
export const webhooks = {
  refusals: {
    too_many_webhooks: 'There are as many webhooks as there may be. Please delete one first.',
    webhook_delivery_not_found: 'Message not found.',
    webhook_not_found: 'Webhook not found.',
    webhook_off: 'This webhook is off. Please switch it on first.',
  },

  rules: {},

  answers: {
    changed: 'The webhook is changed.',
    created: 'The webhook is made. Its secret is shown only now.',
    deleted: 'The webhook is deleted.',
    secret_renewed: 'This is the new secret. It is shown only now, and the one before works for another day.',
    sent: 'The test is on its way.',
    sent_again: 'The message is on its way again.',
  },
}
