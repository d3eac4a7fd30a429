// What each operation of the API takes and gives, read off the types that are made from docs/openapi.json.
import type { components, paths } from './paths.ts'

export type Schemas = components['schemas']
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The addresses that know a method. What never ends is read by `events`. */
export type PathOf<M extends Method> = {
  [Path in Exclude<keyof paths, '/events'>]: paths[Path] extends Record<M, { responses: unknown }> ? Path : never
}[Exclude<keyof paths, '/events'>]

type Operation<M extends Method, Path extends PathOf<M>> = NonNullable<paths[Path][M]>

/** Never where there is none. */
type Field<Of, Name extends string> = Name extends keyof Of ? NonNullable<Of[Name]> : never
type Parameters<Op, In extends 'path' | 'query'> = Field<Field<Op, 'parameters'>, In>

type Sendable<Content> = {
  [Type in keyof Content]: Type extends 'application/json' ? Content[Type] : Type extends 'multipart/form-data' ? FormData : Blob
}[keyof Content]
type Body<Op> = Sendable<Field<Field<Op, 'requestBody'>, 'content'>>

/** Left out where there is nothing to say, optional where nothing must be said. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? { [N in Name]?: undefined }
  : object extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value }

export interface Sending {
  /** Ends the request, and what is waited for before it is sent again. */
  signal?: AbortSignal | undefined
  /** For each attempt. */
  timeoutMs?: number | undefined
  /** The `etag` of what was read: where somebody changed it since, nothing is done (412, `changed_meanwhile`). */
  ifMatch?: string | undefined
  /** Every POST that takes a key has one of its own; say it where the same POST may be sent again by another run of your program. */
  idempotencyKey?: string | undefined
  headers?: Readonly<Record<string, string>> | undefined
}

type Given<Op> = Part<'path', Parameters<Op, 'path'>> & Part<'query', Parameters<Op, 'query'>> & Part<'body', Body<Op>>
export type Options<M extends Method, Path extends PathOf<M>> = Given<Operation<M, Path>> & Sending
/** The options may be left out where nothing in them must be said. */
export type Arguments<M extends Method, Path extends PathOf<M>> =
  object extends Options<M, Path> ? [options?: Options<M, Path>] : [options: Options<M, Path>]

type Readable<Content> = {
  [Type in keyof Content]: Type extends 'application/json' ? Content[Type] : Type extends `text/${string}` ? string : Blob
}[keyof Content]
type Responses<Op> = Field<Op, 'responses'>
type Contents<Response> = Response extends { content: infer Content } ? Readable<Content> : undefined
/** The body of an answer. Files are text, or a `Blob` where they are none. */
export type Answer<M extends Method, Path extends PathOf<M>> =
  Responses<Operation<M, Path>> extends infer All ? Contents<All[keyof All & (200 | 201 | 204)]> : never

type ItemOf<List> = List extends readonly (infer One)[]
  ? One
  : List extends { data: readonly (infer One)[] } | { badges: readonly (infer One)[] }
    ? One
    : never
/** What `each` gives of a list. */
export type Item<Path extends PathOf<'get'>> = ItemOf<Answer<'get', Path>>
export type ListPath = { [Path in PathOf<'get'>]: [Item<Path>] extends [never] ? never : Path }[PathOf<'get'>]
