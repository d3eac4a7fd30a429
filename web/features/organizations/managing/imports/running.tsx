// An import while it runs, and when it has ended: sending its invitations, and undoing it.
import { useEffect, useState } from 'preact/hooks'
import { api, ask } from '#web/api/asking.ts'
import { changed, useChange } from '#web/api/using.ts'
import type { OfImport } from '#web/features/organizations/managing/imports/checking.tsx'
import { Rows } from '#web/features/organizations/managing/imports/rows.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { rareWords, words } from '#web/words/choosing.ts'
import { moment } from '#web/words/saying.ts'

const LIST = '/organizations/{organization}/imports'
const LOOK_MS = 1_000

export function Running({ found }: OfImport) {
  const { imports } = rareWords()
  useEffect(() => {
    const timer = setInterval(() => void changed(LIST), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <section class="card stack" role="status">
      <h2>{imports.states.running}</h2>
      <progress max={100} value={found.progress} aria-label={imports.states.running} />
      <p class="soft">{imports.runningAbout}</p>
    </section>
  )
}

export function Ended({ organization, found, leave }: OfImport) {
  const { imports } = rareWords()
  const { id, state, counts, unsent_count, accepted_count, undo_until } = found
  const canUndo = undo_until !== null && Date.parse(undo_until) > Date.now()
  const send = useChange({
    send: () =>
      ask(api.POST('/organizations/{organization}/imports/{import_id}/send', { params: { path: { organization, import_id: id } } })),
    touches: [LIST],
  })
  return (
    <>
      <section class="card stack">
        <h2>{state === 'done' ? imports.invited({ count: counts.added }) : imports.states[state]}</h2>
        {state === 'stopped' && <p>{imports.stoppedAbout}</p>}
        {state === 'undone' && <p>{imports.undoneAbout}</p>}
        {state === 'done' && counts.new > 0 && <p class="strong">{imports.notInvited({ count: counts.new })}</p>}
        {accepted_count > 0 && <p>{imports.accepted({ count: accepted_count })}</p>}
        {state === 'done' && unsent_count > 0 && (
          <div class="row wrap">
            <p class="grow">{imports.unsent({ count: unsent_count })}</p>
            <button
              type="button"
              class="button primary"
              aria-busy={send.isPending}
              onClick={() => send.mutate(undefined, { onSuccess: ({ message }) => tell(message), onError: tellWhy })}
            >
              {imports.sendNow}
            </button>
          </div>
        )}
        <div class="row wrap">
          <a class="button" href={`/manage/invitations?organization=${organization}`}>
            {imports.toInvitations}
          </a>
          <button type="button" class="button" onClick={leave}>
            {imports.other}
          </button>
        </div>
        {canUndo && <Undo organization={organization} id={id} until={undo_until} />}
      </section>
      <Rows organization={organization} found={found} />
    </>
  )
}

function Undo({ organization, id, until }: { organization: number; id: number; until: string }) {
  const { imports } = rareWords()
  const [isAsking, setAsking] = useState(false)
  const undo = useChange({
    send: () =>
      ask(api.POST('/organizations/{organization}/imports/{import_id}/undo', { params: { path: { organization, import_id: id } } })),
    touches: [LIST, '/organizations/{organization}/invitations'],
  })
  return (
    <div class="row wrap">
      <p class="grow small soft">{imports.undoAbout({ until: moment(until) })}</p>
      <button type="button" class="button bad" onClick={() => setAsking(true)}>
        {imports.undo}
      </button>
      {isAsking && (
        <Dialog title={imports.undoSure} close={() => setAsking(false)}>
          <p>{imports.undoSureAbout}</p>
          <div class="row wrap">
            <button
              type="button"
              class="button bad"
              aria-busy={undo.isPending}
              onClick={() =>
                undo.mutate(undefined, {
                  onSuccess: ({ message }) => {
                    setAsking(false)
                    tell(message)
                  },
                  onError: tellWhy,
                })
              }
            >
              {imports.undo}
            </button>
            <button type="button" class="button quiet" onClick={() => setAsking(false)}>
              {words().frame.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
