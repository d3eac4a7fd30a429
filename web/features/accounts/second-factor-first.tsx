// In place of a page of a church that asks for a second factor: setting one up or giving it, and then on to where one was. Or one lays one's role down.
import { useState } from 'preact/hooks'
import { api, ask, factorNeededAt, type Schemas } from '#web/api/asking.ts'
import { me, readMyself } from '#web/api/session.ts'
import { ConfirmByPasskey } from '#web/features/accounts/confirm-by-passkey.tsx'
import { Passkeys } from '#web/features/accounts/passkeys-section.tsx'
import { SecondFactor } from '#web/features/accounts/second-factor-section.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { Form } from '#web/parts/form.tsx'
import { Page } from '#web/parts/page.tsx'
import { tell } from '#web/parts/toast.tsx'
import { ownWords, words } from '#web/words/choosing.ts'

/** It is set up, or not needed any more: the page that was asked for is shown. */
async function goOn() {
  factorNeededAt.value = ''
  await readMyself()
}

export default function SecondFactorFirst() {
  const { secondFactor } = ownWords()
  const asking = me.value!.organizations.filter(({ second_factor_needed }) => second_factor_needed)
  return (
    <Page title={secondFactor.firstTitle} about={secondFactor.firstAbout({ church: asking.map(({ name }) => name).join(', ') })}>
      <ConfirmByPasskey then={goOn} />
      <SecondFactor kept={goOn} />
      <Passkeys kept={goOn} />
      <section class="stack tight">
        <h2>{secondFactor.withoutTitle}</h2>
        <p class="soft">{secondFactor.withoutAbout}</p>
        {asking.map((church) => (
          <LayDown key={church.id} church={church} />
        ))}
        <a class="button start" href="/me">
          {words().frame.me}
        </a>
      </section>
    </Page>
  )
}

function LayDown({ church }: { church: Schemas['Organization'] }) {
  const { secondFactor } = ownWords()
  const [asks, setAsks] = useState(false)
  const title = secondFactor.layDown({ church: church.name })
  return (
    <>
      <button type="button" class="button start" onClick={() => setAsks(true)}>
        {title}
      </button>
      {asks && (
        <Dialog title={title} close={() => setAsks(false)}>
          <p class="soft">{secondFactor.layDownAbout}</p>
          <Form
            action={title}
            send={async () => {
              const path = { organization: church.id, user: me.value!.account.id }
              const { message } = await ask(
                api.PATCH('/organizations/{organization}/members/{user}', { params: { path }, body: { role: 'member' } }),
              )
              await goOn()
              tell(message)
            }}
          >
            {null}
          </Form>
        </Dialog>
      )}
    </>
  )
}
