export const setup = {
  about: 'Three minutes, and your church can begin.',
  action: 'Begin',
  church: 'Name of your church',
  code: 'Code',
  codeHelp: 'It stands in the window in which the service was started',
  firstSteps: 'First steps',
  firstStepsAbout: 'People, a group, a training: your church can begin.',
  language: 'Language of your church',
  timeZone: 'Time zone',
  title: 'Welcome',
}
