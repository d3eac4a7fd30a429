// The app's own icons, drawn with a line: 24 units wide, in the colour of the text beside them.
import './icon.css'

const drawings = {
  today: ['M3 11l9-8 9 8', 'M5 9.5V20h14V9.5'],
  groups: [
    'M16 20v-2a4 4 0 0 0-4-4H7a4 4 0 0 0-4 4v2',
    'M9.5 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7',
    'M21 20v-2a4 4 0 0 0-3-3.8',
    'M16 3.3a3.5 3.5 0 0 1 0 6.6',
  ],
  prayer: ['M12 3v18', 'M7 8h10'],
  grow: ['M12 21v-9', 'M12 12c0-4 3-7 8-7 0 5-3 7-8 7z', 'M12 15c0-3-2.5-5.5-7-5.5C5 13.5 7.5 15 12 15z'],
  journal: ['M4 5a2 2 0 0 1 2-2h14v16H6a2 2 0 0 0-2 2z', 'M4 19.5A2 2 0 0 1 6 17.5h14'],
  bell: ['M6 9a6 6 0 1 1 12 0c0 6 2 7 2 7H4s2-1 2-7', 'M10 20a2 2 0 0 0 4 0'],
  flame: ['M12 3c1 4 5 5.5 5 10a5 5 0 0 1-10 0c0-2 1-3 1.5-4C10 10.5 11 9 12 3z'],
  check: ['M5 12.5l4.5 4.5L19 7.5'],
  play: ['M7 4l13 8-13 8z'],
  pause: ['M8 5v14', 'M16 5v14'],
  flag: ['M5 21V4h13l-2.5 4.5L18 13H5'],
  heart: ['M12 20s-8-4.6-8-10.4A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 8 2.6C20 15.4 12 20 12 20z'],
  comment: ['M4 5h16v11H9l-5 4z'],
  back: ['M15 5l-7 7 7 7'],
  forward: ['M9 5l7 7-7 7'],
  more: ['M12 6v.01', 'M12 12v.01', 'M12 18v.01'],
  plus: ['M12 5v14', 'M5 12h14'],
  close: ['M6 6l12 12', 'M18 6L6 18'],
  lock: ['M6 11h12v9H6z', 'M8.5 11V8a3.5 3.5 0 0 1 7 0v3'],
  search: ['M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14', 'M16 16l5 5'],
  person: ['M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8', 'M5 21v-1a7 7 0 0 1 14 0v1'],
  star: ['M12 3l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.4l6.1-.8z'],
  qr: ['M4 4h6v6H4z', 'M14 4h6v6h-6z', 'M4 14h6v6H4z', 'M14 14h2v2h-2z', 'M20 14v2', 'M14 20h2', 'M19 19h1v1h-1z'],
  waiting: ['M6 3h12v18l-6-4.5L6 21z'],
  settings: ['M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6', 'M12 3v3', 'M12 18v3', 'M3 12h3', 'M18 12h3'],
  away: ['M2 8.5a15 15 0 0 1 20 0', 'M5.5 12.5a10 10 0 0 1 13 0', 'M9 16.2a5 5 0 0 1 6 0', 'M12 20v.01', 'M3 3l18 18'],
  download: ['M12 4v11', 'M7 11l5 5 5-5', 'M5 20h14'],
  trash: ['M5 7h14', 'M9 7V4h6v3', 'M7 7l1 13h8l1-13'],
  pencil: ['M4 20l1-4L16 5l3 3L8 19z'],
  badge: ['M12 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11', 'M8.5 13L7 21l5-2.5L17 21l-1.5-8'],
  picture: ['M4 5h16v14H4z', 'M4 17l5-5 4 4 3-3 4 4', 'M15 9v.01'],
  sound: ['M9 18V5l11-2v13', 'M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0', 'M20 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0'],
  page: ['M6 3h8l5 5v13H6z', 'M14 3v5h5'],
  calendar: ['M4 6h16v14H4z', 'M4 10h16', 'M8 3v4', 'M16 3v4'],
  help: ['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18', 'M9.5 9.5a2.5 2.5 0 1 1 3.8 2.1c-.9.6-1.3 1-1.3 1.9', 'M12 16.8v.01'],
  warning: ['M12 4l9 16H3z', 'M12 10v4', 'M12 17v.01'],
} as const

export type IconName = keyof typeof drawings

/** Turned round where one reads from right to left. */
const pointing: ReadonlySet<IconName> = new Set(['back', 'forward', 'play'])

/** Says nothing to who can't see it: what it means stands beside it, or on the button around it. */
export const Icon = ({ name, filled = false }: { name: IconName; filled?: boolean }) => (
  <Drawing lines={drawings[name]} look={`${pointing.has(name) ? ' pointing' : ''}${filled ? ' filled' : ''}`} />
)

/** An icon that one place alone needs. */
export const Drawing = ({ lines, look = '' }: { lines: readonly string[]; look?: string }) => (
  <svg class={`icon${look}`} viewBox="0 0 24 24" aria-hidden="true">
    {lines.map((d) => (
      <path key={d} d={d} />
    ))}
  </svg>
)
