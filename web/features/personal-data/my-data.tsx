// Taking one's data along, and erasing oneself: the one thing that can't be undone, so that it asks for the name.
import { useEffect, useState } from 'preact/hooks'
import { api, ask, Refusal } from '#web/api/asking.ts'
import { leave, me } from '#web/api/session.ts'
import { changed, useOnce, useRead } from '#web/api/using.ts'
import { Field, PasswordField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'
import { moment } from '#web/words/saying.ts'

export default function MyData() {
  const { me: mine } = words()
  return (
    <Page title={mine.data} back="/me">
      <Export />
      <section class="card stack">
        <h2>{mine.journal}</h2>
        <p class="soft">{mine.journalAbout}</p>
        <a class="button start" href="/api/journal/export?format=markdown" download>
          {mine.takeJournal}
        </a>
      </section>
      <Erase />
    </Page>
  )
}

const MAKING_MS = 2_000

function Export() {
  const { accounts, me: mine } = words()
  const found = useRead('/user/export')
  const isBeingMade = found.data?.data?.status === 'pending' || found.data?.data?.status === 'running'
  useEffect(() => {
    if (!isBeingMade) return
    const timer = setInterval(() => void changed('/user/export'), MAKING_MS)
    return () => clearInterval(timer)
  }, [isBeingMade])
  const [link, setLink] = useState('')
  const once = useOnce()
  return (
    <section class="card stack">
      <h2>{mine.takeAlong}</h2>
      <p class="soft">{mine.takeAlongAbout}</p>
      <Loaded of={found}>
        {({ data }) => (
          <>
            {isBeingMade && data && (
              <p>
                {mine.beingMade} <progress max={100} value={data.progress} aria-label={mine.beingMade} />
              </p>
            )}
            {data?.status === 'failed' && <p role="alert">{mine.exportFailed}</p>}
            {data?.status === 'ready' && (
              <p class="card accent">
                {mine.exportReady({ until: data.expires_at ? moment(data.expires_at) : '' })}
                {link && (
                  <a class="button primary start" href={link} download>
                    {mine.downloadIt}
                  </a>
                )}
              </p>
            )}
            {!isBeingMade && (
              <Form
                action={data?.status === 'ready' ? mine.makeAgain : mine.makeExport}
                send={async (values) => {
                  const body = { current_password: String(values.get('current_password')) }
                  const { data: asked, message } = await once(body, (headers) => ask(api.POST('/user/export', { body, headers })))
                  setLink(here(asked.url))
                  tell(message)
                  await changed('/user/export')
                }}
              >
                <PasswordField name="current_password" label={accounts.password} autocomplete="current-password" required />
              </Form>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

/** Under the address at which the app is open, whatever public address it is written with. */
const here = (address: string) => {
  const { pathname, search } = new URL(address, location.origin)
  return pathname + search
}

function Erase() {
  const { accounts, me: mine } = words()
  const { name } = me.value!.account
  const [typed, setTyped] = useState('')
  const [blocked, setBlocked] = useState<Refusal>()
  return (
    <section class="card bad stack">
      <h2>{mine.erase}</h2>
      <p>{mine.eraseAbout}</p>
      <Form
        action={mine.eraseForGood}
        send={async (values) => {
          if (typed.trim() !== name) throw new Refusal(422, { message: '', errors: { name: [mine.typeYourName({ name })] } })
          try {
            await ask(api.DELETE('/user', { body: { password: String(values.get('password')) } }))
          } catch (error) {
            if (error instanceof Refusal && error.code) setBlocked(error)
            throw error
          }
          await leave()
        }}
      >
        <Field
          name="name"
          label={mine.yourNameToErase({ name })}
          dir="auto"
          autocomplete="off"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <PasswordField name="password" label={accounts.password} autocomplete="current-password" required />
      </Form>
      {blocked && <Led refusal={blocked} />}
    </section>
  )
}

/** Groups that need somebody else to lead them first: the way out stands beside the refusal. */
function Led({ refusal }: { refusal: Refusal }) {
  const groups = refusal.body['groups']
  if (!Array.isArray(groups)) return null
  return (
    <ul class="stack tight">
      {groups.map(({ id, name }: { id: number; name: string }) => (
        <li key={id}>
          <a class="link" href={`/groups/${id}/about`} dir="auto">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
