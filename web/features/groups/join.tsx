// What the code on a poster leads to. Whoever typed the code here wants to join; whoever followed a link is asked first, since the group's people
// will see who came. Each refusal comes with the way on from it.

import { useEffect, useRef, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso/router'
import { api, ask, Refusal, type Schemas } from '#web/api/asking.ts'
import { me } from '#web/api/session.ts'
import { changed } from '#web/api/using.ts'
import { AskForm } from '#web/features/groups/ask-to-join.tsx'
import { CodeForm } from '#web/features/groups/code-form.tsx'
import { Withdraw } from '#web/features/groups/entrance.tsx'
import { asCode, sayCode } from '#web/features/groups/joining.ts'
import { WaitForSeat } from '#web/features/groups/seats.tsx'
import { typedCode } from '#web/features/groups/typed-code.ts'
import { Failed, Skeleton } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { tell } from '#web/parts/toast.tsx'
import { Written } from '#web/parts/written.tsx'
import { words } from '#web/words/choosing.ts'
import './groups.css'

export default function Join() {
  const code = asCode(useRoute().params['code'] ?? '')
  return me.value ? <JoinSignedIn key={code} code={code} /> : <JoinSignedOut code={code} />
}

function JoinSignedOut({ code }: { code: string }) {
  const { groups } = words()
  return (
    <Page title={groups.joinTitle} about={groups.joinSignedOut}>
      <Code code={code} />
      <div class="stack tight">
        <a class="button primary" href={`/sign-in?to=${encodeURIComponent(`/join/${encodeURIComponent(code)}`)}`}>
          {groups.signInFirst}
        </a>
        <a class="button" href={`/register#joinCode=${encodeURIComponent(code)}`}>
          {groups.registerFirst}
        </a>
      </div>
    </Page>
  )
}

const Code = ({ code }: { code: string }) => (
  <p class="code" dir="ltr">
    {sayCode(code)}
  </p>
)

function JoinSignedIn({ code }: { code: string }) {
  const { groups } = words()
  const { route } = useLocation()
  const [isJoining, setJoining] = useState(false)
  const [error, setError] = useState<unknown>()
  const isUnderWay = useRef(false)

  const join = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setJoining(true)
    setError(undefined)
    try {
      const { message, group_id } = await ask(api.POST('/groups/join', { body: { joinCode: code } }))
      void changed('/groups', '/organizations')
      tell(message)
      route(`/groups/${group_id}`, true)
    } catch (refused) {
      setError(refused)
    } finally {
      isUnderWay.current = false
      setJoining(false)
    }
  }
  useEffect(() => {
    const isTyped = typedCode.value === code
    typedCode.value = undefined
    if (isTyped) void join()
  }, [])

  if (error)
    return (
      <NotJoined
        error={error}
        again={join}
        onAsked={() => route('/groups/find', true)}
        onWaiting={(group) => route(`/groups/${group}/about`, true)}
      />
    )
  if (isJoining)
    return (
      <Page title={groups.joinTitle} back="/groups">
        <Skeleton />
      </Page>
    )
  return (
    <Page title={groups.joinTitle} back="/groups" about={groups.joinAbout}>
      <Code code={code} />
      <div class="row wrap">
        <button type="button" class="button primary" onClick={join}>
          {groups.join}
        </button>
        <a class="button quiet" href="/groups">
          {groups.joinNot}
        </a>
      </div>
    </Page>
  )
}

type Closed = Schemas['ClosedGroup']

interface NotJoinedProps {
  error: unknown
  again: () => void
  onAsked: () => void
  onWaiting: (group: number) => void
}

/** What stands in the way, and what can be done about it. */
function NotJoined({ error, again, onAsked, onWaiting }: NotJoinedProps) {
  const { groups } = words()
  if (!(error instanceof Refusal))
    return (
      <Page title={groups.joinTitle} back="/groups">
        <Failed error={error} again={again} />
      </Page>
    )
  const find = (
    <a class="button start" href="/groups/find">
      {groups.findAnother}
    </a>
  )
  switch (error.code) {
    case 'closed_group': {
      const { group } = error.body as unknown as Closed
      return (
        <Page title={groups.askToJoinGroup({ name: group.name })} back="/groups" about={error.message}>
          {(group.purpose || group.location) && (
            <section class="card stack tight">
              {group.purpose && <Written text={group.purpose} />}
              {group.location && (
                <p class="small soft" dir="auto">
                  {group.location}
                </p>
              )}
            </section>
          )}
          <AskForm group={group} onAsked={onAsked} />
        </Page>
      )
    }
    case 'request_pending':
      return (
        <Page title={groups.askedTitle} back="/groups" about={error.message}>
          <Withdraw request={Number(error.body['request_id'])} group="" />
          {find}
        </Page>
      )
    case 'group_not_found':
      return (
        <Page title={groups.noSuchCode} back="/groups" about={groups.noSuchCodeAbout}>
          <section class="card">
            <CodeForm />
          </section>
          {find}
        </Page>
      )
    case 'group_full': {
      const group = { id: Number(error.body['group_id']), name: '' }
      return (
        <Page title={groups.notJoined} back="/groups" about={error.message}>
          {error.body['can_wait'] === true && (
            <section class="card">
              <WaitForSeat group={group} onDone={() => onWaiting(group.id)} />
            </section>
          )}
          {find}
        </Page>
      )
    }
    default:
      return (
        <Page title={groups.notJoined} back="/groups" about={error.message}>
          {find}
        </Page>
      )
  }
}
