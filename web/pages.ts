// Every address that the app answers. The service serves the app at these and nowhere else, so that what is unknown stays "not found";
// `main.tsx` says which page each is. `:name` stands for one part of the address.

export const pages = [
  '/',
  '/setup',
  '/sign-in',
  '/forgot-password',
  '/reset-password',
  '/register',
  '/confirm-email',
  '/undo-email-change',
  '/prayer',
  '/prayer/ask',
  '/prayer/mine',
  '/journal',
  '/journal/new',
  '/journal/:journal',
  '/journey',
  '/me',
  '/me/notifications',
  '/me/sign-ins',
  '/me/data',
  '/grow',
  '/grow/survey',
  '/trainings',
  '/trainings/:training',
  '/trainings/:training/quiz',
  '/challenges',
  '/challenges/:challenge',
  '/badges',
  '/groups',
  '/groups/find',
  '/groups/new',
  '/groups/:group',
  '/groups/:group/posts/:post',
  '/groups/:group/people',
  '/groups/:group/about',
  '/groups/:group/settings',
  '/groups/:group/invite',
  '/manage/groups',
  '/join/:code',
  '/manage/people',
  '/manage/invitations',
  '/manage/settings',
  '/manage/audit-log',
  '/manage/first-steps',
  '/notifications',
  '/progress',
  '/people/:person',
  '/waiting',
  '/reports',
  '/completions',
  '/manage/challenges',
  '/manage/challenges/:challenge',
  '/manage/badges',
  '/manage/trainings',
  '/manage/trainings/:training',
] as const

/** Pages that may show frames of others, when they are opened with `?frames=1`: a training's video, after a tap. */
export const framing: Partial<Record<PagePath, readonly string[]>> = {
  '/trainings/:training': [
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
    'https://geo.dailymotion.com',
    'https://fast.wistia.net',
  ],
}

export type PagePath = (typeof pages)[number]

/** Those that may be opened before one has signed in; at all others one signs in first, and is where one wanted to be. */
export const openPages: readonly PagePath[] = [
  '/setup',
  '/sign-in',
  '/forgot-password',
  '/reset-password',
  '/register',
  '/confirm-email',
  '/undo-email-change',
  '/join/:code',
]
