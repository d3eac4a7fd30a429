// Something that another host has: it is asked for only by a tap, in a page of its own, and its host is named before.
import { hostOf } from '#web/parts/addresses.ts'
import { Icon, type IconName } from '#web/parts/icon.tsx'

interface ElsewhereProps {
  address: string
  /** "Listen at example.org" */
  text: (about: { host: string }) => string
  icon?: IconName
}

export const Elsewhere = ({ address, text, icon = 'forward' }: ElsewhereProps) => (
  <a class="button start" href={address} target="_blank" rel="noopener noreferrer">
    {text({ host: hostOf(address) })}
    <Icon name={icon} />
  </a>
)
