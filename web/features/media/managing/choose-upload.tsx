// Something that was uploaded before, to be used again.
import { useState } from 'preact/hooks'
import { useFeed } from '#web/api/using.ts'
import { EndOf, type Kind, measuresOf, type Upload, UploadFace } from '#web/features/media/managing/describing.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import { Field } from '#web/parts/field.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { useSettled } from '#web/parts/settled.ts'
import { managingWords, words } from '#web/words/choosing.ts'

interface ChoosingProps {
  organization: number
  /** What may be chosen: one kind at a time is shown. */
  kinds: readonly [Kind, ...Kind[]]
  choose: (upload: Upload) => void
}

/** A button, and what it opens. */
export function ChooseUpload({ choose, ...choosing }: ChoosingProps) {
  const { library } = managingWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" class="button start" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="search" /> {library.choose}
      </button>
      {isOpen && (
        <Dialog title={library.choose} close={() => setOpen(false)}>
          <Uploads
            {...choosing}
            choose={(upload) => {
              setOpen(false)
              choose(upload)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

export function Uploads({ organization, kinds, choose }: ChoosingProps) {
  const { library } = managingWords()
  const [kind, setKind] = useState<Kind>(kinds[0])
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const found = useFeed(
    '/organizations/{organization}/uploads',
    { path: { organization }, query: { kind, ...(search && { search }) } },
    { perPage: 20 },
  )
  return (
    <div class="stack tight">
      {kinds.length > 1 && (
        <fieldset class="chips">
          <legend class="unseen">{library.kind}</legend>
          {kinds.map((one) => (
            <button key={one} type="button" class="button small" aria-pressed={one === kind} onClick={() => setKind(one)}>
              {library.kinds[one]}
            </button>
          ))}
        </fieldset>
      )}
      <Field
        name="upload"
        type="search"
        label={library.find}
        autocomplete="off"
        dir="auto"
        value={typed}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Loaded of={{ ...found, data: found.items }}>
        {(items) =>
          items.length === 0 ? (
            <p class="soft" role="status">
              {search ? library.noneFound : library.none}
            </p>
          ) : (
            <ul class="stack tight">
              {items.map((upload) => (
                <li key={upload.id}>
                  <button type="button" class="card row upload-choice" onClick={() => choose(upload)}>
                    <UploadFace upload={upload} />
                    <span class="grow">
                      <span class="block" dir="auto">
                        {upload.filename}
                      </span>
                      <span class="small soft block">{measuresOf(upload)}</span>
                      <EndOf upload={upload} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {found.more && (
        <button type="button" class="button start" aria-busy={found.isFetchingNextPage} onClick={found.more}>
          {words().frame.showMore}
        </button>
      )}
    </div>
  )
}
