// The documents made from the code are the ones that are committed: the OpenAPI document, the settings.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { settings } from '#src/config.ts'
import { ask, startApp } from './app.ts'
import { assertCommitted, readableJson } from './committed.ts'

const root = new URL('../', import.meta.url)
const app = await startApp({ config: { PUBLIC_URL: 'https://localhost:8443' } })

it('docs/openapi.json says what the routes say', async () => {
  const { body } = await app.request('GET', '/openapi.json')
  assertCommitted('docs/openapi.json', `${readableJson(body)}\n`)
})

it('the page at /docs is there, and what is not beside it is not found in the usual words', async () => {
  const page = await ask('GET', `${app.url}/docs/`)
  assert.deepEqual([page.status, page.headers['content-type']], [200, 'text/html; charset=utf-8'])
  const { status, body } = await ask('GET', `${app.url}/docs/nothing`)
  assert.deepEqual([status, body], [404, { message: 'This address was not found.', code: 'address_not_found' }])
})

it('the OpenAPI document is well made', () => {
  execFileSync(process.execPath, [fileURLToPath(new URL('node_modules/@redocly/cli/bin/cli.js', root)), 'lint', 'docs/openapi.json'], {
    cwd: fileURLToPath(root),
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
})

it('docs/settings.md lists the settings of src/config.ts', () => {
  const rows = Object.entries(settings as Record<string, { description?: string; default?: unknown }>).map(
    ([name, { description = '', default: usual }]) => {
      const value = usual === '' ? '' : `\`${usual}\``
      return `| \`${name}\` | ${value} | ${description.replaceAll('|', '\\|')} |`
    },
  )
  const text = `# Settings

Made from \`src/config.ts\`. They are read from the environment, or from a \`.env\` file in the folder that the service is started in; the
environment wins.

| Name | Unless set | What it is |
| --- | --- | --- |
${rows.join('\n')}
`
  assertCommitted('docs/settings.md', text)
})
