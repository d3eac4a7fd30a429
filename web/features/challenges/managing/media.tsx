// What people hear, read or watch with a challenge: a sound or a PDF that is uploaded, or an address elsewhere. It is saved at once.
import { useState } from 'preact/hooks'
import { api, ask } from '#web/api/asking.ts'
import { sendResumably } from '#web/api/resuming.ts'
import { changed } from '#web/api/using.ts'
import type { Challenge } from '#web/features/challenges/managing/editing.ts'
import { ChooseUpload } from '#web/features/media/managing/choose-upload.tsx'
import { hostOf, ownPath } from '#web/parts/addresses.ts'
import { Field } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { PlayButton } from '#web/parts/player.tsx'
import { isRemoved, remove } from '#web/parts/removing.ts'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { Upload } from '#web/parts/upload.tsx'
import { managingWords, words } from '#web/words/choosing.ts'

const limits = { audio: 50, pdf: 20 }
type Uploadable = keyof typeof limits

export function ChallengeMedia({ challenge }: { challenge: Challenge }) {
  const { challenges: text } = managingWords()
  return (
    <section class="card stack tight">
      <h2>{text.media}</h2>
      {isRemoved(nameOf(challenge)) ? (
        <p class="soft">{text.mediaRemoved}</p>
      ) : challenge.media ? (
        <There challenge={challenge} />
      ) : (
        <ToAdd challenge={challenge} />
      )}
    </section>
  )
}

const nameOf = ({ id }: Challenge) => `media of challenge ${id}`

const save = async (id: number, body: { media_url: string | null; media_type?: 'audio' | 'video' | 'pdf' }) => {
  await ask(api.PUT('/challenges/{challenge}', { params: { path: { challenge: id } }, body, keepalive: true }))
  await changed('/challenges')
}

function There({ challenge }: { challenge: Challenge }) {
  const { challenges: text, trainings } = managingWords()
  const { id, name, media } = challenge
  const { type, url } = media!
  const own = ownPath(url, location.origin)
  return (
    <div class="row wrap">
      {type === 'audio' && own ? (
        <PlayButton of={{ source: own, title: name, page: `/challenges/${id}` }} text={trainings.listenToSound} />
      ) : (
        <a class="button" href={own ?? url} target="_blank" rel="noopener noreferrer">
          {own ? words().challenges.openPdf : words().trainings.watchAt({ host: hostOf(url) })}
        </a>
      )}
      <button
        type="button"
        class="button quiet bad small"
        onClick={() =>
          remove(nameOf(challenge), {
            text: text.mediaRemoved,
            send: () => save(id, { media_url: null }),
            touches: ['/challenges'],
          })
        }
      >
        <Icon name="trash" /> {text.removeMedia}
      </button>
    </div>
  )
}

function ToAdd({ challenge: { id, organization_id } }: { challenge: Challenge }) {
  const { challenges: text } = managingWords()
  const [isElsewhere, setElsewhere] = useState(false)
  const uploaded = async ({ url }: { url: string }) => {
    await save(id, { media_url: url })
    tell(text.mediaAdded)
  }
  const use = (upload: { url: string }) => void uploaded(upload).catch(tellWhy)
  const upload = (type: Uploadable, accept: string, label: string, about: string) => (
    <Upload
      label={label}
      about={about}
      accept={accept}
      megabytes={limits[type]}
      send={(file, sending) => sendResumably({ organization: organization_id, purpose: `challenge_${type}`, file }, sending)}
      done={use}
    />
  )
  return (
    <>
      {upload('audio', '.mp3,.wav,audio/mpeg,audio/wav', text.uploadSound, text.soundKinds({ max: limits.audio }))}
      {upload('pdf', '.pdf,application/pdf', text.uploadPdf, text.pdfAbout({ max: limits.pdf }))}
      <ChooseUpload organization={organization_id} kinds={['audio', 'pdf']} choose={use} />
      {isElsewhere ? (
        <Form
          action={words().frame.save}
          send={async (values) => {
            await save(id, { media_url: String(values.get('media_url')) || null })
            tell(text.mediaAdded)
          }}
        >
          <Field name="media_url" type="url" dir="ltr" label={text.address} help={text.addressAbout} maxLength={2048} />
        </Form>
      ) : (
        <button type="button" class="button quiet start" onClick={() => setElsewhere(true)}>
          {text.addAddress}
        </button>
      )}
    </>
  )
}
