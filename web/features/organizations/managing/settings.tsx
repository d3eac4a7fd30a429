// What a church decides for itself, a section for each kind of decision, each saved by itself.
import { Refusal } from '#web/api/asking.ts'
import { useRead } from '#web/api/using.ts'
import { timeZones } from '#web/features/accounts/time-zones.ts'
import { RenewAllCodes } from '#web/features/groups/managing/renew-all-codes.tsx'
import { ChooseChurch, ForAdmins } from '#web/features/organizations/managing/church.tsx'
import { HueField } from '#web/features/organizations/managing/hue.tsx'
import { Logo } from '#web/features/organizations/managing/logo.tsx'
import { type Church, save } from '#web/features/organizations/managing/saving.ts'
import { Combobox } from '#web/parts/combobox.tsx'
import { Choice, Field, PasswordField, SelectField, Switch, TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { languages, managingWords, ownWords, words } from '#web/words/choosing.ts'

export default function Settings() {
  const { settings } = managingWords()
  return (
    <Page help="/help/first-steps" title={settings.title} about={settings.about}>
      <ChooseChurch />
      <ForAdmins>{({ id }) => <Sections key={id} id={id} />}</ForAdmins>
    </Page>
  )
}

function Sections({ id }: { id: number }) {
  const church = useRead('/organizations/{organization}', { path: { organization: id } })
  return (
    <Loaded of={church}>
      {({ data }) => (
        <>
          <Identity church={data} />
          <Look church={data} />
          <ComingIn church={data} />
          <Safety church={data} />
          <Trainings church={data} />
          <Prayer church={data} />
          <OneToOne church={data} />
        </>
      )}
    </Loaded>
  )
}

function Identity({ church }: { church: Church }) {
  const { settings } = managingWords()
  return (
    <section class="card stack">
      <h2>{settings.identity}</h2>
      <Form
        action={words().frame.save}
        send={async (values) => {
          const name = String(values.get('name')).trim()
          // Left empty, it would stay what it is, and nobody would know why.
          if (!name) throw new Refusal(422, { errors: { name: [settings.nameNeeded] } })
          await save(church, {
            name,
            locale: String(values.get('locale')) || null,
            timezone: String(values.get('timezone')),
          })
        }}
      >
        <Field name="name" label={settings.name} help={settings.nameAbout} defaultValue={church.name} dir="auto" maxLength={255} required />
        <SelectField
          name="locale"
          label={settings.language}
          help={settings.languageAbout}
          defaultValue={church.locale ?? ''}
          options={[['', settings.noLanguage], ...localeOptions(church.locale)]}
        />
        <Combobox
          name="timezone"
          label={settings.timeZone}
          help={settings.timeZoneAbout}
          value={church.timezone}
          options={timeZones(church.timezone)}
        />
      </Form>
    </section>
  )
}

/** Those that the app speaks; one such as "de-AT" stays what it is. */
const localeOptions = (own: string | null): (readonly [string, string])[] => {
  const known = Object.entries(languages)
  if (!own || known.some(([tag]) => tag === own)) return known
  return [...known, [own, new Intl.DisplayNames([own], { type: 'language' }).of(own) ?? own]]
}

function Look({ church }: { church: Church }) {
  const { settings } = managingWords()
  return (
    <section class="card stack">
      <h2>{settings.look}</h2>
      <Logo church={church} />
      <Form action={words().frame.save} send={(values) => save(church, { hue: values.get('own_hue') ? Number(values.get('hue')) : null })}>
        <HueField hue={church.hue} />
      </Form>
    </section>
  )
}

function ComingIn({ church }: { church: Church }) {
  const { settings } = managingWords()
  return (
    <section class="card stack">
      <h2>{settings.comingIn}</h2>
      <p class="soft">{settings.comingInAbout}</p>
      <Form
        action={words().frame.save}
        send={(values) => save(church, { admits_by_code: values.get('admits_by_code') as Church['admits_by_code'] })}
      >
        <Choice
          name="admits_by_code"
          label={settings.admits}
          value={church.admits_by_code}
          options={(['leaders', 'anyone', 'nobody'] as const).map((value) => ({
            value,
            text: settings.admitsOptions[value],
            about: settings.admitsAbout[value],
          }))}
        />
      </Form>
      <RenewAllCodes organization={church} isButton />
    </section>
  )
}

function Safety({ church }: { church: Church }) {
  const { secondFactor } = ownWords()
  const { accounts } = words()
  return (
    <section class="card stack">
      <h2>{secondFactor.title}</h2>
      <Form
        action={words().frame.save}
        send={(values) =>
          save(
            church,
            { require_second_factor: values.get('require_second_factor') as Church['require_second_factor'] },
            String(values.get('current_password')),
          )
        }
      >
        <Choice
          name="require_second_factor"
          label={secondFactor.required}
          value={church.require_second_factor}
          options={(['nobody', 'admins', 'leaders'] as const).map((value) => ({
            value,
            text: secondFactor.requiredOptions[value],
            about: secondFactor.requiredAbout[value],
          }))}
        />
        <PasswordField name="current_password" label={accounts.password} autocomplete="current-password" required />
      </Form>
    </section>
  )
}

function Trainings({ church }: { church: Church }) {
  const { settings } = managingWords()
  return (
    <section class="card stack">
      <h2>{settings.trainings}</h2>
      <Form
        action={words().frame.save}
        send={(values) =>
          save(church, {
            enforce_leader_qualifications: values.has('enforce_leader_qualifications'),
            reveal_quiz_answers: values.get('reveal_quiz_answers') as Church['reveal_quiz_answers'],
          })
        }
      >
        <Switch
          name="enforce_leader_qualifications"
          label={settings.qualified}
          about={settings.qualifiedAbout}
          defaultChecked={church.enforce_leader_qualifications}
        />
        <Choice
          name="reveal_quiz_answers"
          label={settings.answers}
          value={church.reveal_quiz_answers}
          options={(['always', 'after_passing'] as const).map((value) => ({
            value,
            text: settings.answersOptions[value],
            about: settings.answersAbout[value],
          }))}
        />
      </Form>
    </section>
  )
}

function Prayer({ church }: { church: Church }) {
  const { settings } = managingWords()
  const send = (values: FormData) => {
    const lines = String(values.get('prayer_categories')).split('\n')
    const categories = lines.map((line) => line.trim()).filter((line) => line !== '')
    const days = String(values.get('prayer_days')).trim()
    return save(church, { prayer_categories: [...new Set(categories)], prayer_days: days ? Number(days) : null })
  }
  return (
    <section class="card stack">
      <h2>{settings.prayer}</h2>
      <Form action={words().frame.save} send={send}>
        <TextField
          name="prayer_categories"
          label={settings.prayerCategories}
          help={settings.prayerCategoriesAbout}
          rows={5}
          defaultValue={church.prayer_categories.join('\n')}
        />
        <Field
          name="prayer_days"
          type="number"
          min={1}
          max={365}
          label={settings.prayerDays}
          help={settings.prayerDaysAbout}
          defaultValue={church.prayer_days ?? ''}
        />
      </Form>
    </section>
  )
}

function OneToOne({ church }: { church: Church }) {
  const { pairs, settings } = managingWords()
  return (
    <section class="card stack">
      <h2>{pairs.title}</h2>
      <Form
        action={words().frame.save}
        send={(values) =>
          save(church, {
            mentors_need_trainings: values.has('mentors_need_trainings'),
            pair_agreement: values.get('pair_agreement') as Church['pair_agreement'],
          })
        }
      >
        <Choice
          name="pair_agreement"
          label={settings.pairAgreement}
          value={church.pair_agreement}
          options={(['every_pair', 'minors'] as const).map((value) => ({
            value,
            text: settings.pairAgreementOptions[value],
            about: settings.pairAgreementAbout[value],
          }))}
        />
        <Switch
          name="mentors_need_trainings"
          label={settings.mentors}
          about={settings.mentorsAbout}
          defaultChecked={church.mentors_need_trainings}
        />
      </Form>
    </section>
  )
}
