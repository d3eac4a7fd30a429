// What a list shows (its filters, its page) stands in the address, so that it can be sent, reloaded and gone back to.
import { useLocation } from 'preact-iso/router'

export function useAddress() {
  const { path, query, route } = useLocation()
  /** Empty values leave it. */
  const change = (values: Readonly<Record<string, string | number | undefined>>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, String(value))
    }
    route(next.size > 0 ? `${path}?${next}` : path, true)
  }
  return { query, change }
}
