// Where a notice or a push leads.

/** The page that the service names with it, within this app. */
export const pathOf = (data: unknown): string => {
  const { path } = (data ?? {}) as { path?: unknown }
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/notifications'
}
