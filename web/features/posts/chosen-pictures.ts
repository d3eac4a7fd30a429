// Pictures that are chosen for a post: each is sent at once, again after the connection was lost, and kept with the draft until the post is there.
import { useEffect, useRef, useState } from 'preact/hooks'
import { Refusal, Unreachable } from '#web/api/asking.ts'
import { draftOf, dropDraft, keepDraft } from '#web/api/keeping.ts'
import { sendFile } from '#web/api/sending.ts'
import type { Picture } from '#web/features/posts/pictures.tsx'
import { announce } from '#web/parts/announcer.tsx'
import { words } from '#web/words/choosing.ts'
import { number } from '#web/words/saying.ts'

/** As the service takes them. */
export const MOST = 4
const MEGABYTES = 20
/** The service deletes after 48 hours what no post names: what was kept for longer than this is sent again. */
const FRESH_MS = 40 * 60 * 60_000

export interface Chosen {
  key: string
  /** None for those that the post has already. */
  file?: File
  picture?: Picture
  alt: string
  state: { is: 'sending'; share: number } | { is: 'lost' } | { is: 'refused'; why: string } | { is: 'there' }
  sentAt?: number
}
type Kept = Pick<Chosen, 'key' | 'picture' | 'alt' | 'sentAt'>

/** Its file is kept by itself, once: it is large, and what is said of it changes with every letter. */
const fileDraft = (key: string) => `picture ${key}`

/** `draft`: under which they are kept. `had`: those that the post has already. */
export function useChosenPictures(group: number, { draft, had = [] }: { draft?: string; had?: readonly Picture[] }) {
  const name = draft && `pictures of ${draft}`
  const items = useRef<Chosen[]>(had.map((picture) => ({ key: `${picture.id}`, picture, alt: picture.alt, state: { is: 'there' } })))
  const underWay = useRef(new Map<string, { stopping: AbortController; done: Promise<void> }>())
  const [, draw] = useState(0)

  const keep = () => {
    draw((count) => count + 1)
    const toKeep = items.current.filter(({ state }) => state.is !== 'refused')
    const kept = toKeep.map(({ key, picture, alt, sentAt }) => ({ key, alt, ...(picture && { picture, sentAt }) }) as Kept)
    if (name) void (kept.length > 0 ? keepDraft(name, kept) : dropDraft(name))
  }
  const patch = (key: string, change: Partial<Chosen>) => {
    items.current = items.current.map((item) => (item.key === key ? { ...item, ...change } : item))
    keep()
  }
  const show = (key: string, state: Chosen['state']) => {
    items.current = items.current.map((item) => (item.key === key ? { ...item, state } : item))
    draw((count) => count + 1)
  }

  function send(item: Chosen): Promise<void> {
    const { key } = item
    const stopping = new AbortController()
    const done = underWay.current.get(key)?.done ?? deliver(item, stopping).finally(() => underWay.current.delete(key))
    if (!underWay.current.has(key)) underWay.current.set(key, { stopping, done })
    return done
  }
  async function deliver({ key, file }: Chosen, { signal }: AbortController): Promise<void> {
    if (!file) return
    show(key, { is: 'sending', share: 0 })
    try {
      const onProgress = (share: number) => show(key, { is: 'sending', share })
      const { data } = await sendFile('/groups/{group}/pictures', { group }, file, { onProgress, signal })
      patch(key, { picture: data, sentAt: Date.now(), state: { is: 'there' } })
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof Unreachable) show(key, { is: 'lost' })
      else if (error instanceof Refusal) {
        const why = error.errors['file']?.join(' ') ?? error.message
        show(key, { is: 'refused', why })
        announce(why)
      } else throw error
    }
  }
  const sendLost = () => items.current.filter(({ state }) => state.is === 'lost').map(send)

  function add(files: readonly File[]): void {
    const fresh = files.slice(0, MOST - items.current.length).map((file): Chosen => {
      const isTooLarge = file.size > MEGABYTES * 1_048_576
      const why = words().posts.pictureTooLarge({ max: number(MEGABYTES) })
      return { key: crypto.randomUUID(), file, alt: '', state: isTooLarge ? { is: 'refused', why } : { is: 'sending', share: 0 } }
    })
    items.current = [...items.current, ...fresh]
    keep()
    for (const item of fresh)
      if (item.state.is === 'sending') {
        if (name) void keepDraft(fileDraft(item.key), item.file)
        void send(item)
      }
  }
  function remove(key: string): void {
    underWay.current.get(key)?.stopping.abort()
    items.current = items.current.filter((item) => item.key !== key)
    if (name) void dropDraft(fileDraft(key))
    keep()
  }

  useEffect(() => {
    if (!name) return
    void draftOf<Kept[]>(name).then(async (kept) => {
      const found = await Promise.all(
        (kept ?? []).map(async ({ key, picture, alt, sentAt = 0 }): Promise<Chosen> => {
          const file = await draftOf<File>(fileDraft(key))
          const isThere = picture !== undefined && Date.now() - sentAt < FRESH_MS
          return { key, alt, ...(file && { file }), ...(isThere && { picture, sentAt }), state: isThere ? { is: 'there' } : { is: 'lost' } }
        }),
      )
      // A phone that is full has kept its name and not the file.
      const whole = found.filter(({ file, picture }) => file ?? picture)
      if (whole.length === 0 || items.current.length > 0) return
      items.current = whole
      draw((count) => count + 1)
      sendLost()
    })
  }, [name])
  useEffect(() => {
    addEventListener('online', sendLost)
    return () => {
      removeEventListener('online', sendLost)
      for (const { stopping } of underWay.current.values()) stopping.abort()
    }
  }, [])

  return {
    items: items.current,
    add,
    remove,
    again: send,
    describe: (key: string, alt: string) => patch(key, { alt }),
    /** As a post names them, once all are there; refused ones are left to who chose them. */
    async named() {
      await Promise.all([...sendLost(), ...[...underWay.current.values()].map(({ done }) => done)])
      for (const { state } of items.current) if (state.is === 'refused') throw new Refusal(422, { message: state.why })
      if (items.current.some(({ state }) => state.is !== 'there')) throw new Unreachable('a picture is not there')
      return items.current.map(({ picture, alt }) => ({ picture_id: picture!.id, alt: alt.trim() || null }))
    },
    /** The post has them now. */
    forget: async () => name && Promise.all([name, ...items.current.map(({ key }) => fileDraft(key))].map(dropDraft)),
  }
}
