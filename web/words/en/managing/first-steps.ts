export const firstSteps = {
  about: 'Three things, and your church can begin. Everything can be changed later.',
  done: 'Your church can begin',
  doneAbout: 'Whoever you invited gets an e-mail. You find everything else on the left, or under your picture.',
  group: {
    about: 'Where people meet, write and pray. It gets a code to join.',
    action: 'Found a group',
    title: 'Found a group',
  },
  later: 'Later',
  people: {
    about: 'By e-mail, one or many at once.',
    action: 'Invite',
    title: 'Invite people',
  },
  stepDone: 'Done.',
  title: 'First steps',
  toToday: 'To Today',
  training: {
    about: 'What people learn, with a quiz if you wish.',
    action: 'To trainings',
    title: 'Write a training',
  },
}
