// What was uploaded for a church: who uploaded it, what uses it, and what will be deleted since nothing does.
import { useState } from 'preact/hooks'
import { useFeed } from '#web/api/using.ts'
import { EndOf, type Kind, measuresOf, type Upload, UploadFace, uploadedBy } from '#web/features/media/managing/describing.tsx'
import { ChooseChurch, useAddress, useChurch } from '#web/features/organizations/managing/church.tsx'
import { ownPath } from '#web/parts/addresses.ts'
import { Field, SelectField } from '#web/parts/field.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { PlayButton } from '#web/parts/player.tsx'
import { useSettled } from '#web/parts/settled.ts'
import { managingWords, words } from '#web/words/choosing.ts'
import { apart } from '#web/words/saying.ts'
import '#web/parts/filters.css'

const kinds = ['audio', 'pdf', 'picture'] as const
const asKind = (text: string | undefined): Kind | undefined => kinds.find((kind) => kind === text)

export default function Library() {
  const { library, trainings } = managingWords()
  const { church, organization } = useChurch({ leads: true })
  const { query, change } = useAddress()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const kind = asKind(query['kind'])
  const found = useFeed(
    '/organizations/{organization}/uploads',
    { path: { organization }, query: { ...(kind && { kind }), ...(search && { search }) } },
    { perPage: 30 },
  )
  const isNarrowed = kind !== undefined || search !== ''
  return (
    <Page help="/help/challenges" title={library.title} about={library.about}>
      <ChooseChurch leads />
      {church && church.role !== 'member' && (
        <search class="filters">
          <Field
            name="search"
            type="search"
            label={library.find}
            autocomplete="off"
            dir="auto"
            value={typed}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <SelectField
            name="kind"
            label={library.kind}
            value={kind ?? ''}
            options={[['', library.all], ...kinds.map((one) => [one, library.kinds[one]] as const)]}
            onChange={({ currentTarget }) => change({ kind: currentTarget.value })}
          />
        </search>
      )}
      <Loaded of={{ ...found, data: found.items }}>
        {(items) =>
          items.length > 0 ? (
            <ul class="card list">
              {items.map((upload) => (
                <Row key={upload.id} upload={upload} />
              ))}
            </ul>
          ) : isNarrowed ? (
            <p class="soft" role="status">
              {library.noneFound}
            </p>
          ) : (
            <Empty
              icon="picture"
              title={library.none}
              action={
                <>
                  <a class="button" href="/manage/challenges">
                    {managingWords().challenges.title}
                  </a>
                  <a class="button" href="/manage/trainings">
                    {trainings.title}
                  </a>
                </>
              }
            >
              {library.noneAbout}
            </Empty>
          )
        }
      </Loaded>
      {found.more && (
        <button type="button" class="button start" aria-busy={found.isFetchingNextPage} onClick={found.more}>
          {words().frame.showMore}
        </button>
      )}
    </Page>
  )
}

const pageOf = { challenge: '/manage/challenges', training: '/manage/trainings' } as const

function Row({ upload }: { upload: Upload }) {
  const { library, trainings } = managingWords()
  const { filename, kind, url, used_in } = upload
  const own = ownPath(url, location.origin)
  return (
    <li class="row top-aligned wrap">
      <UploadFace upload={upload} />
      <div class="grow stack tight">
        <div>
          <p class="strong" dir="auto">
            {filename}
          </p>
          <p class="small soft">{measuresOf(upload)}</p>
          <p class="small soft">{uploadedBy(upload)}</p>
        </div>
        {used_in.length > 0 && (
          <p class="small">
            {library.usedIn}{' '}
            {used_in.map(({ kind, id, name }, place) => (
              <span key={`${kind} ${id}`}>
                {place > 0 && ' · '}
                {kind === 'organization' ? (
                  library.logoOf({ name: apart(name) })
                ) : (
                  <a class="link" href={`${pageOf[kind]}/${id}`}>
                    <bdi>{name}</bdi>
                  </a>
                )}
              </span>
            ))}
          </p>
        )}
        <p>
          <EndOf upload={upload} />
        </p>
      </div>
      {kind === 'audio' && own && (
        <PlayButton of={{ source: own, title: filename, page: '/manage/library' }} text={trainings.listenToSound} />
      )}
      {kind !== 'audio' && own && (
        <a class="button small" href={own} target="_blank" rel="noopener noreferrer" aria-label={library.open({ name: apart(filename) })}>
          {library.openIt}
        </a>
      )}
    </li>
  )
}
