import { api, ask } from '#web/api/asking.ts'
import { changed } from '#web/api/using.ts'
import { myPath } from '#web/features/onboarding/touched.ts'
import { tell } from '#web/parts/toast.tsx'

/** Makes the guided journey from the answers of the survey. */
export async function makeJourney(): Promise<void> {
  const { message } = await ask(api.POST('/onboarding/generate-journey'))
  await changed(...myPath)
  tell(message)
}
