// A video of another platform: a button that names it, and nothing is asked there before it is tapped. The policy that lets it stand in a frame is
// that of this page alone, so where the app was opened on another page this one is loaded anew, and goes on from the tap.
import { useState } from 'preact/hooks'
import { videoAt } from '#web/features/trainings/video.ts'
import { Elsewhere } from '#web/parts/elsewhere.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { stopPlaying } from '#web/parts/player.tsx'
import { words } from '#web/words/choosing.ts'

const WISHED = '#video'

/** The address that this document was loaded from tells its policy. */
function mayFrame(): boolean {
  const [opening] = performance.getEntriesByType('navigation')
  return opening !== undefined && /^\/trainings\/\d+$/.test(URL.parse(opening.name)?.pathname ?? '')
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
    if (mayFrame()) {
      setShown(true)
      return
    }
    history.replaceState(history.state, '', WISHED)
    location.reload()
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

function wasWished(): boolean {
  if (location.hash !== WISHED || !mayFrame()) return false
  history.replaceState(history.state, '', location.pathname)
  return true
}
