// The time zones to choose from, as people read them: "Europe/Berlin" and "America/New York".

const named = (zone: string) => ({ value: zone, text: zone.replaceAll('_', ' ') })

/** All that the browser knows, and the one that is set. */
export function timeZones(own: string | null): { value: string; text: string }[] {
  const known = Intl.supportedValuesOf('timeZone')
  return [...known, ...(own && !known.includes(own) ? [own] : [])].map(named)
}
