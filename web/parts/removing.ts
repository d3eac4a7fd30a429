// What is taken away can be brought back for ten seconds: until then it is only not shown any more.
import { signal } from '@preact/signals'
import { changed } from '#web/api/using.ts'
import { tellWhy } from '#web/parts/telling.ts'
import { hold } from '#web/parts/toast.tsx'

const removed = signal<ReadonlySet<string>>(new Set())

/** `name` says which one it is, `journal 12`. A view that asks is drawn again when it changes. */
export const isRemoved = (name: string): boolean => removed.value.has(name)

interface Removal {
  /** On the foot of the screen, beside "Undo". */
  text: string
  /** Asked with `keepalive`, since the page may be left in that moment. */
  send: () => Promise<unknown>
  /** Which answers are old afterwards. */
  touches: Parameters<typeof changed>
  /** It is shown nowhere again, also where it was read before: nothing else will have its name. */
  isForGood?: boolean
  /** After it was brought back. */
  undone?: () => void
}

export function remove(name: string, { text, send, touches, isForGood, undone }: Removal): void {
  removed.value = new Set([...removed.value, name])
  const show = () => {
    removed.value = new Set([...removed.value].filter((other) => other !== name))
  }
  hold(text, {
    act: async () => {
      try {
        await send()
        await changed(...touches)
        if (!isForGood) show()
      } catch (error) {
        show()
        tellWhy(error)
      }
    },
    undo: () => {
      show()
      undone?.()
    },
  })
}
