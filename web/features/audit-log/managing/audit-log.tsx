// Who did what in a church, the newest first, told in sentences: of one person, of one kind, of some days.

import { useFeed } from '#web/api/using.ts'
import { Filters } from '#web/features/audit-log/managing/filters.tsx'
import { type Entry, sentenceOf } from '#web/features/audit-log/managing/telling.ts'
import { ChooseChurch, useAddress, useChurch } from '#web/features/organizations/managing/church.tsx'
import { Avatar } from '#web/parts/avatar.tsx'
import { Feed } from '#web/parts/feed.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Empty } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { rareWords } from '#web/words/choosing.ts'
import { apart, moment } from '#web/words/saying.ts'

export default function AuditLog() {
  const { auditLog } = rareWords()
  const { organization } = useChurch()
  const { query } = useAddress()
  const action = isAction(query['action']) ? query['action'] : undefined
  const asked = {
    ...(action ? { action } : {}),
    ...(query['actor'] ? { actor: Number(query['actor']) } : {}),
    ...(query['from'] ? { from: query['from'] } : {}),
    ...(query['to'] ? { to: query['to'] } : {}),
  }
  const isNarrowed = Object.keys(asked).length > 0
  const feed = useFeed('/organizations/{organization}/audit-log', { path: { organization }, query: asked }, { perPage: 30 })
  return (
    <Page help="/help/people" title={auditLog.title} about={auditLog.about}>
      <ChooseChurch />
      <Filters key={organization} organization={organization} />
      <Feed
        of={feed}
        empty={
          <Empty icon="journal" title={isNarrowed ? auditLog.none : auditLog.nothingYet}>
            {isNarrowed ? auditLog.noneAbout : auditLog.nothingYetAbout}
          </Empty>
        }
      >
        {(entry) => <Line key={entry.id} entry={entry} />}
      </Feed>
    </Page>
  )
}

const isAction = (text: string | undefined): text is Entry['action'] => text !== undefined && text in rareWords().auditLog.kinds

function Line({ entry }: { entry: Entry }) {
  const sentence = sentenceOf(entry, rareWords().auditLog, apart)
  return (
    <article class="row top-aligned">
      {entry.actor ? (
        <Avatar name={entry.actor.name} />
      ) : (
        <span class="face" aria-hidden="true">
          <Icon name="settings" />
        </span>
      )}
      <div class="grow">
        <p>{sentence}</p>
        <p class="small soft">
          <time dateTime={entry.created_at}>{moment(entry.created_at)}</time>
        </p>
      </div>
    </article>
  )
}
