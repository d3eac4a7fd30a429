// What one says of oneself: name, language and time, and, for whom one chooses, birthday and phone number.
import { api, ask } from '#web/api/asking.ts'
import { dateToday, me, readMyself } from '#web/api/session.ts'
import { timeZones } from '#web/features/accounts/time-zones.ts'
import { Combobox } from '#web/parts/combobox.tsx'
import { Field, SelectField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { changesFrom } from '#web/parts/merging.ts'
import { tell } from '#web/parts/toast.tsx'
import { languages, ownWords, words } from '#web/words/choosing.ts'

const audiences = ['nobody', 'leaders', 'church'] as const
type Audience = (typeof audiences)[number]

export function Profile() {
  const { accounts, frame } = words()
  const { profile } = ownWords()
  const { account, organizations } = me.value!
  const mayBeSeenBy = audiences.map((audience) => [audience, profile.seenBy[audience]] as const)
  const send = async (values: FormData) => {
    const text = (name: string) => String(values.get(name) ?? '')
    const home = Number(text('home_organization_id'))
    const change = changesFrom(account, {
      name: text('name'),
      locale: text('locale') || null,
      timezone: text('timezone') || null,
      birthday: text('birthday') || null,
      birthday_visibility: text('birthday_visibility') as Audience,
      phone: text('phone') || null,
      phone_visibility: text('phone_visibility') as Audience,
      ...(home ? { home_organization_id: home } : {}),
    })
    if (Object.keys(change).length > 0) {
      await ask(api.PATCH('/user', { body: change }))
      await readMyself()
    }
    tell(words().frame.saved)
  }
  return (
    <section class="card stack">
      <h2>{profile.title}</h2>
      <Form action={frame.save} send={send}>
        <Field name="name" label={accounts.name} defaultValue={account.name} dir="auto" autocomplete="name" required />
        <SelectField
          name="locale"
          label={profile.language}
          defaultValue={account.locale ?? ''}
          options={[['', profile.languageOfBrowser], ...withOwn(Object.entries(languages), account.locale)]}
        />
        <Combobox
          name="timezone"
          label={profile.timeZone}
          value={account.timezone ?? ''}
          options={[{ value: '', text: profile.timeOfChurch }, ...timeZones(account.timezone)]}
        />
        {organizations.length > 1 && (
          <SelectField
            name="home_organization_id"
            label={profile.homeChurch}
            defaultValue={String(account.home_organization_id ?? '')}
            options={organizations.map(({ id, name }) => [String(id), name] as const)}
          />
        )}
        <Field
          name="birthday"
          type="date"
          label={profile.birthday}
          help={profile.birthdayAbout}
          defaultValue={account.birthday ?? ''}
          min="1900-01-01"
          max={dateToday()}
          autocomplete="bday"
        />
        <SelectField
          name="birthday_visibility"
          label={profile.whoSeesBirthday}
          defaultValue={account.birthday_visibility}
          options={mayBeSeenBy}
        />
        <Field
          name="phone"
          label={profile.phone}
          defaultValue={account.phone ?? ''}
          dir="ltr"
          inputMode="tel"
          maxLength={40}
          autocomplete="tel"
        />
        <SelectField name="phone_visibility" label={profile.whoSeesPhone} defaultValue={account.phone_visibility} options={mayBeSeenBy} />
      </Form>
    </section>
  )
}

/** A locale such as "de-AT" stays what it is when the form is saved. */
const withOwn = (options: readonly (readonly [string, string])[], own: string | null) =>
  own && !options.some(([tag]) => tag === own)
    ? [...options, [own, new Intl.DisplayNames([own], { type: 'language' }).of(own) ?? own] as const]
    : options
