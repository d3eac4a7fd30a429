// Runs every check by itself: one that fails, or gets no answer in time, does not stop the others.
import { checkBackups } from './backups.ts'
import { checkCertificate } from './certificate.ts'
import { checkClock, checkDatabase } from './database.ts'
import { checkDisk, checkFiles } from './files.ts'
import { codeOf, type Finding, fault, type Outcome, worst } from './finding.ts'
import { checkMail } from './mail.ts'
import { checkLanguageModel, checkPushKeys } from './outside.ts'
import { checkSecondFactors } from './second-factors.ts'
import { checkSettings, type ExaminedSettings } from './settings.ts'

export interface Checked {
  check: string
  outcome: Outcome
  findings: Finding[]
}

/** Milliseconds for each check. */
const BOUND = 10_000

export async function examine(settings: ExaminedSettings, { sendTo }: { sendTo?: string | undefined }): Promise<Checked[]> {
  const { config } = settings
  const checks: Record<string, () => Promise<Finding[]>> = {
    settings: async () => checkSettings(settings),
    certificate: () => checkCertificate(config),
    database: () => checkDatabase(config),
    clock: () => checkClock(config),
    'second factors': () => checkSecondFactors(config),
    mail: () => checkMail(config, sendTo),
    'push keys': () => checkPushKeys(config),
    files: () => checkFiles(config),
    disk: () => checkDisk(config),
    'language model': () => checkLanguageModel(config),
    backups: () => checkBackups(config),
  }
  return Promise.all(
    Object.entries(checks).map(async ([check, look]) => {
      const findings = await within(BOUND, look)
      return { check, outcome: worst(findings.map(({ outcome }) => outcome)), findings }
    }),
  )
}

async function within(milliseconds: number, look: () => Promise<Finding[]>): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Finding[]>((resolve) => {
    timer = setTimeout(
      () =>
        resolve([
          fault(`There was no end to this check in ${milliseconds / 1000} seconds.`, 'See whether what it asks answers, and try again.'),
        ]),
      milliseconds,
    )
  })
  try {
    return await Promise.race([look(), late])
  } catch (error) {
    return [fault(`This check broke off (${codeOf(error)}).`, 'Look at the log of the service; if it says nothing, report it.')]
  } finally {
    clearTimeout(timer)
  }
}
