// Making a key: for which program, what it opens, how long. It is shown once, to be copied.
import { useId, useState } from 'preact/hooks'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { changed, useOnce } from '#web/api/using.ts'
import { ConfirmByPasskey } from '#web/features/accounts/confirm-by-passkey.tsx'
import { Choice, Field, PasswordField, SelectField, TextField } from '#web/parts/field.tsx'
import { Form, useErrors } from '#web/parts/form.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { rareWords, words } from '#web/words/choosing.ts'

type Scope = Schemas['ApiKey']['scopes'][number]

const PATH = '/organizations/{organization}/api-keys'
const scopes = [
  'groups:read',
  'groups:write',
  'members:read',
  'members:write',
  'meetings:read',
  'challenges:read',
  'trainings:read',
  'progress:read',
] as const satisfies readonly Scope[]
const periods = [30, 90, 180, 365]

export function MakeKey({ organization }: { organization: number }) {
  const { apiKeys } = rareWords()
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<string>()
  if (made !== undefined) return <Made secret={made} done={() => setMade(undefined)} />
  if (!isOpen)
    return (
      <button type="button" class="button primary start" onClick={() => setOpen(true)}>
        {apiKeys.make}
      </button>
    )
  return (
    <NewKey
      organization={organization}
      close={() => setOpen(false)}
      show={(secret) => {
        setMade(secret)
        setOpen(false)
      }}
    />
  )
}

interface NewKeyProps {
  organization: number
  close: () => void
  show: (secret: string) => void
}

function NewKey({ organization, close, show }: NewKeyProps) {
  const { apiKeys } = rareWords()
  const [isForPages, setForPages] = useState(false)
  const sendOnce = useOnce()
  const make = async (values: FormData) => {
    const body = {
      name: String(values.get('name')),
      scopes: isForPages ? ['groups:read' as const] : (values.getAll('scopes') as Scope[]),
      ...(isForPages ? { origins: String(values.get('origins')).split(/\s+/).filter(Boolean) } : {}),
      days: Number(values.get('days')),
    }
    const { key } = await sendOnce(body, (headers) => ask(api.POST(PATH, { params: { path: { organization } }, headers, body })))
    show(key)
    void changed(PATH, '/organizations/{organization}/audit-log')
  }
  return (
    <div class="card stack">
      <h3>{apiKeys.make}</h3>
      <Form
        action={apiKeys.make}
        send={async (values) => {
          await ask(api.POST('/user/confirm', { body: { password: String(values.get('password')) } }))
          await make(values)
        }}
        beside={
          <>
            <ConfirmByPasskey then={make} />
            <button type="button" class="button" onClick={close}>
              {apiKeys.notNow}
            </button>
          </>
        }
      >
        <Field name="name" label={apiKeys.name} help={apiKeys.nameAbout} maxLength={100} dir="auto" autocomplete="off" required />
        <Choice
          name="place"
          label={apiKeys.place}
          value="program"
          options={[
            { value: 'program', text: apiKeys.forProgram, about: apiKeys.forProgramAbout },
            { value: 'pages', text: apiKeys.forPages, about: apiKeys.forPagesAbout },
          ]}
          onChoose={(place) => setForPages(place === 'pages')}
        />
        {isForPages ? (
          <TextField
            name="origins"
            label={apiKeys.origins}
            help={apiKeys.originsAbout}
            dir="ltr"
            rows={2}
            placeholder="https://www.example.org"
          />
        ) : (
          <Scopes />
        )}
        <SelectField
          name="days"
          label={apiKeys.days}
          defaultValue="365"
          options={periods.map((days) => [`${days}`, apiKeys.afterDays({ days })])}
        />
        <PasswordField name="password" label={words().accounts.password} autocomplete="current-password" required />
      </Form>
    </div>
  )
}

function Scopes() {
  const { apiKeys } = rareWords()
  const errors = useErrors('scopes')
  const id = useId()
  return (
    <fieldset class="field" aria-describedby={`${id}-note`}>
      <legend class="field-label">{apiKeys.opens}</legend>
      <div class="stack tight">
        {scopes.map((scope) => (
          <label key={scope} class="option">
            <input type="checkbox" name="scopes" value={scope} aria-invalid={errors.length > 0 ? 'true' : undefined} />
            <span>
              {apiKeys.scopes[scope]}
              <span class="option-about">{apiKeys.scopesAbout[scope]}</span>
            </span>
          </label>
        ))}
      </div>
      <p class={errors.length > 0 ? 'field-note wrong' : 'field-note'} id={`${id}-note`}>
        {errors.length > 0 ? errors.join(' ') : apiKeys.never}
      </p>
    </fieldset>
  )
}

function Made({ secret, done }: { secret: string; done: () => void }) {
  const { apiKeys } = rareWords()
  const copy = () => navigator.clipboard.writeText(secret).then(() => tell(apiKeys.copied), tellWhy)
  return (
    <div class="card stack" role="status">
      <h3>{apiKeys.madeTitle}</h3>
      <Field
        name="key"
        label={apiKeys.key}
        help={apiKeys.once}
        value={secret}
        dir="ltr"
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="row wrap">
        <button type="button" class="button primary" onClick={() => void copy()}>
          {apiKeys.copy}
        </button>
        <button type="button" class="button" onClick={done}>
          {apiKeys.kept}
        </button>
      </div>
    </div>
  )
}
