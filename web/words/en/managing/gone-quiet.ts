import { plural } from '../formats.ts'

export const goneQuiet = {
  about: 'People who may be glad if somebody asks how they are.',
  all: 'All',
  challengeStalled: ({ name, when }: Since) => `Challenge ${name}: last step ${when}`,
  invitationWaiting: ({ name, when }: Since) => `Invited to ${name} ${when}, no answer yet`,
  keptPrivate: 'Journals, journeys and prayer requests never count here: they are theirs alone.',
  lastSeen: ({ name, day }: { name: string; day: string }) => `${name}: last seen on ${day}`,
  more: ({ count }: { count: number }) => plural(count, { one: 'and # more', other: 'and # more' }),
  neverSeen: ({ name }: { name: string }) => `${name}: not seen yet`,
  nobody: 'Nobody has gone quiet',
  nobodyAbout: 'Whoever misses four meetings, stalls in what they began or waits for an answer will be here.',
  reasons: {
    challenge_stalled: 'Challenges',
    invitation_waiting: 'Invited',
    not_seen: 'Not seen',
    request_waiting: 'Asking to join',
    training_stalled: 'Trainings',
  },
  requestWaiting: ({ name, when }: Since) => `Asked to join ${name} ${when}`,
  show: 'Show',
  trainingStalled: ({ name, when }: Since) => `Training ${name}: last step ${when}`,
}

interface Since {
  name: string
  when: string
}
