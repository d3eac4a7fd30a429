// What people read about a group, who comes in, and how many.
import { api, ask } from '#web/api/asking.ts'
import type { Group } from '#web/features/groups/group.tsx'
import { groupsChanged } from '#web/features/groups/managing/changed.ts'
import { Choice, Field, TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { changesFrom } from '#web/parts/merging.ts'
import { tell } from '#web/parts/toast.tsx'
import { managingWords, words } from '#web/words/choosing.ts'
import { number } from '#web/words/saying.ts'

export function AboutForm({ group }: { group: Group }) {
  const { groups, frame } = words()
  const managing = managingWords().groups
  const allowed = group.max_members_allowed ?? 0
  const isSmaller = group.max_members !== null && group.max_members < allowed
  const before = {
    name: group.name,
    description: group.purpose || null,
    type: group.type,
    location: group.location,
    posting: group.posting,
    join_type: group.join_type,
    member_limit: isSmaller ? group.max_members : null,
  }
  const send = async (values: FormData) => {
    const text = (name: string) => String(values.get(name)).trim() || null
    const limit = text('member_limit')
    const now = {
      name: String(values.get('name')),
      description: text('description'),
      type: text('type'),
      location: text('location'),
      posting: values.get('posting') === 'leaders' ? ('leaders' as const) : ('everyone' as const),
      join_type: values.get('join_type') === 'closed' ? ('closed' as const) : ('open' as const),
      // What is no number is sent as it was typed, for the service to say so.
      member_limit: limit === null || Number.isNaN(Number(limit)) ? (limit as unknown as null) : Number(limit),
    }
    // What another admin changed meanwhile stays.
    const body = changesFrom(before, now)
    if (Object.keys(body).length === 0) return tell(frame.saved)
    const { message } = await ask(api.PUT('/groups/{group}', { params: { path: { group: group.id } }, body }))
    tell(message)
    await groupsChanged()
  }
  return (
    <section class="card stack">
      <h2>{managing.about}</h2>
      <Form action={frame.save} send={send} draft={`settings of group ${group.id}`}>
        <Field name="name" label={groups.name} dir="auto" maxLength={255} defaultValue={group.name} required />
        <TextField
          name="description"
          label={groups.purpose}
          help={groups.purposeAbout}
          rows={3}
          maxLength={5000}
          defaultValue={group.purpose}
        />
        <Field name="type" label={groups.kind} help={groups.kindAbout} dir="auto" maxLength={100} defaultValue={group.type ?? ''} />
        <Field
          name="location"
          label={groups.place}
          help={groups.placeAbout}
          dir="auto"
          maxLength={255}
          defaultValue={group.location ?? ''}
        />
        <Choice
          name="join_type"
          label={groups.whoComesIn}
          value={group.join_type}
          options={[
            { value: 'open', text: groups.open, about: groups.openAbout },
            { value: 'closed', text: groups.closed, about: groups.closedAbout },
          ]}
        />
        <Choice
          name="posting"
          label={groups.whoPosts}
          value={group.posting}
          options={[
            { value: 'everyone', text: groups.postingEveryone, about: groups.postingEveryoneAbout },
            { value: 'leaders', text: groups.postingLeaders, about: groups.postingLeadersAbout },
          ]}
        />
        <Field
          name="member_limit"
          type="number"
          inputMode="numeric"
          min={1}
          max={allowed}
          label={managing.seats}
          help={`${managing.nowIn({ count: group.member_count })} ${managing.seatsAbout({ max: number(allowed) })}`}
          defaultValue={isSmaller ? String(group.max_members) : ''}
        />
      </Form>
    </section>
  )
}
