// What is being listened to: it stands outside of the pages, above the tabs, so that it plays on while one reads and walks through the app. Where
// one stopped is kept on this device.
import { signal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { draftOf, keepDraft } from '#web/api/keeping.ts'
import { Icon } from '#web/parts/icon.tsx'
import { player } from '#web/parts/player-place.ts'
import { tell } from '#web/parts/toast.tsx'
import { locale, words } from '#web/words/choosing.ts'
import { number } from '#web/words/saying.ts'
import './player.css'

export interface Sound {
  source: string
  title: string
  /** The page that it belongs to. */
  page: string
}

const sound = signal<Sound | undefined>(undefined)
const isPlaying = signal(false)
let element: HTMLAudioElement | null = null

/** Whether this one is being played now. */
export const isHeard = (source: string) => sound.value?.source === source && isPlaying.value

/** Plays it; if it is the one that plays, it pauses. */
export function playOrPause(wanted: Sound): void {
  if (sound.value?.source !== wanted.source) sound.value = wanted
  else if (isPlaying.value) element?.pause()
  else void element?.play().catch(failed)
}

export function stopPlaying(): void {
  sound.value = undefined
  isPlaying.value = false
}

const failed = () => tell(words().trainings.notPlayed)

const keptAs = (source: string) => `heard ${source}`
const STEP_SECONDS = 15

/** The button that plays something from where it is told of. */
export function PlayButton({ of, text }: { of: Sound; text: string }) {
  const { trainings } = words()
  return (
    <button type="button" class="button start" onClick={() => playOrPause(of)}>
      <Icon name={isHeard(of.source) ? 'pause' : 'play'} />
      {isHeard(of.source) ? trainings.pause : text}
    </button>
  )
}

function Player() {
  return sound.value ? <PlayerOf key={sound.value.source} sound={sound.value} /> : null
}
player.value = Player

function PlayerOf({ sound: { source, title, page } }: { sound: Sound }) {
  const audio = useRef<HTMLAudioElement>(null)
  const { trainings, frame } = words()
  const at = useSignal(0)
  const length = useSignal(0)
  const keep = () => audio.current && keepDraft(keptAs(source), audio.current.ended ? 0 : audio.current.currentTime)
  const seek = (seconds: number) => {
    if (audio.current) audio.current.currentTime = Math.max(0, Math.min(length.value, seconds))
  }
  useEffect(() => {
    const here = audio.current!
    element = here
    draftOf<number>(keptAs(source)).then((seconds = 0) => {
      here.currentTime = seconds
      here.play().catch(failed)
    })
    if ('mediaSession' in navigator) navigator.mediaSession.metadata = new MediaMetadata({ title })
    addEventListener('pagehide', keep)
    return () => {
      keep()
      removeEventListener('pagehide', keep)
    }
  }, [source])
  return (
    <section class="player" aria-label={trainings.player}>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said in it is the text that it belongs to */}
      <audio
        ref={audio}
        src={source}
        preload="auto"
        onPlay={() => {
          isPlaying.value = true
        }}
        onPause={() => {
          isPlaying.value = false
          keep()
        }}
        onTimeUpdate={({ currentTarget }) => {
          at.value = currentTarget.currentTime
        }}
        onDurationChange={({ currentTarget }) => {
          length.value = Number.isFinite(currentTarget.duration) ? currentTarget.duration : 0
        }}
        onError={failed}
      />
      <button
        type="button"
        class="button primary icon-only"
        aria-label={isPlaying.value ? trainings.pause : trainings.listen}
        onClick={() => playOrPause({ source, title, page })}
      >
        <Icon name={isPlaying.value ? 'pause' : 'play'} />
      </button>
      <div class="grow">
        <div class="row spread small">
          <a class="player-title strong" href={page} dir="auto">
            {title}
          </a>
          <span class="soft player-time">{trainings.heardOf({ at: clock(at.value), length: clock(length.value) })}</span>
        </div>
        <input
          class="player-range"
          type="range"
          min={0}
          max={Math.max(1, Math.floor(length.value))}
          step={1}
          value={Math.floor(at.value)}
          aria-label={trainings.playerPosition}
          aria-valuetext={trainings.heardOf({ at: clock(at.value), length: clock(length.value) })}
          onInput={({ currentTarget }) => seek(Number(currentTarget.value))}
        />
      </div>
      <button type="button" class="button quiet small player-back" onClick={() => seek(at.value - STEP_SECONDS)}>
        {trainings.secondsBack({ count: number(STEP_SECONDS) })}
      </button>
      <button type="button" class="button quiet icon-only" aria-label={frame.close} onClick={stopPlaying}>
        <Icon name="close" />
      </button>
    </section>
  )
}

/** 4:05 */
function clock(seconds: number): string {
  const two = new Intl.NumberFormat(locale.value, { minimumIntegerDigits: 2 })
  return `${number(Math.floor(seconds / 60))}:${two.format(Math.floor(seconds % 60))}`
}
