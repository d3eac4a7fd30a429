// Where one is signed in: each device with when it was last used, and its end.
import { api, ask, Refusal, type Schemas } from '#web/api/asking.ts'
import { useChange, useRead } from '#web/api/using.ts'
import { deviceName } from '#web/features/accounts/device-name.ts'
import { Passkeys } from '#web/features/accounts/passkeys-section.tsx'
import { SecondFactor } from '#web/features/accounts/second-factor-section.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { tell } from '#web/parts/toast.tsx'
import { ownWords, words } from '#web/words/choosing.ts'
import { ago } from '#web/words/saying.ts'

type SignIn = Schemas['SignInToken']

export default function SignIns() {
  const { me: mine } = words()
  const signIns = useRead('/user/tokens')
  return (
    <Page title={mine.signIns} about={mine.signInsAbout} back="/me">
      <Loaded of={signIns}>
        {({ data }) => (
          <>
            <ul class="card list">
              {[...data]
                .sort((a, b) => Number(b.is_current) - Number(a.is_current) || b.last_used_at.localeCompare(a.last_used_at))
                .map((signIn) => (
                  <Device key={signIn.id} signIn={signIn} />
                ))}
            </ul>
            {data.length > 1 && <EndOthers />}
          </>
        )}
      </Loaded>
      <SecondFactor />
      <Passkeys />
    </Page>
  )
}

const end = (signIn: SignIn) => ask(api.DELETE('/user/tokens/{token}', { params: { path: { token: signIn.id } } }))
const sayWhy = (error: Error) => tell(error instanceof Refusal ? error.message : words().frame.notSent)

function Device({ signIn }: { signIn: SignIn }) {
  const { me: mine } = words()
  const name = deviceName(signIn.device) ?? mine.unknownDevice
  const { passkeys } = ownWords()
  const said = signIn.signed_in_by === 'password' ? [] : [passkeys.signedInBy[signIn.signed_in_by]]
  const ending = useChange({ send: () => end(signIn), touches: ['/user/tokens'] })
  return (
    <li class="row">
      <span class="face" aria-hidden="true">
        <Icon name="lock" />
      </span>
      <div class="grow">
        <p class="strong">
          <bdi>{name}</bdi> {signIn.is_current && <span class="tag accent">{mine.thisDevice}</span>}
        </p>
        <p class="small soft">{[mine.lastUsed({ when: ago(signIn.last_used_at) }), ...said].join(' · ')}</p>
      </div>
      {!signIn.is_current && (
        <button
          type="button"
          class="button small"
          aria-label={mine.endSignIn({ device: name })}
          aria-busy={ending.isPending}
          onClick={() => ending.mutate(undefined, { onSuccess: ({ message }) => tell(message), onError: sayWhy })}
        >
          {mine.end}
        </button>
      )}
    </li>
  )
}

function EndOthers() {
  const { me: mine } = words()
  const ending = useChange({ send: () => ask(api.DELETE('/user/tokens')), touches: ['/user/tokens'] })
  return (
    <button
      type="button"
      class="button start"
      aria-busy={ending.isPending}
      onClick={() => ending.mutate(undefined, { onSuccess: () => tell(mine.othersEnded), onError: sayWhy })}
    >
      {mine.endOthers}
    </button>
  )
}
