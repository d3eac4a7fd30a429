export const notifications = {
  refusals: {
    device_not_found: 'Device not found.',
    notification_not_found: 'Notification not found.',
  },
  rules: {},
  answers: {},
}
