// A picture for a text: uploaded, or chosen from what was; and what is to be seen on it, for who can't see it.
import { useEffect, useRef, useState } from 'preact/hooks'
import { sendFile } from '#web/api/sending.ts'
import { changed } from '#web/api/using.ts'
import { Uploads } from '#web/features/media/managing/choose-upload.tsx'
import { UploadFace } from '#web/features/media/managing/describing.tsx'
import { Dialog } from '#web/parts/dialog.tsx'
import type { PictureAsked } from '#web/parts/editor/rich-text-field.tsx'
import type { PictureOfText } from '#web/parts/editor/showing.ts'
import { Field, Switch } from '#web/parts/field.tsx'
import { ErrorsOfForm } from '#web/parts/form.tsx'
import { shrunk } from '#web/parts/shrinking.ts'
import { Upload } from '#web/parts/upload.tsx'
import { managingWords } from '#web/words/choosing.ts'

const MEGABYTES = 50
/** As many pixels as the service keeps a side. */
const EDGE = 1600
const SMALL = 1_000_000

type Chosen = Pick<PictureOfText, 'url' | 'width' | 'height'>

export function PictureDialog({ organization, picture, put, remove, close }: PictureAsked & { organization: number }) {
  const { library, writing } = managingWords()
  const [chosen, setChosen] = useState<Chosen | undefined>(picture)
  return (
    <Dialog title={writing.tools.picture} close={close}>
      {chosen ? (
        <Describe
          picture={chosen}
          alt={picture?.alt}
          put={(alt) => put({ ...chosen, alt })}
          another={() => setChosen(undefined)}
          remove={picture && remove}
        />
      ) : (
        <>
          <Upload
            label={library.pictureUpload}
            about={library.pictureKinds}
            accept="image/jpeg,image/png,image/webp"
            megabytes={MEGABYTES}
            send={async (file, sending) =>
              sendFile('/organizations/{organization}/pictures', { organization }, await smaller(file), sending)
            }
            done={({ data }) => {
              setChosen(data)
              void changed('/organizations/{organization}/uploads')
            }}
          />
          <Uploads organization={organization} kinds={['picture']} choose={setChosen} />
        </>
      )}
    </Dialog>
  )
}

/** A phone's photo has some ten megabytes, and what it says of the place need not leave the phone. What can't be read is refused by the service. */
async function smaller(file: File): Promise<File> {
  if (file.size < SMALL) return file
  return shrunk(file, EDGE).then(
    (picture) => new File([picture], file.name, { type: picture.type }),
    () => file,
  )
}

interface DescribeProps {
  picture: Chosen
  /** Undefined where nothing was said yet. */
  alt: string | undefined
  put: (alt: string) => void
  another: () => void
  remove: (() => void) | undefined
}

function Describe({ picture, alt, put, another, remove }: DescribeProps) {
  const { library } = managingWords()
  const [isDecoration, setDecoration] = useState(alt === '')
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Where it comes after a picture was chosen, the dialog is open already.
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=alt]')?.focus(), [])
  return (
    <ErrorsOfForm.Provider value={isMissing ? { alt: [library.pictureAltMissing] } : {}}>
      <form
        ref={form}
        class="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const said = String(new FormData(event.currentTarget).get('alt') ?? '').trim()
          if (said || isDecoration) put(isDecoration ? '' : said)
          else {
            setMissing(true)
            event.currentTarget.querySelector<HTMLElement>('[name=alt]')?.focus()
          }
        }}
      >
        <div class="row wrap">
          <UploadFace upload={{ kind: 'picture', url: picture.url }} />
          <button type="button" class="button quiet small" onClick={another}>
            {library.pictureAnother}
          </button>
        </div>
        <Field
          name="alt"
          label={library.pictureAlt}
          help={library.pictureAltAbout}
          dir="auto"
          maxLength={300}
          defaultValue={alt ?? ''}
          disabled={isDecoration}
          onInput={() => setMissing(false)}
          autoFocus
        />
        <Switch
          name="decoration"
          label={library.pictureDecoration}
          about={library.pictureDecorationAbout}
          checked={isDecoration}
          onChange={({ currentTarget }) => {
            setDecoration(currentTarget.checked)
            setMissing(false)
          }}
        />
        <div class="row wrap">
          <button type="submit" class="button primary">
            {library.picturePut}
          </button>
          {remove && (
            <button type="button" class="button quiet bad" onClick={remove}>
              {library.pictureRemove}
            </button>
          )}
        </div>
      </form>
    </ErrorsOfForm.Provider>
  )
}
