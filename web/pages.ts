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
] as const

export type PagePath = (typeof pages)[number]
