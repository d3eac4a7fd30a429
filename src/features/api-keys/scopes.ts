// What a key may open. The list is closed: journals, journeys, prayers, what two share one to one, attendance, reports, notices, phones and birthdays
// are not on it, and never will be.

export const scopes = [
  'groups:read',
  'groups:write',
  'members:read',
  'members:write',
  'meetings:read',
  'challenges:read',
  'trainings:read',
  'progress:read',
] as const
export type Scope = (typeof scopes)[number]

/** A key that stands in web pages, where everybody can read it, has this one alone. */
export const SCOPE_OF_PAGES = 'groups:read' satisfies Scope

/** How a route says that it is for keys: with one scope of the list, and no other. */
export const withScope = (scope: Scope) => ({ access: 'key', scope }) as const
