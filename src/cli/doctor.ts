// Says what works and what does not, and what to do about it. Exit status 0: all is well, 1: there are warnings, 2: there are faults.
import { isEmail } from '#platform/http/formats.ts'
import { examine } from '../doctor/examining.ts'
import { worst } from '../doctor/finding.ts'
import { examineSettings } from '../doctor/settings.ts'
import { UsageError } from './errors.ts'
import { printResult } from './with-data.ts'

const signs = { ok: 'ok     ', warning: 'WARNING', fault: 'FAULT  ' }
const statuses = { ok: 0, warning: 1, fault: 2 }

export async function doctorCommand({ sendTo, ...options }: { sendTo?: string; json?: boolean }) {
  if (sendTo !== undefined && !isEmail(sendTo)) throw new UsageError(`${sendTo} is no e-mail address.`)
  const checks = await examine(examineSettings(), { sendTo })
  const outcome = worst(checks.map((one) => one.outcome))
  const lines = checks.flatMap(({ check, findings }) =>
    findings.map(({ outcome, message, way_out }) => `${signs[outcome]}  ${check}: ${message}${way_out ? ` ${way_out}` : ''}`),
  )
  printResult({ outcome, checks }, options, ...lines)
  process.exitCode = statuses[outcome]
}
