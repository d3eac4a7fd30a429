// Two accounts of one person: showing that the other one is theirs too, seeing what would move into this one and what stays, and moving it.
import { useEffect, useRef, useState } from 'preact/hooks'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { queries } from '#web/api/keeping.ts'
import { me, readMyself } from '#web/api/session.ts'
import { Field, PasswordField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { ownWords } from '#web/words/choosing.ts'

type Merge = Schemas['AccountMerge']
interface Sent {
  email: string
  password: string
  current_password: string
}

export function Merge() {
  const { merging } = ownWords()
  const { email } = me.value!.account
  const [sent, setSent] = useState<Sent>()
  const [seen, setSeen] = useState<Merge>()
  const [isMoved, setMoved] = useState(false)
  if (!sent || !seen)
    return (
      <>
        <p class="soft">{merging.about}</p>
        <Form
          action={merging.look}
          send={async (values) => {
            const body = {
              email: text(values, 'email'),
              password: text(values, 'password'),
              current_password: text(values, 'current_password'),
            }
            setSeen((await ask(api.POST('/user/merge/preview', { body }))).data)
            setSent(body)
          }}
        >
          <Field name="email" label={merging.otherEmail} type="email" inputMode="email" dir="ltr" autocomplete="off" required />
          <PasswordField name="password" label={merging.otherPassword} autocomplete="off" required />
          <PasswordField
            name="current_password"
            label={merging.ownPassword}
            help={<Addressed text={merging.kept} email={email} />}
            autocomplete="current-password"
            required
          />
        </Form>
      </>
    )
  return (
    <>
      <Seen merge={seen} isMoved={isMoved} />
      {!isMoved && !isEmpty(seen) && (
        <Form
          action={merging.act}
          send={async () => {
            const { data } = await ask(api.POST('/user/merge', { body: sent }))
            setSeen(data)
            setSent({ email: '', password: '', current_password: '' })
            setMoved(true)
            await readMyself()
            await queries.invalidateQueries()
          }}
        >
          <p class="soft">{merging.told}</p>
        </Form>
      )}
    </>
  )
}

const text = (values: FormData, name: string) => String(values.get(name))

/** An address is read from left to right, whatever stands around it. */
function Addressed({ text, email }: { text: (of: { email: string }) => string; email: string }) {
  const [before, after] = text({ email: '\n' }).split('\n')
  return (
    <>
      {before}
      <bdi dir="ltr">{email}</bdi>
      {after}
    </>
  )
}

const kinds = ['groups', 'waits', 'meetings', 'trainings', 'certificates', 'assignments', 'challenges', 'badges'] as const

const isEmpty = (merge: Merge) => merge.organizations.length === 0 && kinds.every((kind) => merge[kind] === 0)

function Seen({ merge, isMoved }: { merge: Merge; isMoved: boolean }) {
  const { merging } = ownWords()
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever doesn't see the page hears what is new on it.
  useEffect(() => heading.current?.focus(), [isMoved])
  const counted = kinds.filter((kind) => merge[kind] > 0).map((kind) => merging.counts[kind](merge[kind]))
  return (
    <>
      <section class="stack tight">
        <h3 ref={heading} tabIndex={-1}>
          {isMoved ? merging.moved : merging.moves}
        </h3>
        <p class="soft">
          <bdi>{merge.account.name}</bdi> · <bdi dir="ltr">{merge.account.email}</bdi>
        </p>
        {isEmpty(merge) && <p>{merging.nothing}</p>}
        {merge.organizations.length > 0 && (
          <ul class="stack tight">
            {merge.organizations.map(({ id, name }) => (
              <li key={id} class="strong">
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        )}
        {counted.length > 0 && (
          <ul class="stack tight">
            {counted.map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        )}
        {merge.certificates_ended > 0 && <p class="soft">{merging.ended({ count: merge.certificates_ended })}</p>}
      </section>
      <section class="stack tight">
        <h3>{merging.stays}</h3>
        {merge.staying.length > 0 && (
          <ul class="stack tight">
            {merge.staying.map(({ id, name, reason }) => (
              <li key={id}>
                <p class="strong">
                  <bdi>{name}</bdi>
                </p>
                <p class="soft">{merging.reasons[reason]}</p>
              </li>
            ))}
          </ul>
        )}
        <p>{merging.writing}</p>
      </section>
    </>
  )
}
