// Files in a bucket of an S3-compatible service.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3'
import { contentTypeOf, isFileKey } from './names.ts'
import { type FileStore, isNoteName, StorageUnavailable } from './storage.ts'
import { openIncoming } from './temporary.ts'

export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  /** Empty, or ends in a slash. */
  prefix: string
  pathStyle: boolean
  credentials?: { accessKeyId: string; secretAccessKey: string }
  /** How long a connection may take, or stay silent, in milliseconds. */
  timeoutMs: number
}

/** Reads the address that `openFileStore` describes. What it throws names the fault, and never the address, which holds a secret. */
export function readS3Url(url: URL): S3Settings {
  const [bucket, ...folders] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  if (!url.host || !bucket) throw new Error('FILES_URL needs a host and a bucket: s3://KEY:SECRET@HOST/BUCKET.')
  if (!url.username !== !url.password) throw new Error('FILES_URL needs a key and a secret, or neither: s3://KEY:SECRET@HOST/BUCKET.')
  const options = Object.fromEntries(url.searchParams)
  const { region = 'us-east-1', tls = 'true', path_style = 'true', ...unknown } = options
  for (const name of Object.keys(unknown)) throw new Error(`FILES_URL has an unknown option: ${name}.`)
  if (![tls, path_style].every((value) => value === 'true' || value === 'false')) {
    throw new Error('FILES_URL: tls and path_style are true or false.')
  }
  return {
    endpoint: `${tls === 'true' ? 'https' : 'http'}://${url.host}`,
    region,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    pathStyle: path_style === 'true',
    credentials: url.username
      ? { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) }
      : undefined,
    timeoutMs: 20_000,
  }
}

const attempts = 3
const maxSockets = 1_000
/** The SDK would write to the console; every failure is reported to the caller anyway. */
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {} }

export async function openS3Store(settings: S3Settings, folder: string): Promise<FileStore> {
  const { endpoint, region, credentials, bucket, prefix, pathStyle, timeoutMs } = settings
  const incoming = await openIncoming(folder)
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: pathStyle,
    maxAttempts: attempts,
    logger: quiet,
    // Other makers' servers don't all know the checksum trailers that the SDK would send by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Requests made once the service answers again must not queue behind those that wait for a lost answer.
    requestHandler: { connectionTimeout: timeoutMs, socketTimeout: timeoutMs, httpAgent: { maxSockets }, httpsAgent: { maxSockets } },
  })
  const place = (key: string) => ({ Bucket: bucket, Key: prefix + key })

  return {
    incoming,

    async put(key, source) {
      if (!isFileKey(key)) throw new TypeError(`${key} is no file key`)
      const object = { ...place(key), ContentType: contentTypeOf(key) }
      if (typeof source !== 'string') {
        await orUnavailable(() => client.send(new PutObjectCommand({ ...object, Body: source })))
        return
      }
      const { size } = await stat(source)
      // The client repeats other requests by itself; a stream must start again from the file. One request, not parts: it leaves all or nothing.
      for (let attempt = 1; ; attempt++) {
        const body = createReadStream(source)
        try {
          await orUnavailable(() => client.send(new PutObjectCommand({ ...object, Body: body, ContentLength: size })))
          return
        } catch (error) {
          if (attempt === attempts || !isPassing(error)) throw error
          await pause(100 * 2 ** attempt * Math.random())
        } finally {
          body.destroy()
        }
      }
    },

    async stat(key) {
      if (!isFileKey(key)) return undefined
      const found = await unlessMissing(() => client.send(new HeadObjectCommand(place(key))))
      return found && { size: found.ContentLength!, lastModified: found.LastModified! }
    },

    async get(key, range) {
      if (!isFileKey(key)) return undefined
      const part = range && { Range: `bytes=${range.start}-${range.end}` }
      const found = await unlessMissing(() => client.send(new GetObjectCommand({ ...place(key), ...part })))
      if (!found) return undefined
      const size = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength)
      return { size, lastModified: found.LastModified!, stream: found.Body as Readable }
    },

    async delete(key) {
      if (isFileKey(key)) await unlessMissing(() => client.send(new DeleteObjectCommand(place(key))))
    },

    async note(heading, name) {
      if (![heading, name].every(isNoteName)) throw new TypeError(`${heading}/${name} is no note`)
      await orUnavailable(() => client.send(new PutObjectCommand({ ...place(`${heading}/${name}`), Body: '' })))
    },

    async notes(heading) {
      const { Key: start, ...bucketOf } = place(`${heading}/`)
      const names: string[] = []
      await orUnavailable(async () => {
        for await (const page of paginateListObjectsV2({ client }, { ...bucketOf, Prefix: start }))
          for (const { Key } of page.Contents ?? []) names.push(Key!.slice(start.length))
      })
      return names.filter(isNoteName)
    },

    async close() {
      client.destroy()
    },
  }
}

async function orUnavailable<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    throw new StorageUnavailable(error)
  }
}

/** A missing bucket is not a missing file, where the service tells them apart (it does not to HEAD, which has no body). */
function unlessMissing<T>(send: () => Promise<T>): Promise<T | undefined> {
  return orUnavailable(async () => {
    try {
      return await send()
    } catch (error) {
      if (['NoSuchKey', 'NotFound'].includes((error as Error).name)) return undefined
      throw error
    }
  })
}

/** No answer at all, or one that says "not now". */
function isPassing(error: unknown): boolean {
  const status = ((error as Error).cause as S3ServiceException | undefined)?.$metadata?.httpStatusCode
  return status === undefined || status === 429 || status >= 500
}
