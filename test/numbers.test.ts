// A number that is taken can be stored: PostgreSQL's integers end at 2^31 - 1, where JSON's do not.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from './app.ts'

const app = await startApp()

interface Shape {
  type?: string | string[]
  format?: string
  maximum?: number
  properties?: Record<string, Shape>
  items?: Shape
}

/** The whole numbers in what is sent, by their place. Identifiers (int64) are bigints there. */
function wholeNumbers(shape: Shape, place: string): { place: string; maximum: number | undefined }[] {
  const { type = [], format, maximum, properties = {}, items } = shape
  const here = [type].flat().includes('integer') && format !== 'int64' ? [{ place, maximum }] : []
  const inside = Object.entries(properties).flatMap(([name, field]) => wholeNumbers(field, `${place}.${name}`))
  return [...here, ...inside, ...(items ? wholeNumbers(items, `${place}[]`) : [])]
}

it('every whole number in a body ends where an integer column does, or before', () => {
  const numbers = app.routes.flatMap(({ method, path, body }) => (body ? wholeNumbers(body as Shape, `${method} ${path}`) : []))
  assert.ok(numbers.length > 10)
  const beyond = numbers.filter(({ maximum }) => maximum === undefined || maximum >= 2 ** 31)
  assert.deepEqual(beyond, [])
})
