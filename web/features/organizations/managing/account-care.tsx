// What an admin does for somebody's account: a name that was misspelt, a way back in, and keeping somebody away. The person is told of each.
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { me } from '#web/api/session.ts'
import { changed } from '#web/api/using.ts'
import { Dialog } from '#web/parts/dialog.tsx'
import { Field } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { tell } from '#web/parts/toast.tsx'
import { managingWords, words } from '#web/words/choosing.ts'

interface AccountCareProps {
  person: Pick<Schemas['OrganizationMember'], 'id' | 'name'>
  organization: number
}
type Asked = AccountCareProps & { close: () => void }

export function AccountCare(props: AccountCareProps) {
  const { person: text } = managingWords()
  const [open, setOpen] = useState<'name' | 'link' | 'suspend'>()
  const close = () => setOpen(undefined)
  return (
    <section class="stack tight">
      <h2>{text.account}</h2>
      <p class="row wrap tight">
        <button type="button" class="button small" onClick={() => setOpen('name')}>
          {text.correctName}
        </button>
        <button type="button" class="button small" onClick={() => setOpen('link')}>
          {text.sendLink}
        </button>
        {props.person.id !== me.value?.account.id && (
          <button type="button" class="button small quiet bad" onClick={() => setOpen('suspend')}>
            {text.suspend}
          </button>
        )}
      </p>
      {open === 'name' && <CorrectName {...props} close={close} />}
      {open === 'link' && <SendLink {...props} close={close} />}
      {open === 'suspend' && <Suspend {...props} close={close} />}
    </section>
  )
}

function CorrectName({ person, organization, close }: Asked) {
  const { person: text } = managingWords()
  const send = async (values: FormData) => {
    const asked = { params: { path: { organization, user: person.id } }, body: { name: String(values.get('name')) } }
    const { message } = await ask(api.PUT('/organizations/{organization}/members/{user}/name', asked))
    close()
    tell(message)
    await changed('/organizations/{organization}/members', '/organizations/{organization}/members/{user}')
  }
  return (
    <Dialog title={text.correctName} close={close}>
      <p>{text.correctNameAbout}</p>
      <Form action={words().frame.save} send={send} beside={<Cancel close={close} />}>
        <Field name="name" label={text.name} value={person.name} dir="auto" autocomplete="off" required />
      </Form>
    </Dialog>
  )
}

function SendLink({ person, organization, close }: Asked) {
  const { person: text } = managingWords()
  const send = async () => {
    const asked = { params: { path: { organization, user: person.id } } }
    const { message } = await ask(api.POST('/organizations/{organization}/members/{user}/password-link', asked))
    close()
    tell(message)
  }
  return (
    <Dialog title={text.sendLink} close={close}>
      <Form action={text.send} send={send} beside={<Cancel close={close} />}>
        <p>{text.sendLinkAbout}</p>
      </Form>
    </Dialog>
  )
}

function Suspend({ person, organization, close }: Asked) {
  const { person: text } = managingWords()
  const { route } = useLocation()
  const send = async () => {
    const asked = { params: { path: { organization, user: person.id } } }
    const { message } = await ask(api.PUT('/organizations/{organization}/members/{user}/suspension', asked))
    close()
    tell(message)
    await changed('/organizations/{organization}/members', '/organizations/{organization}/members/suspended', '/groups')
    route(`/manage/people?organization=${organization}`)
  }
  return (
    <Dialog title={text.suspendTitle({ name: person.name })} close={close}>
      <Form action={text.suspend} send={send} beside={<Cancel close={close} />}>
        <ul class="bullets">
          {text.suspendAbout.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Form>
    </Dialog>
  )
}

const Cancel = ({ close }: { close: () => void }) => (
  <button type="button" class="button quiet" onClick={close}>
    {words().frame.cancel}
  </button>
)
