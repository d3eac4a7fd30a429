import { plural } from '../formats.ts'

export const badges = {
  about: 'What completed challenges lead to.',
  change: 'Change the badge',
  deleted: ({ name }: { name: string }) => `“${name}” is deleted. Who has it keeps it.`,
  description: 'What it is for',
  from: ({ count }: { count: number }) => plural(count, { one: 'From # point on', other: 'From # points on' }),
  make: 'New badge',
  moreAbout: ({ name }: { name: string }) => `More about “${name}”`,
  name: 'Name',
  none: 'No badges yet',
  noneAbout: 'A badge is earned by points. Challenges give points, and say to which badge they lead.',
  picture: 'Picture',
  pictures: { flag: 'Flag', flame: 'Flame', heart: 'Heart', star: 'Star' },
  points: 'Points',
  pointsAbout: 'So many points of completed challenges earn it.',
  sign: 'A sign of my own',
  signAbout: 'One emoji, for example 🕊️',
  signField: 'Sign',
  title: 'Badges',
}
