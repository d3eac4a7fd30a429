// Every address that the app answers. The service serves the app at these and nowhere else, so that what is unknown stays "not found";
// `main.tsx` says which page each is. `:name` stands for one part of the address.

export const pages = ['/', '/sign-in'] as const

export type PagePath = (typeof pages)[number]
