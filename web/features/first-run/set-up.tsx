// The first run: whoever has the code from the service's terminal names the church and becomes its first admin.
import { useLocation } from 'preact-iso/router'
import { api, ask } from '#web/api/asking.ts'
import { begin } from '#web/api/session.ts'
import { Languages } from '#web/features/accounts/sign-in.tsx'
import { timeZones } from '#web/features/accounts/time-zones.ts'
import { Combobox } from '#web/parts/combobox.tsx'
import { Field, PasswordField, SelectField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Page } from '#web/parts/page.tsx'
import { language, languages, words } from '#web/words/choosing.ts'

export default function SetUp() {
  const { accounts, setup } = words()
  const { route } = useLocation()
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <Page title={setup.title} about={setup.about}>
      <Form
        action={setup.action}
        send={async (values) => {
          const text = (name: string) => String(values.get(name) ?? '')
          await ask(
            api.POST('/setup', {
              body: {
                code: text('code'),
                organization_name: text('organization_name'),
                timezone: text('timezone'),
                locale: text('locale'),
                name: text('name'),
                email: text('email'),
                password: text('password'),
              },
            }),
          )
          await begin()
          route('/manage/first-steps', true)
        }}
      >
        <Field name="code" label={setup.code} help={setup.codeHelp} dir="ltr" autocomplete="off" required />
        <Field name="organization_name" label={setup.church} dir="auto" autocomplete="organization" required />
        <SelectField name="locale" label={setup.language} options={Object.entries(languages)} defaultValue={language.value} />
        <Combobox name="timezone" label={setup.timeZone} value={here} options={timeZones(here)} />
        <Field name="name" label={accounts.name} dir="auto" autocomplete="name" required />
        <Field name="email" label={accounts.email} type="email" inputMode="email" dir="ltr" autocomplete="username" required />
        <PasswordField name="password" label={accounts.password} help={accounts.newPasswordHelp} autocomplete="new-password" required />
      </Form>
      <Languages />
    </Page>
  )
}
