// One challenge, for those who write it: what there is to do, for how long, with what to hear or read, and the badge that it leads to.
import { useQuery } from '@tanstack/preact-query'
import { useLocation, useRoute } from 'preact-iso/router'
import { api, ask } from '#web/api/asking.ts'
import { me } from '#web/api/session.ts'
import { keyOf, useChange } from '#web/api/using.ts'
import { EditChallenge, readForEditing } from '#web/features/challenges/managing/edit-form.tsx'
import { type Challenge, nextStatuses, type Status, statusTag } from '#web/features/challenges/managing/editing.ts'
import { ChallengeMedia } from '#web/features/challenges/managing/media.tsx'
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
  const reading = useQuery({
    queryKey: [...keyOf('/challenges/{challenge}', { path: { challenge: id } }), 'to edit'],
    queryFn: ({ signal }) => readForEditing(id, signal),
  })
  const found = reading.data?.challenge
  const mayWrite = me.value!.organizations.some((one) => one.id === found?.organization_id && one.role !== 'member')
  return (
    <Page
      help="/help/challenges"
      title={found?.name ?? text.title}
      back="/manage/challenges"
      about={found && <span class={statusTag[found.status]}>{text.statuses[found.status]}</span>}
      actions={found && mayWrite && <Actions challenge={found} />}
    >
      <Loaded of={reading}>
        {({ challenge, etag }) =>
          mayWrite ? (
            <>
              <ChallengeMedia challenge={challenge} />
              <EditChallenge key={id} challenge={challenge} etag={etag} />
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
