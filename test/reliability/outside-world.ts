// What a service of its own needs around it in these tests: a mail server, browsers with their push service, and a way in for the builders.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after } from 'node:test'
import type { Database } from '#platform/db/database.ts'
import { freePort } from '#test/free-port.ts'
import type { Reach } from '#test/given.ts'
import { startPushEndpoint } from '#test/push-endpoint.ts'
import { dataFolder, type ServiceProcess } from '#test/service-process.ts'
import { startSmtpServer } from '#test/smtp-server.ts'

/** They end with the test file. The settings are those of a service that uses them and limits nobody. */
export async function startOutsideWorld() {
  const mail = await startSmtpServer({ tls: 'plain' })
  const push = await startPushEndpoint()
  after(() => Promise.all([mail.close(), push.close()]))
  const ca = join(dataFolder(), 'ca.pem')
  writeFileSync(ca, push.ca)
  const PORT = String(await freePort())
  const settings = {
    PORT,
    PUBLIC_URL: `https://127.0.0.1:${PORT}`,
    SMTP_URL: mail.url,
    PUSH_ALLOW: '127.0.0.0/8',
    NODE_EXTRA_CA_CERTS: ca,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PRO: '1000000',
    TEXT_MEGABYTES_PER_DAY: '1000000',
    RATE_LIMIT_ADDRESS: '1000000',
    CONNECTIONS_PER_ADDRESS: '1000000',
    RATE_LIMIT_UPLOAD: '1000000',
  }
  return { mail, push, settings }
}

/** @param service the one that runs at this time */
export const reachOf = (service: () => ServiceProcess, db: Database): Reach => ({
  services: { db },
  request: (method, path, options) => service().request(method, `/api${path}`, options),
})
