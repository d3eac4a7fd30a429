// A video of another platform: a button that names it, and nothing is asked there before it is tapped. Only a page that was opened for a video
// may show one in a frame (the service's policy), so a tap loads the page anew and goes on from there.
import { useState } from 'preact/hooks'
import { videoAt } from '#web/features/trainings/video.ts'
import { Elsewhere } from '#web/parts/elsewhere.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { stopPlaying } from '#web/parts/player.tsx'
import { words } from '#web/words/choosing.ts'

/** The address that this document was loaded from decides what it may show. */
function mayFrame(): boolean {
  const [opening] = performance.getEntriesByType('navigation')
  const loaded = opening && URL.parse(opening.name)
  return loaded ? /^\/trainings\/\d+$/.test(loaded.pathname) && loaded.searchParams.has('frames') : false
}

export function VideoOnWish({ address, title }: { address: string; title: string }) {
  const { trainings } = words()
  const [isShown, setShown] = useState(wasWished)
  const video = videoAt(address)
  if (!video?.frame) return <Elsewhere address={address} text={trainings.watchAt} />
  if (isShown)
    return (
      <iframe
        class="video"
        src={video.frame}
        title={trainings.videoOf({ title })}
        allow="fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        referrerpolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    )
  const show = () => {
    stopPlaying()
    if (mayFrame()) setShown(true)
    else location.replace(`${location.pathname}?frames=1`)
  }
  return (
    <div class="stack tight">
      <button type="button" class="button start" onClick={show}>
        <Icon name="play" />
        {trainings.watchOn({ platform: video.platform })}
      </button>
      <p class="small soft">{trainings.watchAbout({ platform: video.platform })}</p>
    </div>
  )
}

/** Once: opened again, the page waits for a tap again. */
function wasWished(): boolean {
  if (!mayFrame() || !new URLSearchParams(location.search).has('frames')) return false
  history.replaceState(history.state, '', location.pathname)
  return true
}
