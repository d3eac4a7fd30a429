// Founding a group. Leaders of the church lead theirs when they may; whoever else founds one may lead it too, or leaves that open.

import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api, ask, Refusal } from '#web/api/asking.ts'
import { me } from '#web/api/session.ts'
import { changed, useOnce } from '#web/api/using.ts'
import { myOrganizations } from '#web/features/groups/group.tsx'
import { LeaderField } from '#web/features/groups/leader-field.tsx'
import { Choice, Field, SelectField, Switch, TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Empty } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'

const DRAFT = 'new group'

export default function NewGroup() {
  const { groups } = words()
  const organizations = myOrganizations()
  return (
    <Page title={groups.newTitle} back="/groups" about={groups.newAbout}>
      {organizations.length === 0 ? (
        <Empty icon="groups" title={groups.noChurch}>
          {groups.noChurchAbout}
        </Empty>
      ) : (
        <NewGroupForm />
      )}
    </Page>
  )
}

function NewGroupForm() {
  const { groups } = words()
  const { route, query } = useLocation()
  const organizations = myOrganizations()
  const { account } = me.value!
  const home =
    organizations.find(({ id }) => `${id}` === query['organization']) ??
    organizations.find(({ id }) => id === account.home_organization_id) ??
    organizations[0]!
  const [organization, setOrganization] = useState(home.id)
  const [isUnfit, setUnfit] = useState(false)
  const once = useOnce(DRAFT)
  const leadsByRole = organizations.find(({ id }) => id === organization)?.role !== 'member'

  const send = async (values: FormData) => {
    const text = (name: string) => String(values.get(name)).trim() || null
    const leader = values.get('lead') ? account.id : Number(values.get('leader_id'))
    const body = {
      name: String(values.get('name')),
      organization_id: organization,
      description: text('description'),
      type: text('type'),
      location: text('location'),
      join_type: values.get('join_type') === 'closed' ? ('closed' as const) : ('open' as const),
      ...(leader ? { leader_id: leader } : {}),
    }
    try {
      const { message, data } = await once(body, (headers) => ask(api.POST('/groups', { headers, body })))
      tell(message)
      void changed('/groups')
      route(`/groups/${data.id}`, true)
    } catch (error) {
      setUnfit(error instanceof Refusal && error.code === 'leader_not_qualified')
      throw error
    }
  }
  return (
    <Form
      action={groups.found}
      send={send}
      draft={DRAFT}
      beside={
        isUnfit && (
          <a class="button" href="/trainings">
            {groups.toTrainings}
          </a>
        )
      }
    >
      {organizations.length > 1 && (
        <SelectField
          name="organization_id"
          label={groups.church}
          value={`${organization}`}
          options={organizations.map(({ id, name }) => [`${id}`, name])}
          onChange={(event) => setOrganization(Number(event.currentTarget.value))}
        />
      )}
      <Field name="name" label={groups.name} dir="auto" maxLength={255} required />
      <TextField name="description" label={groups.purpose} help={groups.purposeAbout} rows={3} maxLength={5000} />
      <Field name="type" label={groups.kind} help={groups.kindAbout} dir="auto" maxLength={100} />
      <Field name="location" label={groups.place} help={groups.placeAbout} dir="auto" maxLength={255} />
      <Choice
        name="join_type"
        label={groups.whoComesIn}
        value="open"
        options={[
          { value: 'open', text: groups.open, about: groups.openAbout },
          { value: 'closed', text: groups.closed, about: groups.closedAbout },
        ]}
      />
      {leadsByRole ? (
        <LeaderField key={organization} label={groups.whoLeads} help={groups.youLeadIt} organization={organization} />
      ) : (
        <Switch name="lead" label={groups.iLeadIt} about={groups.iLeadItAbout} />
      )}
    </Form>
  )
}
