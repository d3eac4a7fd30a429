// A person's picture, or their initials until there is one. Decoration: the name stands beside it.
import { useState } from 'preact/hooks'
import './avatar.css'

/** The service's own pictures are asked for here, whatever public address they are written with. */
const here = (address: string) => {
  const url = new URL(address, location.origin)
  return url.pathname.startsWith('/media/') || url.pathname.startsWith('/api/') ? url.pathname + url.search : undefined
}

export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase())
    .join('')

export function Avatar({ name, picture, large = false }: { name: string; picture?: string | null | undefined; large?: boolean }) {
  const [isMissing, setMissing] = useState(false)
  const source = picture && !isMissing ? here(picture) : undefined
  return (
    <span class={`face${large ? ' large' : ''}`} aria-hidden="true">
      {source ? (
        <img src={source} alt="" width={40} height={40} loading="lazy" decoding="async" onError={() => setMissing(true)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}

/** Where nobody's name is shown. */
export const AnonymousAvatar = () => (
  <span class="face anonymous" aria-hidden="true">
    ?
  </span>
)
