// What waits of one kind, with what can be done about one of them, or about several.
import { useState } from 'preact/hooks'
import { useWaiting } from '#web/features/waiting/counts.ts'
import type { Kind } from '#web/features/waiting/held.ts'
import { type Decision, decide, titleOf } from '#web/features/waiting/managing/deciding.ts'
import { type Actions, JoinRequest, Report } from '#web/features/waiting/managing/items.tsx'
import { type Item, isForCareTeam, type Verdict, verdicts } from '#web/features/waiting/managing/outcomes.ts'
import { PrayerRequest, PrayerUpdate } from '#web/features/waiting/managing/prayers.tsx'
import { AskReason } from '#web/features/waiting/managing/reason.tsx'
import { useChosen, WithChosen } from '#web/parts/table.tsx'
import { managingWords } from '#web/words/choosing.ts'
import { apart, number } from '#web/words/saying.ts'

/** Of these, the person is told why; the others are done by a tap. */
const explained: readonly Verdict[] = ['decline', 'dontShare']

interface SectionProps {
  kind: Kind
  items: readonly Item[]
  /** Whether these are all that there are: of one group. */
  isWhole?: boolean
}

export function Section({ kind, items, isWhole = false }: SectionProps) {
  const { common, waiting } = managingWords()
  const { of } = useWaiting()
  const chosen = useChosen<Item>((item) => item[item.kind]!.id)
  const [isChoosing, setChoosing] = useState(false)
  const [asking, setAsking] = useState<{ about: readonly Item[]; verdict: Verdict } | undefined>(undefined)

  const settle = (about: readonly Item[], verdict: Verdict, reason?: string) => {
    decide(
      about.map((item): Decision => ({ item, verdict, reason })),
      sentenceFor(verdict, about),
    )
    chosen.toggle(about, false)
    if (about.length === items.length) setChoosing(false)
    moveFocus(about)
  }
  const begin = (about: readonly Item[], verdict: Verdict) =>
    explained.includes(verdict) ? setAsking({ about, verdict }) : settle(about, verdict)

  const there = items.filter((item) => chosen.rows.has(item[item.kind]!.id))
  const { yes, no } = verdicts[kind]
  const [toTake, toAllow] = [there.filter(isForCareTeam), there.filter((item) => !isForCareTeam(item))]
  const all = (
    <>
      {items.map((item) => {
        const id = item[item.kind]!.id
        const actions: Actions = { name: titleOf(item), decide: (verdict) => begin([item], verdict) }
        const choose = isChoosing && (
          <label class="table-choose">
            <input
              type="checkbox"
              aria-label={common.choose({ name: actions.name })}
              checked={chosen.rows.has(id)}
              onChange={(event) => chosen.toggle([item], event.currentTarget.checked)}
            />
          </label>
        )
        const shown = { choose, actions: isChoosing ? undefined : actions }
        if (item.join_request) return <JoinRequest key={id} request={item.join_request} {...shown} />
        if (item.prayer_request) return <PrayerRequest key={id} request={item.prayer_request} {...shown} />
        if (item.prayer_update) return <PrayerUpdate key={id} update={item.prayer_update} {...shown} />
        return <Report key={id} report={item.report!} {...shown} />
      })}
    </>
  )
  return (
    <section class="stack tight" aria-labelledby={`waiting-${kind}`}>
      <div class="row spread">
        <h2 class="grow" id={`waiting-${kind}`}>
          {waiting.kinds[kind]} · {number(isWhole ? items.length : Math.max(of[kind], items.length))}
        </h2>
        {(items.length > 1 || isChoosing) && (
          <button
            type="button"
            class="button quiet small"
            aria-pressed={isChoosing}
            onClick={() => {
              chosen.clear()
              setChoosing(!isChoosing)
            }}
          >
            {waiting.chooseSeveral}
          </button>
        )}
      </div>
      {isChoosing && there.length < items.length && (
        <button type="button" class="button quiet small start" onClick={() => chosen.toggle(items, true)}>
          {waiting.chooseAll}
        </button>
      )}
      {kind === 'join_request' ? <ul class="card list">{all}</ul> : <ul class="stack tight">{all}</ul>}
      {there.length > 0 && (
        <WithChosen chosen={chosen}>
          {toAllow.length > 0 && (
            <button type="button" class="button primary small" onClick={() => begin(toAllow, yes)}>
              {waiting[yes]}
            </button>
          )}
          {toTake.length > 0 && (
            <button type="button" class="button primary small" onClick={() => begin(toTake, 'give')}>
              {waiting.take}
            </button>
          )}
          <button type="button" class={`button small${no === 'decline' ? '' : ' bad'}`} onClick={() => begin(there, no)}>
            {waiting[no]}
          </button>
        </WithChosen>
      )}
      {asking && (
        <AskReason
          {...asking}
          close={() => setAsking(undefined)}
          send={(reason) => {
            setAsking(undefined)
            settle(asking.about, asking.verdict, reason)
          }}
        />
      )}
    </section>
  )
}

const doneNames = {
  accept: ['accepted', 'acceptedMany'],
  decline: ['declined', 'declinedMany'],
  share: ['shared', 'sharedMany'],
  dontShare: ['notShared', 'notSharedMany'],
  give: ['given', 'givenMany'],
  keep: ['kept', 'keptMany'],
  remove: ['removed', 'removedMany'],
} as const satisfies Record<Verdict, readonly [string, string]>

/** What is said beside "Undo". */
export function sentenceFor(verdict: Verdict, [first, ...others]: readonly Item[]): string {
  const { waiting } = managingWords()
  const [one, many] = doneNames[verdict]
  return others.length === 0 ? waiting[one]({ name: apart(titleOf(first!)) }) : waiting[many]({ count: others.length + 1 })
}

/** What was decided goes away with the button that was pressed: the next one of the list gets the focus, or the heading. */
function moveFocus([first]: readonly Item[]): void {
  const place = document.getElementById(`waiting-${first!.kind}-${first![first!.kind]!.id}`)
  const next = place?.nextElementSibling ?? place?.previousElementSibling
  const target = next?.querySelector<HTMLElement>('button, input, a') ?? document.querySelector<HTMLElement>('h1')
  requestAnimationFrame(() => target?.focus({ preventScroll: true }))
}
