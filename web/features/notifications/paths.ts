// Where a notice or a push leads. The worker uses it too, so that it imports nothing.

/** The page that the service names with it: an address of this app, and of nothing else. */
export const pathOf = (told: unknown): string => {
  const { path } = (told ?? {}) as { path?: unknown }
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/notifications'
}
