// Oneself: picture, profile, address and password; and the way to everything else that is only one's own.
import { useState } from 'preact/hooks'
import { api, ask, Refusal, Unreachable } from '#web/api/asking.ts'
import { me, readMyself, signOut } from '#web/api/session.ts'
import { Install } from '#web/features/accounts/install.tsx'
import { Profile } from '#web/features/accounts/profile.tsx'
import { Merge } from '#web/features/personal-data/merge.tsx'
import { useWaiting } from '#web/features/waiting/counts.ts'
import { useParts } from '#web/features/waiting/parts.ts'
import { help, type Place } from '#web/frame/places.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { Field, PasswordField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon, type IconName } from '#web/parts/icon.tsx'
import { Page } from '#web/parts/page.tsx'
import { shrunk } from '#web/parts/shrinking.ts'
import { tell } from '#web/parts/toast.tsx'
import { ownWords, words } from '#web/words/choosing.ts'

export default function Me() {
  const { accounts, me: mine, frame, meetings } = words()
  const { account, organizations } = me.value!
  const { leading, managing } = useParts()
  return (
    <Page title={mine.title} about={<bdi>{organizations.map(({ name }) => name).join(', ')}</bdi>}>
      <Picture />
      {!account.email_confirmed && <Unconfirmed />}
      <nav aria-label={mine.yours}>
        <ul class="card list">
          <Entry href="/notifications" icon="bell" text={frame.notifications} />
          <Entry href="/me/notifications" icon="settings" text={mine.whatToHear} />
          <Entry href="/one-to-one" icon="heart" text={ownWords().oneToOne.title} />
          <Entry href="/badges" icon="badge" text={frame.places.badges} />
          <Entry href="/me/calendar" icon="calendar" text={meetings.addToCalendar} />
          <Entry href="/me/sign-ins" icon="lock" text={mine.signIns} />
          <Entry href="/me/data" icon="download" text={mine.data} />
          {leading.length > 0 && <Entry href={help[0]} icon={help[1]} text={frame.places.help} />}
        </ul>
      </nav>
      <Part name={frame.lead} places={leading} />
      <Part name={frame.manage} places={managing} />
      <Profile />
      <section class="stack tight">
        <h2>{mine.signingIn}</h2>
        <p class="soft">
          <bdi dir="ltr">{account.email}</bdi>
        </p>
        {account.pending_email && <p class="soft">{mine.pendingEmail({ email: account.pending_email })}</p>}
        <ChangeEmail />
        <ChangePassword />
        <TwoAccounts />
      </section>
      <Install />
      <SignOut text={accounts.signOut} />
    </Page>
  )
}

/** On a desk it stands in the side bar. */
function Part({ name, places }: { name: string; places: readonly Place[] }) {
  const { frame } = words()
  const { said: waiting } = useWaiting()
  if (places.length === 0) return null
  return (
    <nav class="stack tight" aria-label={name}>
      <h2>{name}</h2>
      <ul class="card list">
        {places.map(([href, icon, place]) => (
          <Entry key={href} href={href} icon={icon} text={frame.places[place]} count={href === '/waiting' ? waiting : ''} />
        ))}
      </ul>
    </nav>
  )
}

const Entry = ({ href, icon, text, count }: { href: string; icon: IconName; text: string; count?: string }) => (
  <li>
    <a class="row" href={href}>
      <Icon name={icon} />
      <span class="grow">{text}</span>
      {count && <span class="count">{count}</span>}
      <Icon name="forward" />
    </a>
  </li>
)

function Picture() {
  const { me: mine } = words()
  const { account } = me.value!
  const [isSending, setSending] = useState(false)
  const upload = async (event: { currentTarget: HTMLInputElement }) => {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (!file) return
    setSending(true)
    try {
      const body = new FormData()
      body.set('file', await shrunk(file, 1024), 'picture.jpg')
      await ask(api.POST('/user/avatar', { body: body as never, bodySerializer: (form) => form as never }))
      await readMyself()
    } catch (error) {
      if (error instanceof Refusal) tell(error.errors['file']?.join(' ') ?? error.message)
      else if (error instanceof Unreachable) tell(words().frame.notSent)
      else tell(mine.noPicture)
    } finally {
      setSending(false)
    }
  }
  return (
    <div class="row">
      <Avatar large name={account.name} picture={account.avatar} />
      <div class="grow">
        <p class="strong">
          <bdi>{account.name}</bdi>
        </p>
        <label class="button quiet small" aria-busy={isSending}>
          {mine.changePicture}
          <input class="unseen" type="file" accept="image/*" onChange={upload} />
        </label>
      </div>
    </div>
  )
}

function Unconfirmed() {
  const { me: mine } = words()
  const [sent, setSent] = useState('')
  return (
    <section class="card accent stack tight">
      <h2>{mine.unconfirmed}</h2>
      <p>{sent || mine.unconfirmedAbout}</p>
      {!sent && (
        <button
          type="button"
          class="button start"
          onClick={() =>
            ask(api.POST('/user/email/confirmation')).then(
              ({ message }) => setSent(message),
              (error: Error) => tell(error instanceof Refusal ? error.message : words().frame.notSent),
            )
          }
        >
          {mine.sendConfirmation}
        </button>
      )}
    </section>
  )
}

function ChangeEmail() {
  const { accounts, me: mine } = words()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" class="button start" onClick={() => setOpen(true)}>
        {mine.changeEmail}
      </button>
      {isOpen && (
        <Dialog title={mine.changeEmail} close={() => setOpen(false)}>
          <Form
            action={mine.changeEmail}
            send={async (values) => {
              const body = { email: String(values.get('email')), current_password: String(values.get('current_password')) }
              const { message } = await ask(api.PUT('/user/email', { body }))
              await readMyself()
              setOpen(false)
              tell(message)
            }}
          >
            <Field name="email" label={mine.newEmail} type="email" inputMode="email" dir="ltr" autocomplete="email" required />
            <PasswordField name="current_password" label={accounts.password} autocomplete="current-password" required />
          </Form>
        </Dialog>
      )}
    </>
  )
}

function ChangePassword() {
  const { accounts, me: mine } = words()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" class="button start" onClick={() => setOpen(true)}>
        {mine.changePassword}
      </button>
      {isOpen && (
        <Dialog title={mine.changePassword} close={() => setOpen(false)}>
          <p class="soft">{mine.changePasswordAbout}</p>
          <Form
            action={accounts.setPassword}
            send={async (values) => {
              const body = { current_password: String(values.get('current_password')), password: String(values.get('password')) }
              const { message } = await ask(api.PUT('/user/password', { body }))
              setOpen(false)
              tell(message)
            }}
          >
            <PasswordField name="current_password" label={mine.currentPassword} autocomplete="current-password" required />
            <PasswordField
              name="password"
              label={accounts.newPassword}
              help={accounts.newPasswordHelp}
              autocomplete="new-password"
              required
            />
          </Form>
        </Dialog>
      )}
    </>
  )
}

function TwoAccounts() {
  const { title } = ownWords().merging
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" class="button start" onClick={() => setOpen(true)}>
        {title}
      </button>
      {isOpen && (
        <Dialog title={title} close={() => setOpen(false)}>
          <Merge />
        </Dialog>
      )}
    </>
  )
}

function SignOut({ text }: { text: string }) {
  const { me: mine } = words()
  return (
    <section class="stack tight">
      <button
        type="button"
        class="button start"
        onClick={() => signOut().catch((error: Error) => tell(error instanceof Refusal ? error.message : mine.notSignedOut))}
      >
        {text}
      </button>
      <p class="small soft">{mine.signOutAbout}</p>
    </section>
  )
}
