// What one hears and sees with a training: a sound that is uploaded, and the address of a video, shown after a tap.
import { sendResumably } from '#web/api/resuming.ts'
import { ChooseUpload } from '#web/features/media/managing/choose-upload.tsx'
import type { TrainingDraft } from '#web/features/trainings/managing/draft.ts'
import { videoAt } from '#web/features/trainings/video.ts'
import { hostOf, ownPath } from '#web/parts/addresses.ts'
import { Elsewhere } from '#web/parts/elsewhere.tsx'
import { Field } from '#web/parts/field.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { PlayButton } from '#web/parts/player.tsx'
import { hold } from '#web/parts/toast.tsx'
import { Upload } from '#web/parts/upload.tsx'
import { managingWords, words } from '#web/words/choosing.ts'

const MEGABYTES = 50

export function Media({ draft }: { draft: TrainingDraft }) {
  const { trainings } = managingWords()
  return (
    <section class="stack tight">
      <h2>{trainings.media}</h2>
      <Sound draft={draft} />
      <Video draft={draft} />
    </section>
  )
}

function Sound({ draft }: { draft: TrainingDraft }) {
  const { trainings } = managingWords()
  const { audio_path, title } = draft.mine.value
  const takeAway = () => {
    draft.set('audio_path', null)
    hold(trainings.soundRemoved, { act: () => {}, undo: () => draft.set('audio_path', audio_path) })
  }
  if (audio_path) {
    const own = ownPath(audio_path, location.origin)
    return (
      <div class="row wrap">
        {own ? (
          <PlayButton of={{ source: own, title, page: `/trainings/${draft.id}` }} text={trainings.listenToSound} />
        ) : (
          <Elsewhere address={audio_path} text={words().trainings.listenAt} />
        )}
        <button type="button" class="button quiet bad small" onClick={takeAway}>
          <Icon name="trash" />
          {trainings.removeSound}
        </button>
      </div>
    )
  }
  const use = (address: string) => {
    draft.set('audio_path', address)
    void draft.save()
  }
  return (
    <>
      <Upload
        label={trainings.uploadSound}
        about={trainings.soundKinds({ max: MEGABYTES })}
        accept=".mp3,.wav,.m4a,.aac,.ogg,audio/mpeg,audio/wav,audio/mp4,audio/aac,audio/ogg"
        megabytes={MEGABYTES}
        send={(file, sending) => sendResumably({ organization: draft.organization, purpose: 'training_audio', file }, sending)}
        done={({ url }) => use(url)}
      />
      <ChooseUpload organization={draft.organization} kinds={['audio']} choose={({ url }) => use(url)} />
    </>
  )
}

function Video({ draft }: { draft: TrainingDraft }) {
  const { trainings } = managingWords()
  const { video_link } = draft.mine.value
  const video = video_link ? videoAt(video_link) : undefined
  return (
    <>
      <Field
        name="video_link"
        label={trainings.video}
        help={video ? trainings.videoOn({ platform: video.platform }) : trainings.videoAbout}
        type="url"
        dir="ltr"
        maxLength={2048}
        defaultValue={video_link ?? ''}
        key={draft.fromOutside.value}
        // An address that is half written is none.
        onChange={({ currentTarget }) => draft.set('video_link', currentTarget.value.trim() || null)}
      />
      {video_link && (
        <a class="button start" href={video_link} target="_blank" rel="noopener noreferrer">
          <Icon name="play" />
          {words().trainings.watchAt({ host: hostOf(video_link) })}
        </a>
      )}
    </>
  )
}
