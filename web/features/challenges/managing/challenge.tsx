// One challenge, for those who write it: what there is to do, for how long, with what to hear or read, and the badge that it leads to.
import { useEffect, useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso/router'
import { api, ask } from '#web/api/asking.ts'
import { draftOf, dropDraft, keepDraft } from '#web/api/keeping.ts'
import { me } from '#web/api/session.ts'
import { changed, useChange, useRead } from '#web/api/using.ts'
import { type Challenge, changeOf, MOST_TOPICS, nextStatuses, type Status, statusTag } from '#web/features/challenges/managing/editing.ts'
import { ChallengeMedia } from '#web/features/challenges/managing/media.tsx'
import { languagesToWriteIn } from '#web/features/trainings/managing/languages.ts'
import { RichTextField } from '#web/parts/editor/rich-text-field.tsx'
import { Choice, Field, SelectField, TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Menu } from '#web/parts/menu.tsx'
import { Page } from '#web/parts/page.tsx'
import { remove } from '#web/parts/removing.ts'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { managingWords, words } from '#web/words/choosing.ts'

export default function ManageChallenge() {
  const { challenges: text } = managingWords()
  const id = Number(useRoute().params['challenge'])
  const challenge = useRead('/challenges/{challenge}', { path: { challenge: id } })
  const found = challenge.data?.data
  const mayWrite = me.value!.organizations.some((one) => one.id === found?.organization_id && one.role !== 'member')
  return (
    <Page
      help="/help/challenges"
      title={found?.name ?? text.title}
      back="/manage/challenges"
      about={found && <span class={statusTag[found.status]}>{text.statuses[found.status]}</span>}
      actions={found && mayWrite && <Actions challenge={found} />}
    >
      <Loaded of={challenge}>
        {({ data }) =>
          mayWrite ? (
            <>
              <ChallengeMedia challenge={data} />
              <Edit key={id} challenge={data} />
            </>
          ) : (
            <Empty icon="lock" title={words().frame.notOpen}>
              {text.onlyWriters}
            </Empty>
          )
        }
      </Loaded>
    </Page>
  )
}

function Actions({ challenge: { id, name, status } }: { challenge: Challenge }) {
  const { challenges: text } = managingWords()
  const { route } = useLocation()
  const change = useChange({
    send: (next: Status) => ask(api.PUT('/challenges/{challenge}', { params: { path: { challenge: id } }, body: { status: next } })),
    touches: ['/challenges'],
  })
  const [first, ...others] = nextStatuses[status] as [Status, ...Status[]]
  const become = (next: Status) => change.mutate(next, { onSuccess: () => tell(text.became[next]), onError: tellWhy })
  return (
    <>
      <button
        type="button"
        class={status === 'draft' ? 'button primary' : 'button'}
        aria-busy={change.isPending}
        onClick={() => become(first)}
      >
        {text.become[first]}
      </button>
      <Menu
        of={text.moreAbout({ name })}
        items={[
          { text: text.asMembers, icon: 'person', act: () => route(`/challenges/${id}`) },
          ...others.map((next) => ({ text: text.become[next], act: () => become(next) })),
          {
            text: words().frame.delete,
            icon: 'trash' as const,
            bad: true,
            act: () => {
              remove(`challenge ${id}`, {
                text: text.deleted({ name }),
                send: () => ask(api.DELETE('/challenges/{challenge}', { params: { path: { challenge: id } }, keepalive: true })),
                touches: ['/challenges'],
              })
              route('/manage/challenges')
            },
          },
        ]}
      />
    </>
  )
}

function Edit({ challenge }: { challenge: Challenge }) {
  const { challenges: text, trainings } = managingWords()
  const [content, setContent] = useWrittenText(challenge)
  const badges = useRead('/badges/for-challenges', { query: { organization_id: challenge.organization_id } })
  const offered = badges.data?.badges ?? []
  const send = async (values: FormData) => {
    const params = { path: { challenge: challenge.id } }
    const { message } = await ask(api.PUT('/challenges/{challenge}', { params, body: changeOf(values, content) }))
    await dropDraft(`text of challenge ${challenge.id}`)
    await changed('/challenges')
    tell(message)
  }
  return (
    <Form action={words().frame.save} send={send} draft={`challenge ${challenge.id}`}>
      <Field name="name" label={text.name} dir="auto" maxLength={255} defaultValue={challenge.name} />
      <TextField
        name="description"
        label={text.description}
        help={text.descriptionAbout}
        rows={2}
        maxLength={500}
        defaultValue={challenge.description ?? ''}
      />
      <Field name="action" label={text.action} help={text.actionAbout} dir="auto" maxLength={255} defaultValue={challenge.action ?? ''} />
      <RichTextField
        name="challenge_content"
        label={text.content}
        help={text.contentAbout}
        value={content}
        onChange={setContent}
        lang={challenge.language}
      />
      <Field
        name="duration_days"
        type="number"
        label={text.days}
        min={1}
        max={366}
        inputMode="numeric"
        defaultValue={challenge.duration_days}
      />
      <Field
        name="points_awarded"
        type="number"
        label={text.points}
        help={text.pointsAbout}
        min={0}
        inputMode="numeric"
        defaultValue={challenge.points_awarded ?? ''}
      />
      <SelectField
        key={offered.length}
        name="badge_id"
        label={text.badge}
        help={text.badgeAbout}
        defaultValue={String(challenge.badge_info?.badge_id ?? '')}
        options={[['', text.noBadge], ...offered.map(({ id, name }) => [String(id), name] as const)]}
      />
      <Field
        name="topics"
        label={trainings.topics}
        help={trainings.topicsAbout({ most: MOST_TOPICS })}
        dir="auto"
        defaultValue={challenge.topics.join(', ')}
      />
      <SelectField
        name="language"
        label={trainings.language}
        defaultValue={challenge.language ?? ''}
        options={[['', trainings.languageUnknown], ...languagesToWriteIn(challenge.language)]}
      />
      <Choice
        name="visibility"
        label={trainings.whoSees}
        value={challenge.visibility}
        options={(['members_only', 'everyone'] as const).map((value) => ({
          value,
          text: trainings.visibilities[value],
          about: trainings.visibilitiesAbout[value],
        }))}
      />
    </Form>
  )
}

/** What was written and not sent yet is kept on this device, as the form's other fields are. */
function useWrittenText({ id, content }: Challenge) {
  const [written, setWritten] = useState(content)
  const name = `text of challenge ${id}`
  useEffect(() => {
    draftOf<string>(name).then((kept) => kept && setWritten(kept))
  }, [name])
  const write = (html: string) => {
    setWritten(html)
    void keepDraft(name, html)
  }
  return [written, write] as const
}
