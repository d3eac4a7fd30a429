// A request to any route of the table, with every id in it chosen: whatever its path, query, body or form names.
import assert from 'node:assert/strict'
import type { Route } from '#platform/http/route.ts'
import type { SendOptions } from '../app.ts'
import { mp3Bytes } from '../given-files.ts'
import { formBytes, formHeaders, type Part } from '../given-uploads.ts'
import { bodies } from './bodies.ts'

/** What ids are called in queries, bodies and forms, and the kinds of things they name (as in `Belongings`). */
export const kinds: Record<string, string> = {
  organization_id: 'organization',
  home_organization_id: 'organization',
  group_id: 'closedGroup',
  leader_id: 'leader',
  user_id: 'user',
  user_ids: 'user',
  actor: 'user',
  present: 'user',
  post_id: 'post_id',
  picture_id: 'picture',
  note_ids: 'pair_note',
  private_note_ids: 'private_note',
  invitation_ids: 'invitation',
  join_request_ids: 'join_request',
  parent_id: 'comment_id',
  challenge_id: 'challenge',
  badge_id: 'badge',
  qualification_id: 'qualification',
  module_id: 'module',
  id: 'module',
}
/** The kinds that are people. */
const people = ['user', 'leader']
/** Texts that name an upload. */
const links = ['media_url', 'audio_path']

/** Gives the id of something of a kind. */
export type Choose = (kind: string) => number | string
/** The same, with one person wherever a person is named. */
export const naming =
  (person: number, choose: Choose): Choose =>
  (kind) =>
    people.includes(kind) ? person : choose(kind)

interface Schema {
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
}

/** All the ids that a schema has room for, in their places. */
function named(schema: Schema, choose: Choose, name = ''): unknown {
  if (links.includes(name)) return choose('upload')
  if (schema.format === 'int64') {
    assert.ok(name in kinds, `test/access/asking.ts does not know of what ${name} is the id`)
    return choose(kinds[name]!)
  }
  if (schema.items) {
    const item = named(schema.items, choose, name)
    return item === undefined ? undefined : [item]
  }
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, named(field, choose, name)] as const)
  const found = fields.filter(([, id]) => id !== undefined)
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** `what`, and over it `ids`. */
function merged(what: unknown, ids: unknown): unknown {
  if (ids === undefined) return what
  if (Array.isArray(ids)) return ids.map((item, index) => merged((what as unknown[] | undefined)?.[index], item))
  if (typeof ids !== 'object') return ids
  const both = { ...(what as object | undefined) } as Record<string, unknown>
  for (const [name, id] of Object.entries(ids as object)) both[name] = merged(both[name], id)
  return both
}

/** What a route without any id is told of all the same: it must make no difference. */
const uncalledFor = { organization_id: 'organization', user_id: 'user', id: 'user', group_id: 'group' }

export interface RequestBuilder {
  /** Whether it takes ids at all. */
  takesIds: boolean
  /** Whether people are among them. */
  namesPeople: boolean
  write(choose: Choose): { path: string; options: SendOptions }
}

export function requestBuilder(route: Route, openCode: string): RequestBuilder {
  const name = `${route.method} ${route.path}`
  const sent = bodies({ ids: {}, openCode })[name]
  assert.ok(!route.body || sent, `test/access/bodies.ts has no body for ${name}`)
  const write = (choose: Choose, takesIds: boolean) => {
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, kind: string) => String(choose(kind)))
    const ask = (schema: unknown) => named((schema ?? {}) as Schema, choose)
    const query = Object.entries((ask(route.query) ?? {}) as Record<string, number>)
    const address = (more: [string, unknown][]) =>
      more.length > 0 ? `${path}?${new URLSearchParams(more.map(([name, id]) => [name, String(id)]))}` : path
    const others = takesIds ? query : Object.entries(uncalledFor).map(([name, kind]): [string, unknown] => [name, choose(kind)])
    if (route.form) {
      const fields = Object.entries({ type: 'audio', ...(ask(route.form) as Record<string, number> | undefined) })
      const body = formBytes([...fields, ['file', { name: 'a.mp3', bytes: mp3Bytes() }]] as Part[])
      return { path: address(others), options: { body, headers: formHeaders } }
    }
    if (route.bytes) {
      // The other half of an upload under way (belongings.ts).
      const headers = { 'content-type': route.bytes.type, 'upload-offset': String(mp3Bytes().length) }
      return { path: address(others), options: { body: mp3Bytes(), headers } }
    }
    const ids = ask(route.body) as Record<string, unknown> | undefined
    const body = merged(sent, ids?.['media_url'] ? { media_type: 'audio', ...ids } : ids)
    if (takesIds) return { path: address(others), options: body === undefined ? {} : { body } }
    const more =
      route.method === 'GET' || route.method === 'DELETE' ? body : { ...Object.fromEntries(others), ...(body as object | undefined) }
    return { path: address(others), options: more === undefined ? {} : { body: more } }
  }
  const asked = new Set<string>()
  write((kind) => asked.add(kind).size, true)
  const takesIds = asked.size > 0
  return { takesIds, namesPeople: people.some((kind) => asked.has(kind)), write: (choose) => write(choose, takesIds) }
}
