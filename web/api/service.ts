// What is known of the service before anybody signs in: its church's name, or that a first run is due.
import { signal } from '@preact/signals'
import { api } from '#web/api/asking.ts'

export const service = signal<{ name: string | null; setup_due: boolean } | undefined>(undefined)

/** The app works without it: it is a name above the sign-in. */
export async function readService(): Promise<void> {
  const { data } = await api.GET('/app').catch(() => ({ data: undefined }))
  if (data) service.value = data.data
}
