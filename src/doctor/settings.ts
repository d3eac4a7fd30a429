// The settings: wrong ones, such as nobody knows, and some that contradict each other.
import { type Config, configOf, readEnvironment, readSettings, settings } from '../config.ts'
import { isMistyped } from '../setting-kinds.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

export interface ExaminedSettings {
  /** With the default where a value is wrong. */
  config: Config
  /** What is wrong; without the values, which may hold secrets. */
  faults: string[]
  /** Names that look like those of settings, with the one that may be meant. */
  unknown: { name: string; near: string | undefined }[]
}

/** The settings as they are, to be told of. */
export function examineSettings(): ExaminedSettings {
  const { inFile, environment } = readEnvironment()
  const { values, faults } = readSettings({ ...inFile, ...environment })
  const unknown = [...new Set([...Object.keys(inFile), ...Object.keys(environment)])]
    .filter((name) => !Object.hasOwn(settings, name))
    .map((name) => ({ name, near: Object.keys(settings).find((known) => isMistyped(name, known)) }))
    .filter(({ name, near }) => near !== undefined || Object.hasOwn(inFile, name))
  return { config: configOf(values), faults, unknown }
}

export function checkSettings({ config, faults, unknown }: ExaminedSettings): Finding[] {
  const found: Finding[] = [
    ...faults.map((message) => fault(`${message}.`, 'Until then no service starts: docs/settings.md lists all settings.')),
    ...unknown.map(({ name, near }) =>
      warning(`There is no setting ${name}.`, near ? `${near} may be meant.` : 'It changes nothing: docs/settings.md lists all settings.'),
    ),
    ...contradictions(config),
  ]
  return found.length > 0 ? found : [ok('All settings are known and go together.')]
}

const isLoopback = (host: string) => /^(localhost|127\.|::1$|\[::1\]$)/.test(host)

function contradictions(config: Config): Finding[] {
  const { hostname } = new URL(config.publicUrl)
  const isPublic = !isLoopback(hostname)
  const found: Finding[] = []
  const when = (condition: boolean, message: string, wayOut: string) => {
    if (condition) found.push(warning(message, wayOut))
  }
  when(!isPublic && !isLoopback(config.HOST), 'Others reach the service, but its links lead to this machine.', 'Set PUBLIC_URL.')
  when(!isPublic && config.SMTP_URL !== '', 'E-mails are sent, but their links lead to this machine.', 'Set PUBLIC_URL.')
  when(
    isPublic && isLoopback(config.HOST) && config.trustedProxies.length === 0,
    'PUBLIC_URL is a name that others use, but the service answers this machine alone.',
    'Set HOST=0.0.0.0, or TRUSTED_PROXIES where a proxy stands in front.',
  )
  when(
    isPublic && !config.TLS_CERT && config.acmeNames.length === 0 && config.trustedProxies.length === 0,
    'PUBLIC_URL is a name that others use, but the certificate is the one for localhost.',
    'Set TLS_CERT and TLS_KEY, or ACME_NAMES, or TRUSTED_PROXIES where a proxy stands in front.',
  )
  when(
    config.SMTP_URL !== '' && /@localhost>?$/.test(config.MAIL_FROM),
    'E-mails are sent, but from an address of this machine, which mail servers refuse.',
    'Set MAIL_FROM.',
  )
  when(
    isPublic && config.PUSH_CONTACT.endsWith('@localhost'),
    'Push services cannot reach anybody about this service.',
    'Set PUSH_CONTACT.',
  )
  when(config.TOKEN_IDLE_DAYS > config.TOKEN_DAYS, 'TOKEN_IDLE_DAYS is longer than TOKEN_DAYS.', 'Set it to less: the shorter one counts.')
  when(
    config.SESSION_IDLE_DAYS > config.SESSION_DAYS,
    'SESSION_IDLE_DAYS is longer than SESSION_DAYS.',
    'Set it to less: the shorter one counts.',
  )
  when(
    config.RATE_LIMIT_LOGIN > config.RATE_LIMIT_LOGIN_HOUR,
    'RATE_LIMIT_LOGIN allows more in a minute than RATE_LIMIT_LOGIN_HOUR in an hour.',
    'Set it to less.',
  )
  when(
    (config.LANGUAGE_MODEL !== '') !== (config.LANGUAGE_MODEL_URL !== ''),
    'Of LANGUAGE_MODEL and LANGUAGE_MODEL_URL only one is set.',
    'Set both, or neither.',
  )
  return found
}
