// Who has gone quiet, for whoever looks after them: not seen, stalled, or waiting. Nothing of it comes from what people keep for themselves.
import type { Schemas } from '#web/api/asking.ts'
import { mayLead } from '#web/api/session.ts'
import { useRead } from '#web/api/using.ts'
import { useChurchesLedIn } from '#web/features/groups/leading.ts'
import { ChooseChurch, useAddress, useChurch } from '#web/features/organizations/managing/church.tsx'
import { Avatar } from '#web/parts/avatar.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { Pages } from '#web/parts/table.tsx'
import { managingWords, words } from '#web/words/choosing.ts'
import { ago, apart, day, number } from '#web/words/saying.ts'

type Quiet = Schemas['GoneQuiet']
type Reason = Quiet['reasons'][number]
type Code = Reason['code']

const codes = ['not_seen', 'challenge_stalled', 'training_stalled', 'request_waiting', 'invitation_waiting'] as const
const isCode = (text: string | undefined): text is Code => codes.some((code) => code === text)

export default function GoneQuiet() {
  const { goneQuiet } = managingWords()
  // Who leads a group sees its people here, without a role in the church.
  const ledIn = useChurchesLedIn()
  const { church, organization } = useChurch({ leads: true, also: ledIn })
  const { query, change } = useAddress()
  const reason = isCode(query['reason']) ? query['reason'] : undefined
  const reading = useRead(
    '/organizations/{organization}/gone-quiet',
    { path: { organization }, query: { page: Number(query['page']) || 1, ...(reason ? { reason } : {}) } },
    { enabled: mayLead.value || ledIn !== undefined, keepsPrevious: true },
  )
  const isLeader = church !== undefined && church.role !== 'member'
  return (
    <Page help="/help/groups" title={words().frame.places.goneQuiet} about={goneQuiet.about}>
      <ChooseChurch leads also={ledIn} />
      <Loaded of={reading}>
        {(list) =>
          list.counts.all === 0 ? (
            <Empty icon="check" title={goneQuiet.nobody}>
              {goneQuiet.nobodyAbout}
            </Empty>
          ) : (
            <>
              <Reasons counts={list.counts} chosen={reason} choose={(next) => change({ reason: next, page: undefined })} />
              {list.data.length === 0 ? (
                <p class="soft" role="status">
                  {goneQuiet.nobody}
                </p>
              ) : (
                <ul class="list">
                  {list.data.map((one) => (
                    <Person key={one.user.id} of={one} organization={isLeader ? organization : undefined} />
                  ))}
                </ul>
              )}
              <Pages of={list} go={(next) => change({ page: next > 1 ? `${next}` : undefined })} />
            </>
          )
        }
      </Loaded>
      <p class="row top-aligned small soft">
        <Icon name="lock" /> {goneQuiet.keptPrivate}
      </p>
    </Page>
  )
}

interface ReasonsProps {
  counts: Schemas['PeopleGoneQuiet']['counts']
  chosen: Code | undefined
  choose: (code: Code | undefined) => void
}

function Reasons({ counts, chosen, choose }: ReasonsProps) {
  const { goneQuiet } = managingWords()
  const button = (code: Code | undefined, text: string, count: number) => (
    <button key={text} type="button" class="button small" aria-pressed={chosen === code} onClick={() => choose(code)}>
      {text} · {number(count)}
    </button>
  )
  return (
    <fieldset class="chips">
      <legend class="unseen">{goneQuiet.show}</legend>
      {button(undefined, goneQuiet.all, counts.all)}
      {codes.filter((code) => counts[code] > 0 || code === chosen).map((code) => button(code, goneQuiet.reasons[code], counts[code]))}
    </fieldset>
  )
}

/** Of each person; the rest is counted. */
const SHOWN = 3

/** `organization`: of who reads what people of it do before others. */
function Person({ of: { user, reasons }, organization }: { of: Quiet; organization: number | undefined }) {
  const { goneQuiet } = managingWords()
  return (
    <li class="row top-aligned">
      <Avatar name={user.name} />
      <div class="grow">
        {organization === undefined ? (
          <bdi class="strong">{user.name}</bdi>
        ) : (
          <a class="strong" href={`/people/${user.id}?organization=${organization}`}>
            <bdi>{user.name}</bdi>
          </a>
        )}
        {reasons.slice(0, SHOWN).map((reason) => (
          <p key={`${reason.code} ${reason.group?.id ?? reason.challenge?.id ?? reason.training?.id}`} class="small soft">
            <Why reason={reason} />
          </p>
        ))}
        {reasons.length > SHOWN && <p class="small soft">{goneQuiet.more({ count: reasons.length - SHOWN })}</p>}
      </div>
    </li>
  )
}

function Why({ reason: { code, group, challenge, training, since } }: { reason: Reason }) {
  const { goneQuiet } = managingWords()
  const named = { name: apart((group ?? challenge ?? training)?.name ?? '') }
  const when = since ? ago(since) : ''
  if (code === 'request_waiting')
    return (
      <a class="link" href="/waiting">
        {goneQuiet.requestWaiting({ ...named, when })}
      </a>
    )
  if (code === 'not_seen') return <>{since ? goneQuiet.lastSeen({ ...named, day: day(since) }) : goneQuiet.neverSeen(named)}</>
  const says = {
    challenge_stalled: goneQuiet.challengeStalled,
    training_stalled: goneQuiet.trainingStalled,
    invitation_waiting: goneQuiet.invitationWaiting,
  }
  return <>{says[code]({ ...named, when })}</>
}
