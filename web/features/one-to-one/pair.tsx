// Two who walk one to one: their steps, what both read, and what one keeps for oneself, set apart from it.
import { useState } from 'preact/hooks'
import { useLocation, useRoute } from 'preact-iso/router'
import { api, ask, Refusal, type Schemas } from '#web/api/asking.ts'
import { changed, useRead } from '#web/api/using.ts'
import { Notes, PrivateNotes } from '#web/features/one-to-one/notes.tsx'
import { ReportDialog } from '#web/features/one-to-one/report.tsx'
import { Steps } from '#web/features/one-to-one/steps.tsx'
import { otherOf, stateOf } from '#web/features/one-to-one/telling.ts'
import { Avatar } from '#web/parts/avatar.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Menu } from '#web/parts/menu.tsx'
import { Page } from '#web/parts/page.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { hold, tell } from '#web/parts/toast.tsx'
import { ownWords } from '#web/words/choosing.ts'

export default function PairPage() {
  const pair = Number(useRoute().params['pair'])
  const read = useRead('/pairs/{pair}', { path: { pair } })
  const title = read.data ? otherOf(read.data.data).name : ownWords().oneToOne.title
  return (
    <Page title={title} back="/one-to-one" actions={read.data && <More pair={read.data.data} />}>
      <Loaded of={read}>{({ data }) => <Whole pair={data} />}</Loaded>
    </Page>
  )
}

function More({ pair }: { pair: Schemas['Pair'] }) {
  const { oneToOne } = ownWords()
  const { route } = useLocation()
  const [isReporting, setReporting] = useState(false)
  const end = () => {
    hold(oneToOne.willEnd, {
      undo: () => {},
      act: async () => {
        await decide(pair.id, 'end')
      },
    })
    route('/one-to-one')
  }
  return (
    <>
      <Menu
        of={oneToOne.moreAbout({ name: otherOf(pair).name })}
        items={[
          { text: oneToOne.report, icon: 'flag', act: () => setReporting(true) },
          pair.status !== 'ended' && {
            text: pair.status === 'active' ? oneToOne.end : oneToOne.takeBack,
            icon: 'close',
            bad: true,
            act: end,
          },
        ]}
      />
      {isReporting && <ReportDialog pair={pair.id} close={() => setReporting(false)} />}
    </>
  )
}

async function decide(pair: number, what: 'agree' | 'end') {
  const params = { path: { pair } }
  try {
    const { message } = await ask(
      what === 'agree' ? api.POST('/pairs/{pair}/agree', { params }) : api.POST('/pairs/{pair}/end', { params }),
    )
    tell(message)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    tellWhy(error)
  }
  await changed('/pairs')
}

function Whole({ pair }: { pair: Schemas['Pair'] }) {
  const { oneToOne } = ownWords()
  const other = otherOf(pair)
  const isActive = pair.status === 'active' && !pair.is_resting
  return (
    <>
      <div class="row">
        <Avatar large name={other.name} picture={other.avatar} />
        <p class="soft grow">{stateOf(pair, oneToOne)}</p>
      </div>
      {pair.status === 'asked' && !pair.asked_by_me && <Answering pair={pair} />}
      {(pair.status === 'active' || pair.status === 'ended') && (
        <>
          <Steps pair={pair} isActive={isActive} />
          <Notes pair={pair.id} other={other.name} isActive={isActive} />
          <PrivateNotes pair={pair.id} />
        </>
      )}
    </>
  )
}

function Answering({ pair }: { pair: Schemas['Pair'] }) {
  const { oneToOne } = ownWords()
  const { route } = useLocation()
  return (
    <section class="card accent stack">
      <p>{oneToOne.answerAbout}</p>
      <div class="row wrap tight">
        <button type="button" class="button primary" onClick={() => void decide(pair.id, 'agree')}>
          {oneToOne.agree}
        </button>
        <button type="button" class="button" onClick={() => void decide(pair.id, 'end').then(() => route('/one-to-one'))}>
          {oneToOne.decline}
        </button>
      </div>
    </section>
  )
}
