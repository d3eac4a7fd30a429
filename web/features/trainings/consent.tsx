// A quiz of one sentence: one says that one has taken the training.
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { changed, useOnce } from '#web/api/using.ts'
import { myPath } from '#web/features/onboarding/touched.ts'
import { CertificateLink } from '#web/features/trainings/trainings.tsx'
import { Form } from '#web/parts/form.tsx'
import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'

export function Consent({ training: { id, title }, mine }: { training: Schemas['Training']; mine: Schemas['TrainingProgress'] | null }) {
  const { trainings } = words()
  const once = useOnce()
  const back = `/trainings/${id}`
  if (mine?.completed)
    return (
      <Page key="done" title={trainings.passed} back={back}>
        <section class="card accent stack">
          <p>{trainings.completed}</p>
          <div class="row wrap">
            <CertificateLink training={id} title={title} />
          </div>
        </section>
      </Page>
    )
  const body = { consent: true } as const
  const params = { path: { qualification: id } }
  return (
    <Page key="asking" title={title} back={back}>
      <Form
        action={trainings.confirmReading}
        send={async () => {
          if (!mine) await ask(api.POST('/qualifications/start/{qualification}', { params }))
          await once(body, (headers) => ask(api.POST('/qualifications/{qualification}/submit-quiz', { params, headers, body })))
          await ask(api.POST('/qualifications/complete/{qualification}', { params }))
          await changed('/qualifications', ...myPath)
        }}
      >
        <p class="read">{trainings.consent}</p>
      </Form>
    </Page>
  )
}
