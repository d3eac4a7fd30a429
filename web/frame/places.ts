// The parts of the app, in the order in which they stand: five tabs for everybody, then what leaders and admins have besides.
import type { PagePath } from '#web/pages.ts'
import type { IconName } from '#web/parts/icon.tsx'
import type { Words } from '#web/words/choosing.ts'

export type Place = readonly [href: PagePath, icon: IconName, name: keyof Words['frame']['places']]

export const tabs: readonly Place[] = [
  ['/', 'today', 'today'],
  ['/groups', 'groups', 'groups'],
  ['/prayer', 'prayer', 'prayer'],
  ['/grow', 'grow', 'grow'],
  ['/journal', 'journal', 'journal'],
]

export const leading: readonly Place[] = [
  ['/waiting', 'waiting', 'waiting'],
  ['/reports', 'flag', 'reports'],
  ['/gone-quiet', 'person', 'goneQuiet'],
  ['/progress', 'star', 'progress'],
  ['/completions', 'check', 'completions'],
]

/** For who leads or manages: how it is done. */
export const help: Place = ['/help', 'help', 'help']

export const managing: readonly Place[] = [
  ['/manage/people', 'person', 'people'],
  ['/manage/invitations', 'plus', 'invitations'],
  ['/manage/groups', 'groups', 'groups'],
  ['/manage/one-to-one', 'heart', 'pairs'],
  ['/manage/trainings', 'play', 'trainings'],
  ['/manage/challenges', 'flag', 'challenges'],
  ['/manage/library', 'picture', 'library'],
  ['/manage/badges', 'badge', 'badges'],
  ['/manage/settings', 'settings', 'settings'],
  ['/manage/integrations', 'lock', 'integrations'],
  ['/manage/audit-log', 'journal', 'auditLog'],
]

/** Those of them that leaders have too. */
export const managedByLeaders: ReadonlySet<PagePath> = new Set([
  '/manage/groups',
  '/manage/one-to-one',
  '/manage/trainings',
  '/manage/challenges',
  '/manage/library',
])
