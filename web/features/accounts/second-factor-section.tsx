// The second factor: setting an authenticator app up, the codes of recovery, and switching it off.
import { useState } from 'preact/hooks'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { me, readMyself } from '#web/api/session.ts'
import { changed, useRead } from '#web/api/using.ts'
import { ConfirmByPasskey } from '#web/features/accounts/confirm-by-passkey.tsx'
import { CodeField } from '#web/features/accounts/second-step.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { Field, PasswordField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Qr } from '#web/parts/qr.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { fetchOwnWords, ownWords, words } from '#web/words/choosing.ts'
import { day, number } from '#web/words/saying.ts'

// Before the page that has it is drawn.
await fetchOwnWords()

type Begun = Schemas['SecondFactorBegun']

/** `kept` happens once it is set up and the codes of recovery are kept. */
export function SecondFactor({ kept }: { kept?: () => Promise<void> }) {
  const { secondFactor } = ownWords()
  const reading = useRead('/user/second-factor')
  const [codes, setCodes] = useState<readonly string[]>()
  const show = async (given: readonly string[]) => {
    setCodes(given)
    await changed('/user/second-factor')
  }
  return (
    <section class="stack">
      <h2>{secondFactor.title}</h2>
      <p class="soft">{secondFactor.about}</p>
      {codes ? (
        <Codes
          codes={codes}
          close={() => {
            setCodes(undefined)
            void kept?.().catch(tellWhy)
          }}
        />
      ) : (
        <Loaded of={reading}>{({ data }) => (data.since === null ? <SetUp show={show} /> : <Is on={data} show={show} />)}</Loaded>
      )}
    </section>
  )
}

interface Showing {
  show: (codes: readonly string[]) => Promise<void>
}

function SetUp({ show }: Showing) {
  const { accounts } = words()
  const { secondFactor } = ownWords()
  const [begun, setBegun] = useState<Begun>()
  if (begun) return <Add begun={begun} show={show} />
  const begin = async () => setBegun((await ask(api.POST('/user/second-factor'))).data)
  return (
    <div class="card stack">
      <p>{secondFactor.passwordFirst}</p>
      <Form
        action={secondFactor.begin}
        send={async (values) => {
          await ask(api.POST('/user/confirm', { body: { password: String(values.get('password')) } }))
          await begin()
        }}
        beside={<ConfirmByPasskey then={begin} />}
      >
        <PasswordField name="password" label={accounts.password} autocomplete="current-password" required />
      </Form>
    </div>
  )
}

function Add({ begun, show }: Showing & { begun: Begun }) {
  const { secondFactor } = ownWords()
  return (
    <div class="card stack">
      <p>{secondFactor.add}</p>
      <Qr text={begun.address} label={secondFactor.qr} />
      <Field
        name="key"
        label={secondFactor.appKey}
        value={begun.secret}
        dir="ltr"
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Form
        action={secondFactor.turnOn}
        send={async (values) => {
          const { data } = await ask(api.POST('/user/second-factor/confirm', { body: { code: String(values.get('code')) } }))
          await show(data.recovery_codes)
        }}
      >
        <Field
          name="code"
          label={secondFactor.appCode}
          help={secondFactor.appCodeHelp}
          inputMode="numeric"
          autocomplete="one-time-code"
          dir="ltr"
          required
        />
      </Form>
    </div>
  )
}

function Codes({ codes, close }: { codes: readonly string[]; close: () => void }) {
  const { secondFactor } = ownWords()
  return (
    <div class="card stack">
      <h3>{secondFactor.codesTitle}</h3>
      <p>{secondFactor.codesAbout}</p>
      <ol class="stack tight" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="row wrap">
        <button type="button" class="button primary" onClick={close}>
          {secondFactor.kept}
        </button>
        <button type="button" class="button" onClick={() => window.print()}>
          {secondFactor.print}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => navigator.clipboard.writeText(codes.join('\n')).then(() => tell(secondFactor.copied), tellWhy)}
        >
          {secondFactor.copy}
        </button>
      </div>
    </div>
  )
}

function Is({ on, show }: Showing & { on: Schemas['SecondFactor'] }) {
  const { secondFactor } = ownWords()
  const [asking, setAsking] = useState<'codes' | 'off'>()
  const close = () => setAsking(undefined)
  const askedBy = me.value!.organizations.filter(asksForFactor).map(({ name }) => name)
  return (
    <div class="card stack">
      <h3>{secondFactor.on}</h3>
      <dl class="stack tight">
        <div class="row spread">
          <dt>{secondFactor.since}</dt>
          <dd>{day(on.since!)}</dd>
        </div>
        <div class="row spread">
          <dt>{secondFactor.left}</dt>
          <dd>{number(on.recovery_codes_left)}</dd>
        </div>
      </dl>
      <div class="row wrap">
        <button type="button" class="button" onClick={() => setAsking('codes')}>
          {secondFactor.newCodes}
        </button>
        <button type="button" class="button bad" onClick={() => setAsking('off')}>
          {secondFactor.off}
        </button>
      </div>
      {asking === 'codes' && (
        <AskCode
          title={secondFactor.newCodes}
          about={secondFactor.newCodesAbout}
          close={close}
          send={async (body) => show((await ask(api.POST('/user/second-factor/recovery-codes', { body }))).data.recovery_codes)}
        />
      )}
      {asking === 'off' && (
        <AskCode
          title={secondFactor.off}
          about={askedBy.length > 0 ? secondFactor.offAsked({ church: askedBy.join(', ') }) : secondFactor.offAbout}
          close={close}
          send={async (body) => {
            const { message } = await ask(api.DELETE('/user/second-factor', { body }))
            close()
            await Promise.all([changed('/user/second-factor'), readMyself()])
            tell(message)
          }}
        />
      )}
    </div>
  )
}

/** Whether a church asks for one of whoever has the role that one has in it. */
const asksForFactor = ({ role, require_second_factor: of }: Schemas['Organization']) =>
  role === 'admin' ? of !== 'nobody' : role === 'leadership' && of === 'leaders'

interface Asking {
  title: string
  about: string
  close: () => void
  send: (body: { code: string; current_password: string }) => Promise<void>
}

/** What makes it weaker wants the password and a code. */
function AskCode({ title, about, close, send }: Asking) {
  const { accounts } = words()
  return (
    <Dialog title={title} close={close}>
      <p class="soft">{about}</p>
      <Form
        action={title}
        send={(values) => send({ code: String(values.get('code')), current_password: String(values.get('current_password')) })}
      >
        <PasswordField name="current_password" label={accounts.password} autocomplete="current-password" required />
        <CodeField />
      </Form>
    </Dialog>
  )
}
