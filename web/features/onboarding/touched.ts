/** What is old once something of one's path was done, kept or answered. */
export const myPath = [
  '/onboarding/status',
  '/onboarding/journey',
  '/onboarding/progress',
  '/onboarding/level',
  '/onboarding/curriculum',
] as const
