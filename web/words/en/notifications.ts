export const notifications = {
  choose: 'Choose what to hear',
  none: 'Nothing to tell you yet',
  noneAbout: 'When somebody answers you, or something of yours is decided, it is here.',
  older: 'Earlier ones',
  readAll: 'Mark all as read',
  title: 'Notifications',
  unread: 'New',
}
