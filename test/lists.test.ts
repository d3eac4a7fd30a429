// Every list is bounded: it is read in parts, or stands here with what keeps it short.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from './app.ts'

const app = await startApp()

/** Lists that come whole, each cut in its SQL. */
const whole: Record<string, string> = {
  '/user/tokens': 'the thousand used last',
  '/user/passkeys': 'ten at most',
  '/organizations': 'the thousand that one joined first',
  '/organizations/{organization}/api-keys': 'no more than thirty are made',
  '/organizations/{organization}/care-team': 'a thousand by name, with how many there are',
  '/onboarding/browse/topics': 'those of most trainings',
  '/posts/newest': 'one of each of a hundred groups',
  '/posts/open-prayers': 'the ten newest',
}

interface Shape {
  type?: string
  properties?: Record<string, Shape>
}
const isList = (schema?: Shape) => schema?.type === 'array' || Object.values(schema?.properties ?? {}).some(({ type }) => type === 'array')

it('every list is read in parts, or says why it need not', () => {
  const lists = app.routes.filter(({ method, response }) => method === 'GET' && isList(response[200] as Shape))
  assert.ok(lists.length > 20)
  const unbounded = lists.filter(({ query }) => {
    const { page, cursor } = (query as Shape | undefined)?.properties ?? {}
    return !page && !cursor
  })
  assert.deepEqual(unbounded.map(({ path }) => path).sort(), Object.keys(whole).sort())
})
