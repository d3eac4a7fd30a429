// The pictures of a post: beside each other with their place left free, and each alone and larger.
import { useEffect, useState } from 'preact/hooks'
import type { Schemas } from '#web/api/asking.ts'
import { Dialog } from '#web/parts/dialog.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { words } from '#web/words/choosing.ts'
import { number } from '#web/words/saying.ts'

export type Picture = Schemas['PostPicture']

export function Pictures({ of }: { of: readonly Picture[] }) {
  const { posts } = words()
  const [shown, setShown] = useState<number>()
  return (
    <>
      <div class="pictures">
        {of.map((picture, place) => (
          <button
            key={picture.id}
            type="button"
            aria-label={posts.enlarge({ name: nameOf(picture, place) })}
            onClick={() => setShown(place)}
          >
            <Shown picture={picture} place={place} sizes={of.length === 1 ? WHOLE : HALF} />
          </button>
        ))}
      </div>
      {shown !== undefined && <Larger of={of} place={shown} move={setShown} close={() => setShown(undefined)} />}
    </>
  )
}

/** What can be seen, or which of them it is. */
const nameOf = ({ alt }: Picture, place: number) => alt || words().posts.picture({ place: number(place + 1) })

/** As wide as a post is, or half of that. */
const WHOLE = '(min-width: 46rem) 42rem, 100vw'
const HALF = '(min-width: 46rem) 21rem, 50vw'

const Shown = ({ picture, place, sizes, eager = false }: { picture: Picture; place: number; sizes: string; eager?: boolean }) => (
  <img
    src={picture.files[0]?.url}
    srcset={picture.files.map(({ url, width }) => `${url} ${width}w`).join(', ')}
    sizes={sizes}
    width={picture.width}
    height={picture.height}
    alt={nameOf(picture, place)}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
  />
)

interface LargerProps {
  of: readonly Picture[]
  place: number
  move: (place: number) => void
  close: () => void
}

function Larger({ of, place, move, close }: LargerProps) {
  const { posts } = words()
  const picture = of[place]!
  const step = (by: number) => move((place + by + of.length) % of.length)
  useEffect(() => {
    if (of.length < 2) return
    const [forward, back] = document.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const keys = ({ key }: KeyboardEvent) => (key === forward || key === back) && step(key === forward ? 1 : -1)
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [place])
  const title =
    of.length > 1 ? posts.pictureOf({ place: number(place + 1), count: number(of.length) }) : posts.picture({ place: number(1) })
  return (
    <Dialog title={title} close={close}>
      <figure class="picture-large stack tight">
        <Shown key={picture.id} picture={picture} place={place} sizes="100vw" eager />
        {picture.alt && <figcaption dir="auto">{picture.alt}</figcaption>}
        {of.length > 1 && (
          <div class="row">
            <p class="unseen" role="status">
              {title}
            </p>
            <button type="button" class="button icon-only" aria-label={posts.previousPicture} onClick={() => step(-1)}>
              <Icon name="back" />
            </button>
            <button type="button" class="button icon-only" aria-label={posts.nextPicture} onClick={() => step(1)}>
              <Icon name="forward" />
            </button>
          </div>
        )}
      </figure>
    </Dialog>
  )
}
