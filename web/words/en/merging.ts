import { plural } from './formats.ts'

export const merging = {
  about: 'What you belong to and what you have learned moves from the other account into this one. For that, show that both are yours.',
  act: 'Move it here',
  counts: {
    assignments: (count: number) => plural(count, { one: '# assigned training', other: '# assigned trainings' }),
    badges: (count: number) => plural(count, { one: '# badge', other: '# badges' }),
    certificates: (count: number) => plural(count, { one: '# certificate', other: '# certificates' }),
    challenges: (count: number) => plural(count, { one: '# challenge', other: '# challenges' }),
    groups: (count: number) => plural(count, { one: 'your place in # group', other: 'your places in # groups' }),
    meetings: (count: number) => plural(count, { one: 'that you were at # meeting', other: 'that you were at # meetings' }),
    trainings: (count: number) => plural(count, { one: '# training', other: '# trainings' }),
    waits: (count: number) => plural(count, { one: '# request or place in line', other: '# requests or places in line' }),
  },
  ended: ({ count }: { count: number }) =>
    plural(count, {
      one: 'You completed # training with both accounts. The earlier certificate counts; the other one ends.',
      other: 'You completed # trainings with both accounts. The earlier certificates count; the others end.',
    }),
  kept: ({ email }: { email: string }) => `You keep this account: ${email}`,
  look: 'Show what would move',
  moved: 'Moved here',
  moves: 'This moves here',
  nothing: 'There is nothing in it that could move.',
  otherEmail: 'Its e-mail address',
  otherPassword: 'Its password',
  ownPassword: 'The password of this account',
  reasons: {
    care_team: 'You are in the care team there with the other account. An admin can put this account into it.',
    group_role: 'You lead a group there, or are one of its admins, with the other account. Let this account have that role first.',
    one_to_one: 'You walk with somebody there with the other account. That stays with it until it ends.',
    role: 'You lead there with the other account. An admin can give that role to this account.',
    suspended: 'This account is suspended there.',
  },
  stays: 'This stays with the other account',
  told: 'Both addresses get an e-mail. The admins of these churches see it in their audit log.',
  title: 'I have two accounts',
  writing:
    'What you wrote stays there: journal, journey, prayers, posts and notes. You can still sign in to the other account, take everything along, or erase it.',
}
