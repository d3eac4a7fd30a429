// A badge's icon: a sign that somebody chose, or the name of one of the app's own.
import { Icon } from '#web/parts/icon.tsx'
import './badge-face.css'

/** An emoji stands for itself; a word is the name of a picture that the app need not have. */
const isSign = (icon: string) => /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(icon)

export const BadgeFace = ({ icon, large = false }: { icon: string; large?: boolean }) => (
  <span class={`face badge-face${large ? ' large' : ''}`} aria-hidden="true">
    {isSign(icon) ? icon : <Icon name={icon === 'star' || icon === 'heart' || icon === 'flame' || icon === 'flag' ? icon : 'badge'} />}
  </span>
)
