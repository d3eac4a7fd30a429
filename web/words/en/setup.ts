export const setup = {
  about: 'Three minutes, and your church can begin.',
  action: 'Begin',
  church: 'Name of your church',
  code: 'Code',
  codeHelp: 'It stands in the window in which the service was started',
  language: 'Language of your church',
  timeZone: 'Time zone',
  title: 'Welcome',
}
