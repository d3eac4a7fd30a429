export const person = {
  badges: 'Badges',
  challenges: 'Challenges completed',
  groups: 'Groups',
  keptPrivate: 'Journals, journeys and prayer requests are not here: they are theirs alone.',
  noBadges: 'No badge yet.',
  noChallenges: 'None completed yet.',
  noGroups: 'No group that you see into.',
  noTrainings: 'No training begun or assigned yet.',
  since: ({ day }: { day: string }) => `Belongs to the church since ${day}`,
  title: 'Person',
  trainings: 'Trainings',
}
