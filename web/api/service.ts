// What the service says of itself: whose it is, in which colour, and whether a first run is due. After signing in it is of one's own church.
import { signal } from '@preact/signals'
import { api, type Schemas } from '#web/api/asking.ts'

export const service = signal<Schemas['AppInfo'] | undefined>(undefined)

/** The app works without it: it is a name and a colour. */
export async function readService(): Promise<void> {
  const { data } = await api.GET('/app').catch(() => ({ data: undefined }))
  if (!data) return
  service.value = data.data
  const { hue } = data.data
  const { style } = document.documentElement
  // Before, it is that of /brand.css, which is the same for everybody.
  if (hue === null) style.removeProperty('--hue')
  else style.setProperty('--hue', String(hue))
}
