// One upload as it stands in a list: its picture or what kind it is, its name, and what there is to know of it.
import type { Schemas } from '#web/api/asking.ts'
import { ownPath } from '#web/parts/addresses.ts'
import { Icon } from '#web/parts/icon.tsx'
import { managingWords } from '#web/words/choosing.ts'
import { apart, day, fileSize, moment } from '#web/words/saying.ts'
import './library.css'

export type Upload = Schemas['Upload']
export type Kind = Upload['kind']

const icons = { audio: 'sound', pdf: 'page', picture: 'picture' } as const

/** Says nothing to who can't see it: the name stands beside it. */
export function UploadFace({ upload: { kind, url } }: { upload: Pick<Upload, 'kind' | 'url'> }) {
  const own = ownPath(url, location.origin)
  if (kind === 'picture' && own) return <img class="upload-face" src={own} alt="" loading="lazy" decoding="async" />
  return (
    <span class="upload-face">
      <Icon name={icons[kind]} />
    </span>
  )
}

/** "1.8 MB · 1,600 × 1,067" */
export function measuresOf({ size, width, height }: Upload): string {
  const { library } = managingWords()
  return [fileSize(size), ...(width && height ? [library.pixels({ width, height })] : [])].join(' · ')
}

export function uploadedBy({ uploaded_by, created_at }: Upload): string {
  const { library } = managingWords()
  const when = day(created_at)
  return uploaded_by ? library.byWhom({ name: apart(uploaded_by.name), when }) : library.byNobody({ when })
}

export function EndOf({ upload: { deleted_after } }: { upload: Upload }) {
  const { library } = managingWords()
  if (!deleted_after) return null
  const isDue = Date.parse(deleted_after) < Date.now()
  return <span class="tag flame">{isDue ? library.goesSoon : library.goesOn({ when: moment(deleted_after) })}</span>
}
