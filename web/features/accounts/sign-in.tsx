// Signing in; with the church's name where the service has one church.

import { useEffect } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { service } from '#web/api/service.ts'
import { me } from '#web/api/session.ts'
import { PasskeyButton, useOfferedPasskey } from '#web/features/accounts/passkey-button.tsx'
import { useSignIn } from '#web/features/accounts/signing-in.tsx'
import { Field, PasswordField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Page } from '#web/parts/page.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { choose, type Language, language, languages, words } from '#web/words/choosing.ts'

export default function SignIn() {
  const { route, query } = useLocation()
  useEffect(() => {
    if (me.value) route(isOfTheApp(query['to']) ? query['to'] : '/', true)
  }, [me.value])
  return <SignInPage />
}

/** Where one came from, within this app. */
const isOfTheApp = (path: string | undefined): path is string => path !== undefined && /^\/(?![/\\])/.test(path)

/** At whatever address it is shown: who has signed in is there. */
export function SignInPage() {
  const { accounts } = words()
  const [signIn, secondStep] = useSignIn()
  const offer = useOfferedPasskey()
  return (
    <Page title={service.value?.name ?? accounts.signInTitle} about={accounts.signInAbout}>
      <Form
        action={accounts.signIn}
        send={async (values) => {
          await signIn(String(values.get('email')), String(values.get('password')))
        }}
      >
        <Field name="email" label={accounts.email} type="email" autocomplete="username webauthn" inputMode="email" dir="ltr" required />
        <PasswordField name="password" label={accounts.password} autocomplete="current-password" required />
      </Form>
      {secondStep}
      <PasskeyButton before={offer.end} after={offer.begin} />
      <DemoSignIns signIn={signIn} />
      <p class="row spread wrap small">
        <a href="/forgot-password">{accounts.forgotPassword}</a>
        <a href="/register">{accounts.haveCode}</a>
      </p>
      <Languages />
    </Page>
  )
}

/** In the demo: as one of the people whom it made up. */
function DemoSignIns({ signIn }: { signIn: (email: string, password: string) => Promise<void> }) {
  const { accounts } = words()
  const people = service.value?.demo_sign_ins ?? []
  if (people.length === 0) return null
  return (
    <section class="card sunk stack tight">
      <h2>{accounts.demoTitle}</h2>
      {people.map(({ name, role, email, password }) => (
        <button key={email} type="button" class="button" onClick={() => signIn(email, password).catch(tellWhy)}>
          {accounts.demoAs({ name, role: accounts.demoRoles[role] })}
        </button>
      ))}
    </section>
  )
}

/** Each language in its own words. */
export function Languages() {
  return (
    <ul class="row wrap tight small">
      {Object.entries(languages).map(([tag, name]) => (
        <li key={tag}>
          <button
            type="button"
            class="button quiet small"
            lang={tag}
            aria-pressed={tag === language.value}
            onClick={() => choose(tag as Language)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
