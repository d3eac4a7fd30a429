// What to do next with a training.
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { useChange } from '#web/api/using.ts'
import { myPath } from '#web/features/onboarding/touched.ts'
import { CertificateLink, Progress } from '#web/features/trainings/trainings.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { words } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'

interface NextStepProps {
  training: Schemas['Training']
  /** Null until it is begun. */
  mine: Schemas['TrainingProgress'] | null
  show: (module: number | undefined) => void
}

/** One thing to do: begin, read on, take the quiz, complete, or look at the certificate. */
export function NextStep({ training, mine, show }: NextStepProps) {
  const { trainings } = words()
  const { id, modules, quiz_type, title } = training
  const next = modules.find(({ status }) => status !== 'completed')
  const begin = useChange({
    send: () => ask(api.POST('/qualifications/start/{qualification}', { params: { path: { qualification: id } } })),
    touches: ['/qualifications'],
  })
  const complete = useChange({
    send: async () => {
      if (!mine) await begin.mutateAsync(undefined)
      return ask(api.POST('/qualifications/complete/{qualification}', { params: { path: { qualification: id } } }))
    },
    touches: ['/qualifications', ...myPath],
  })
  const refused = { onError: tellWhy }
  if (mine?.completed)
    return (
      <section class="card accent stack" id="next-step" tabIndex={-1}>
        <h2>{trainings.completedOn({ date: day(mine.completed_at!) })}</h2>
        <div class="row wrap">
          <CertificateLink training={id} title={title} />
          {quiz_type === 'multiple_choice' && (
            <a class="button quiet small" href={`/trainings/${id}/quiz`}>
              {trainings.myAnswers}
            </a>
          )}
        </div>
      </section>
    )
  const done = modules.filter(({ status }) => status === 'completed').length
  return (
    <section class="card stack" id="next-step" tabIndex={-1}>
      {mine ? (
        <>
          <p class="row spread small">
            <span>{modules.length > 0 && trainings.modulesRead({ done, all: modules.length })}</span>
          </p>
          <Progress percentage={mine.progress_percentage} />
        </>
      ) : (
        <p class="soft">{modules.length > 0 ? trainings.modulesToRead({ all: modules.length }) : trainings.oneText}</p>
      )}
      {!mine && modules.length > 0 ? (
        <button
          type="button"
          class="button primary start"
          aria-busy={begin.isPending}
          onClick={() => begin.mutate(undefined, { ...refused, onSuccess: () => show(next?.id) })}
        >
          {trainings.begin}
        </button>
      ) : next ? (
        <button type="button" class="button primary start" onClick={() => show(next.id)}>
          {trainings.readOn}
        </button>
      ) : quiz_type ? (
        <a class="button primary start" href={`/trainings/${id}/quiz`}>
          {quiz_type === 'multiple_choice' ? trainings.takeQuiz : trainings.confirmReading}
        </a>
      ) : (
        <button
          type="button"
          class="button primary start"
          aria-busy={complete.isPending}
          onClick={() => complete.mutate(undefined, refused)}
        >
          {trainings.complete}
        </button>
      )}
      {mine && next && quiz_type === 'multiple_choice' && (
        <a class="button quiet small start" href={`/trainings/${id}/quiz`}>
          {trainings.toQuiz}
        </a>
      )}
    </section>
  )
}
