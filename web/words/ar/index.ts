import type { Words } from '#web/words/en/index.ts'
import { accounts } from './accounts.ts'
import { badges } from './badges.ts'
import { challenges } from './challenges.ts'
import { frame } from './frame.ts'
import { groups } from './groups.ts'
import { grow } from './grow.ts'
import { journal } from './journal.ts'
import { journey } from './journey.ts'
import { me } from './me.ts'
import { meetings } from './meetings.ts'
import { notifications } from './notifications.ts'
import { posts } from './posts.ts'
import { prayer } from './prayer.ts'
import { setup } from './setup.ts'
import { today } from './today.ts'
import { trainings } from './trainings.ts'

export const ar: Words = {
  accounts,
  badges,
  challenges,
  frame,
  groups,
  grow,
  journal,
  journey,
  me,
  meetings,
  notifications,
  posts,
  prayer,
  setup,
  today,
  trainings,
}
