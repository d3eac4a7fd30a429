// Fills an empty database with a church: one line for each part of its life.
import type { Db } from '#platform/db/database.ts'
import type { FileStore } from '#platform/files/storage.ts'
import { addChallenges } from './challenges.ts'
import { createDemoChurch } from './church.ts'
import { addGroups } from './groups.ts'
import { addImports } from './imports.ts'
import { addJourneys } from './journeys.ts'
import { addTrainings } from './learning.ts'
import { addMeetings } from './meetings.ts'
import { addNews } from './news.ts'
import { addPairs } from './pairs.ts'
import { addPictures } from './pictures.ts'
import { addPins, addPosts } from './posts.ts'
import { addPrayers } from './prayers.ts'
import { addPrograms } from './programs.ts'
import { randomFrom } from './random.ts'
import { suspendSomebody } from './suspended.ts'

/** `publicUrl` is where its pictures are served; `step` is told each part as it begins. */
export async function fillDemo(db: Db, files: FileStore, publicUrl: string, step: (what: string) => void): Promise<void> {
  step('a church and its 200 people')
  const church = await createDemoChurch(db, randomFrom('Grace Chapel'))
  step('groups, who is in them, and who asks to come in')
  const groups = await addGroups(church)
  step('a year of posts, comments and likes')
  await addPosts(church, groups)
  await addPins(church)
  step('pictures')
  await addPictures(church, files, groups)
  step('a year of meetings, and who came')
  await addMeetings(church, groups)
  step('prayer')
  await addPrayers(church)
  step('what is new, and who was told')
  await addNews(church)
  step('30 trainings, progress and certificates')
  await addTrainings(church)
  step('challenges and badges')
  await addChallenges(church, files, publicUrl)
  step('one to one')
  await addPairs(church)
  step('journals and journeys')
  await addJourneys(church)
  step('lists of people to invite')
  await addImports(church)
  step('a key for the website, and a webhook')
  await addPrograms(church)
  step('somebody who is suspended')
  await suspendSomebody(church)
}
