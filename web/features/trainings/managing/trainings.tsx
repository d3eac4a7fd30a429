// All trainings of a church, for those who write them: found by words, page by page, and the way to a new one.
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { api, ask, type Schemas } from '#web/api/asking.ts'
import { me } from '#web/api/session.ts'
import { changed, useOnce, useRead } from '#web/api/using.ts'
import { ChooseChurch, useAddress, useChurch } from '#web/features/organizations/managing/church.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { Field } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Menu } from '#web/parts/menu.tsx'
import { Page } from '#web/parts/page.tsx'
import { isRemoved, remove } from '#web/parts/removing.ts'
import { Pages } from '#web/parts/table.tsx'
import { managingWords, words } from '#web/words/choosing.ts'
import './managing.css'

type Training = Schemas['TrainingFacts']
const PER_PAGE = 20

/** Churches whose trainings one may write. */
export const churchesToWriteFor = () => (me.value?.organizations ?? []).filter(({ role }) => role === 'admin' || role === 'leadership')

export default function ManageTrainings() {
  const { trainings } = managingWords()
  const { query, change } = useAddress()
  const { organization, all } = useChurch({ leads: true })
  const page = Number(query['page'] ?? 1)
  const search = query['search'] ?? ''
  const [isMaking, setMaking] = useState(false)
  const found = useRead('/qualifications', {
    query: { organization_id: organization, page, per_page: PER_PAGE, ...(search && { search }) },
  })
  return (
    <Page
      help="/help/trainings"
      title={trainings.title}
      wide
      about={found.data && trainings.count({ count: found.data.total })}
      actions={
        all.length > 0 && (
          <button type="button" class="button primary" onClick={() => setMaking(true)}>
            <Icon name="plus" />
            {trainings.make}
          </button>
        )
      }
    >
      <ChooseChurch leads />
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            change({ search: String(new FormData(event.currentTarget).get('search')).trim(), page: undefined })
          }}
        >
          <input
            key={search}
            class="input"
            type="search"
            name="search"
            dir="auto"
            aria-label={trainings.search}
            placeholder={trainings.search}
            defaultValue={search}
          />
        </form>
      </search>
      <Loaded of={found}>
        {(list) =>
          list.data.length === 0 ? (
            search ? (
              <p class="soft" role="status">
                {words().trainings.nothingFound}
              </p>
            ) : (
              <Empty
                icon="play"
                title={trainings.none}
                action={
                  <button type="button" class="button primary" onClick={() => setMaking(true)}>
                    {trainings.makeFirst}
                  </button>
                }
              >
                {trainings.noneAbout}
              </Empty>
            )
          ) : (
            <>
              <ul class="card list">
                {list.data
                  .filter(({ id }) => !isRemoved(`training ${id}`))
                  .map((training) => (
                    <Row key={training.id} training={training} />
                  ))}
              </ul>
              <Pages of={list} go={(to) => change({ page: to > 1 ? `${to}` : undefined })} />
            </>
          )
        }
      </Loaded>
      {isMaking && <Make organization={organization} close={() => setMaking(false)} />}
    </Page>
  )
}

function Row({
  training: { id, title, series, type, module_count, quiz_type, visibility, is_required_for_leadership },
}: {
  training: Training
}) {
  const { trainings } = managingWords()
  const facts = [
    series ?? type,
    trainings.modulesCount({ count: module_count }),
    quiz_type === 'multiple_choice' ? trainings.withQuiz : undefined,
  ].filter(Boolean)
  return (
    <li class="row">
      <a class="grow row wrap tight" href={`/manage/trainings/${id}`}>
        <span class="grow managing-name">
          <bdi class="strong">{title}</bdi>
          <span class="small soft block">
            <bdi>{facts.join(' · ')}</bdi>
          </span>
        </span>
        {is_required_for_leadership && <span class="tag">{trainings.required}</span>}
        <span class={visibility === 'leadership_only' ? 'tag' : 'tag accent'}>{trainings.visibilities[visibility]}</span>
      </a>
      <Menu
        of={trainings.moreAbout({ title })}
        items={[
          {
            text: words().frame.delete,
            icon: 'trash',
            bad: true,
            act: () =>
              remove(`training ${id}`, {
                text: trainings.deleted({ title }),
                send: () =>
                  ask(api.DELETE('/qualifications/{qualification}', { params: { path: { qualification: id } }, keepalive: true })),
                touches: ['/qualifications'],
              }),
          },
        ]}
      />
    </li>
  )
}

/** Only leaders see a new one, until it is opened to others. */
function Make({ organization, close }: { organization: number; close: () => void }) {
  const { trainings } = managingWords()
  const { route } = useLocation()
  const once = useOnce()
  return (
    <Dialog title={trainings.make} close={close}>
      <Form
        action={trainings.makeIt}
        send={async (values) => {
          const body = { title: String(values.get('title')), organization_id: organization, visibility: 'leadership_only' as const }
          const { data } = await once(body, (headers) => ask(api.POST('/qualifications', { body, headers })))
          await changed('/qualifications')
          route(`/manage/trainings/${data.id}`)
        }}
      >
        <Field name="title" label={trainings.titleField} help={trainings.makeAbout} dir="auto" maxLength={255} autoFocus />
      </Form>
    </Dialog>
  )
}
