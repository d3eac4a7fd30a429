// Asking somebody to walk one to one: somebody of one's groups. Nothing is written with it.
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api, ask } from '#web/api/asking.ts'
import { me } from '#web/api/session.ts'
import { changed, useOnce, useRead } from '#web/api/using.ts'
import { Choice, SelectField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { tell } from '#web/parts/toast.tsx'
import { ownWords, words } from '#web/words/choosing.ts'

export default function AskSomebody() {
  const { oneToOne } = ownWords()
  const groups = useRead('/groups')
  return (
    <Page title={oneToOne.ask} about={oneToOne.askAbout} back="/one-to-one">
      <Loaded of={groups}>
        {({ data }) => {
          const regular = data.filter(({ group_type }) => group_type === 'group')
          if (regular.length > 0) return <Asking groups={regular} />
          return (
            <Empty
              icon="groups"
              title={words().groups.none}
              action={
                <a class="button primary" href="/groups/find">
                  {words().groups.find}
                </a>
              }
            >
              {oneToOne.about}
            </Empty>
          )
        }}
      </Loaded>
    </Page>
  )
}

function Asking({ groups }: { groups: { id: number; name: string; organization_id: number }[] }) {
  const { oneToOne } = ownWords()
  const { route } = useLocation()
  const [chosen, choose] = useState(groups[0]!.id)
  const once = useOnce()
  const group = groups.find(({ id }) => id === chosen)!
  const members = useRead('/groups/{group}/members', { path: { group: chosen } })
  const others = members.data?.data.filter(({ id }) => id !== me.value?.account.id) ?? []
  const send = async (values: FormData) => {
    const body = {
      user_id: Number(values.get('user_id')),
      as: values.get('as') === 'mentee' ? ('mentee' as const) : ('mentor' as const),
      organization_id: group.organization_id,
    }
    const { message, data } = await once(body, (headers) => ask(api.POST('/pairs', { body, headers })))
    await changed('/pairs')
    route(`/one-to-one/${data.id}`, true)
    tell(message)
  }
  return (
    <Form send={send} action={oneToOne.sendAsk}>
      <SelectField
        name="group"
        label={oneToOne.fromGroup}
        options={groups.map(({ id, name }) => [String(id), name])}
        value={String(chosen)}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      />
      <SelectField
        key={`${chosen} ${others.length}`}
        name="user_id"
        label={oneToOne.whom}
        options={others.map(({ id, name }) => [String(id), name])}
      />
      <Choice
        name="as"
        label={oneToOne.as}
        value="mentee"
        options={(['mentee', 'mentor'] as const).map((value) => ({ value, text: oneToOne.asOptions[value] }))}
      />
    </Form>
  )
}
