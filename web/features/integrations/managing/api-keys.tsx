// The keys with which a church's programs call: what each opens, who answers for it, when it was last used. Here it is taken over and ended.
import { useState } from 'preact/hooks'
import { api, ask, Refusal, type Schemas } from '#web/api/asking.ts'
import { me } from '#web/api/session.ts'
import { changed, useRead } from '#web/api/using.ts'
import { ConfirmByPasskey } from '#web/features/accounts/confirm-by-passkey.tsx'
import { MakeKey } from '#web/features/integrations/managing/make-key.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { PasswordField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { rareWords, words } from '#web/words/choosing.ts'
import { ago, apart, day } from '#web/words/saying.ts'

type Key = Schemas['ApiKey']

const PATH = '/organizations/{organization}/api-keys'

export function ApiKeys({ organization }: { organization: number }) {
  const { apiKeys } = rareWords()
  const reading = useRead(PATH, { path: { organization } })
  return (
    <section class="stack">
      <h2>{apiKeys.title}</h2>
      <p class="soft">{apiKeys.about}</p>
      <Loaded of={reading}>
        {({ data }) => (
          <>
            <MakeKey organization={organization} />
            {data.length === 0 ? (
              <Empty icon="lock" title={apiKeys.none}>
                {apiKeys.noneAbout}
              </Empty>
            ) : (
              <ul class="list">
                {data.map((key) => (
                  <Line key={key.id} of={key} organization={organization} />
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

function Line({ of, organization }: { of: Key; organization: number }) {
  const { apiKeys } = rareWords()
  const [isEnding, setEnding] = useState(false)
  const [isTakingOver, setTakingOver] = useState(false)
  const isOwn = of.holder.id === me.value?.account.id
  const isOver = Date.parse(of.expires_at) <= Date.now()
  return (
    <li class="row top-aligned">
      <span class="face" aria-hidden="true">
        <Icon name="lock" />
      </span>
      <div class="grow stack tight">
        <p class="strong">
          <bdi class="long">{of.name}</bdi>
        </p>
        <p class="small">{of.scopes.map((scope) => apiKeys.scopes[scope]).join(' · ')}</p>
        {of.origins.length > 0 && (
          <p class="small soft">
            {apiKeys.inPagesOf}{' '}
            {of.origins.map((origin) => (
              <bdi key={origin} class="long" dir="ltr">
                {origin}{' '}
              </bdi>
            ))}
          </p>
        )}
        <p class="small soft">
          {of.last_used_at ? apiKeys.lastUsed({ when: ago(of.last_used_at) }) : apiKeys.neverUsed} ·{' '}
          {isOver ? apiKeys.over({ day: day(of.expires_at) }) : apiKeys.until({ day: day(of.expires_at) })}
        </p>
        <p class="small soft">{isOwn ? apiKeys.endsWithYou : apiKeys.endsWith({ name: apart(of.holder.name) })}</p>
        <div class="row wrap">
          {!isOwn && (
            <button
              type="button"
              class="button small"
              aria-label={apiKeys.takeOverOne({ name: of.name })}
              onClick={() => setTakingOver(true)}
            >
              {apiKeys.takeOver}
            </button>
          )}
          <button type="button" class="button small bad" aria-label={apiKeys.endOne({ name: of.name })} onClick={() => setEnding(true)}>
            {apiKeys.end}
          </button>
        </div>
      </div>
      {isTakingOver && <TakeOver of={of} organization={organization} close={() => setTakingOver(false)} />}
      {isEnding && <End of={of} organization={organization} close={() => setEnding(false)} />}
    </li>
  )
}

/** What others have done to a key meanwhile is shown too. */
const readAgain = () => changed(PATH, '/organizations/{organization}/audit-log')

function TakeOver({ of, organization, close }: { of: Key; organization: number; close: () => void }) {
  const { apiKeys } = rareWords()
  const take = async () => {
    const params = { path: { organization, api_key: of.id } }
    try {
      tell((await ask(api.POST(`${PATH}/{api_key}/take-over`, { params, body: {} }))).message)
      close()
    } finally {
      await readAgain()
    }
  }
  return (
    <Dialog title={apiKeys.takeOverOne({ name: of.name })} close={close}>
      <Form
        action={apiKeys.takeOver}
        send={async (values) => {
          await ask(api.POST('/user/confirm', { body: { password: String(values.get('password')) } }))
          await take()
        }}
        beside={<ConfirmByPasskey then={take} />}
      >
        <PasswordField name="password" label={words().accounts.password} autocomplete="current-password" required />
      </Form>
    </Dialog>
  )
}

function End({ of, organization, close }: { of: Key; organization: number; close: () => void }) {
  const { apiKeys } = rareWords()
  const [isBusy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    try {
      tell((await ask(api.DELETE(`${PATH}/{api_key}`, { params: { path: { organization, api_key: of.id } } }))).message)
      close()
    } catch (error) {
      tellWhy(error)
      // Somebody else has ended it.
      if (error instanceof Refusal && error.status === 404) close()
    } finally {
      setBusy(false)
    }
    await readAgain()
  }
  return (
    <Dialog title={apiKeys.endTitle({ name: of.name })} close={close}>
      <p>{apiKeys.endAbout}</p>
      <div class="row wrap">
        <button type="button" class="button bad" aria-busy={isBusy} onClick={() => isBusy || void end()}>
          {apiKeys.end}
        </button>
        <button type="button" class="button" onClick={close}>
          {words().frame.cancel}
        </button>
      </div>
    </Dialog>
  )
}
