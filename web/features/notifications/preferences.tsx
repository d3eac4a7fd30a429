// What one wants to hear, and where: each kind by e-mail and by push; and whether pushes reach this browser.
import { useEffect, useState } from 'preact/hooks'
import { api, ask, Refusal, type Schemas } from '#web/api/asking.ts'
import { patchKept, useChange, useRead } from '#web/api/using.ts'
import { type PushState, pushState, switchOff, switchOn } from '#web/features/notifications/pushing.ts'
import { QuietHours } from '#web/features/notifications/quiet-hours.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'
import './preferences.css'

type Preference = Schemas['NotificationPreferences']['preferences'][number]

export default function Preferences() {
  const { me: mine } = words()
  const preferences = useRead('/user/notification-preferences')
  return (
    <Page title={mine.whatToHear} back="/me">
      <ThisBrowser />
      <Loaded of={preferences}>
        {({ data }) => (
          <>
            <QuietHours hours={data.quiet_hours} />
            <Kinds all={data.preferences} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Kinds({ all }: { all: readonly Preference[] }) {
  const { me: mine } = words()
  const kinds = [...Map.groupBy(all, ({ kind }) => kind)]
  return (
    <table class="card preferences">
      <thead>
        <tr>
          <th scope="col">{mine.whatHappens}</th>
          <th scope="col">{mine.byEmail}</th>
          <th scope="col">{mine.byPush}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(([kind, channels]) => (
          <tr key={kind}>
            <th scope="row">{channels[0]!.label}</th>
            {(['email', 'push'] as const).map((channel) => (
              <td key={channel}>
                <Toggle preference={channels.find((one) => one.channel === channel)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Toggle({ preference }: { preference: Preference | undefined }) {
  const { me: mine } = words()
  const changing = useChange({
    send: ({ kind, channel, enabled }: Preference) =>
      ask(api.PUT('/user/notification-preferences', { body: { preferences: [{ kind, channel, enabled }] } })),
    show: (wanted: Preference) =>
      patchKept<{ preferences: Preference[] }>(
        '/user/notification-preferences',
        (answer) => 'preferences' in answer,
        (answer) => ({
          ...answer,
          preferences: answer.preferences.map((one) => (one.kind === wanted.kind && one.channel === wanted.channel ? wanted : one)),
        }),
      ),
    touches: ['/user/notification-preferences'],
  })
  if (!preference) return null
  const name = `${preference.label}: ${preference.channel === 'email' ? mine.byEmail : mine.byPush}`
  return (
    <input
      type="checkbox"
      aria-label={name}
      checked={preference.enabled}
      onChange={(event) =>
        changing.mutate(
          { ...preference, enabled: event.currentTarget.checked },
          { onError: (error) => tell(error instanceof Refusal ? error.message : words().frame.notSent) },
        )
      }
    />
  )
}

function ThisBrowser() {
  const { me: mine } = words()
  const [state, setState] = useState<PushState>()
  const [isBusy, setBusy] = useState(false)
  const look = () => pushState().then(setState, () => setState(undefined))
  useEffect(() => void look(), [])
  const act = (work: () => Promise<unknown>) => async () => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      tell(error instanceof Refusal ? error.message : words().me.pushFailed)
    }
    await look()
    setBusy(false)
  }
  if (!state) return null
  return (
    <section class="card stack tight">
      <h2>{mine.thisBrowser}</h2>
      <p class="soft" role="status">
        {mine.push[state]}
      </p>
      {state === 'off' && (
        <button type="button" class="button primary start" aria-busy={isBusy} onClick={act(switchOn)}>
          {mine.tellMe}
        </button>
      )}
      {state === 'on' && (
        <button type="button" class="button start" aria-busy={isBusy} onClick={act(switchOff)}>
          {mine.tellMeNoMore}
        </button>
      )}
    </section>
  )
}
