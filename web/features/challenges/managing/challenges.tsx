// All challenges of a church, for those who write them: what is a draft, published or archived, and the way to a new one.
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { changed, useFeed, useOnce } from '#web/api/using.ts'
import { statusTag } from '#web/features/challenges/managing/editing.ts'
import { ChooseChurch, useChurch } from '#web/features/organizations/managing/church.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { Field, TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { isRemoved } from '#web/parts/removing.ts'
import { managingWords, words } from '#web/words/choosing.ts'

type Listed = Schemas['ListedChallenge']

export default function ManageChallenges() {
  const { challenges: text } = managingWords()
  const { church, organization } = useChurch({ leads: true })
  const [isMaking, setMaking] = useState(false)
  const found = useFeed('/challenges', { query: { organization_id: organization } }, { perPage: 50 })
  const mayWrite = church?.role === 'leadership' || church?.role === 'admin'
  return (
    <Page
      help="/help/challenges"
      title={text.title}
      actions={
        mayWrite && (
          <button type="button" class="button primary" onClick={() => setMaking(true)}>
            <Icon name="plus" /> {text.make}
          </button>
        )
      }
    >
      <ChooseChurch leads />
      {mayWrite ? (
        <Loaded of={{ ...found, data: found.items }}>
          {(items) =>
            items.length === 0 ? (
              <Empty icon="flag" title={text.none}>
                {text.noneAbout}
              </Empty>
            ) : (
              <ul class="card list">
                {items
                  .filter(({ id }) => !isRemoved(`challenge ${id}`))
                  .map((challenge) => (
                    <Row key={challenge.id} challenge={challenge} />
                  ))}
              </ul>
            )
          }
        </Loaded>
      ) : (
        <Empty icon="lock" title={words().frame.notOpen}>
          {text.onlyWriters}
        </Empty>
      )}
      {found.more && mayWrite && (
        <button type="button" class="button start" aria-busy={found.isFetchingNextPage} onClick={found.more}>
          {words().frame.showMore}
        </button>
      )}
      {isMaking && <Make organization={organization} close={() => setMaking(false)} />}
    </Page>
  )
}

function Row({ challenge: { id, name, status, duration_days, participants_count } }: { challenge: Listed }) {
  const { challenges: text } = managingWords()
  const { challenges: member } = words()
  return (
    <li>
      <a class="row wrap" href={`/manage/challenges/${id}`}>
        <span class="grow">
          <bdi class="strong">{name}</bdi>
          <span class="small soft block">
            {member.lasts({ days: duration_days })} · {text.takePart({ count: participants_count })}
          </span>
        </span>
        <span class={statusTag[status]}>{text.statuses[status]}</span>
      </a>
    </li>
  )
}

/** A draft, with a name and its first sentence: only leaders see it until it is published. */
function Make({ organization, close }: { organization: number; close: () => void }) {
  const { challenges: text } = managingWords()
  const { route } = useLocation()
  const draft = `challenge of ${organization}`
  const once = useOnce(draft)
  const send = async (values: FormData) => {
    const body = {
      name: String(values.get('name')),
      challenge_content: asHtml(String(values.get('challenge_content'))),
      status: 'draft' as const,
      organization_id: organization,
    }
    const { data } = await once(body, (headers) => ask(api.POST('/challenges', { body, headers })))
    await changed('/challenges')
    route(`/manage/challenges/${data.id}`)
  }
  return (
    <Dialog title={text.make} close={close}>
      <Form action={text.makeIt} send={send} draft={draft}>
        <Field name="name" label={text.name} help={text.makeAbout} dir="auto" maxLength={255} />
        <TextField name="challenge_content" label={text.content} help={text.contentAbout} rows={3} />
      </Form>
    </Dialog>
  )
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const asHtml = (text: string) => (text.trim() ? `<p>${text.trim().replace(/[&<>]/g, (sign) => entities[sign]!)}</p>` : '')
