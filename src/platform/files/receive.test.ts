import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, it, type TestContext } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { EmptyFile, FileTooLarge, receiveFile } from './receive.ts'
import { StorageUnavailable } from './storage.ts'

const megabyte = 1024 ** 2

async function newFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'receive-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

describe('An upload', () => {
  it('is written to a file of its own, byte for byte', async (t) => {
    const folder = await newFolder(t)
    const { path, size } = await receiveFile(Readable.from([Buffer.from('Peace '), Buffer.from('be with you')]), { limit: 17, folder })
    assert.equal(size, 17)
    assert.equal((await readFile(path)).toString(), 'Peace be with you')
    assert.deepEqual(await readdir(folder), [path.slice(folder.length + 1)])
  })

  it('is stopped at the first byte too many, and nothing more of it is read', async (t) => {
    const folder = await newFolder(t)
    let sent = 0
    const endless = Readable.from(
      (function* () {
        for (;;) {
          sent += 1000
          yield Buffer.alloc(1000)
        }
      })(),
      { highWaterMark: 1 },
    )
    await assert.rejects(receiveFile(endless, { limit: 100_000, folder }), FileTooLarge)
    assert.ok(sent < 110_000, `${sent} bytes were read`)
    assert.ok(endless.destroyed)
    assert.deepEqual(await readdir(folder), [])
  })

  it('of exactly the limit is taken, and of one byte more is not', async (t) => {
    const folder = await newFolder(t)
    assert.equal((await receiveFile(Readable.from([Buffer.alloc(5000)]), { limit: 5000, folder })).size, 5000)
    await assert.rejects(receiveFile(Readable.from([Buffer.alloc(5000), Buffer.alloc(1)]), { limit: 5000, folder }), FileTooLarge)
  })

  it('without a byte is no file', async (t) => {
    const folder = await newFolder(t)
    await assert.rejects(receiveFile(Readable.from([]), { limit: 10, folder }), EmptyFile)
    await assert.rejects(receiveFile(Readable.from([Buffer.alloc(0)]), { limit: 10, folder }), EmptyFile)
    assert.deepEqual(await readdir(folder), [])
  })

  it('that breaks, before or after its first byte, leaves nothing and keeps its own error', async (t) => {
    const folder = await newFolder(t)
    for (const chunks of [0, 1, 40]) {
      const broken = Readable.from(
        (async function* () {
          for (let sent = 0; sent < chunks; sent++) yield Buffer.alloc(64 * 1024)
          throw Object.assign(new Error('gone'), { code: 'ECONNRESET' })
        })(),
      )
      await assert.rejects(receiveFile(broken, { limit: 10 * megabyte, folder }), { code: 'ECONNRESET' })
      assert.deepEqual(await readdir(folder), [])
    }
  })

  it('finds the store unavailable where its folder is gone', async (t) => {
    const folder = join(await newFolder(t), 'gone')
    await assert.rejects(receiveFile(Readable.from([Buffer.alloc(10)]), { limit: 10, folder }), StorageUnavailable)
  })

  it('of 50 MB takes no more memory than one of 1 MB', async (t) => {
    const folder = await newFolder(t)
    // What is still held after a collection, every megabyte, is what the upload keeps in memory.
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const most = async (megabytes: number) => {
      let held = 0
      collect()
      const before = process.memoryUsage().arrayBuffers
      const chunks = (function* () {
        for (let sent = 0; sent < megabytes * 16; sent++) {
          if (sent % 16 === 0) {
            collect()
            held = Math.max(held, process.memoryUsage().arrayBuffers - before)
          }
          yield Buffer.alloc(megabyte / 16, sent)
        }
      })()
      const { size } = await receiveFile(Readable.from(chunks), { limit: 50 * megabyte, folder })
      assert.equal(size, megabytes * megabyte)
      return held
    }
    const small = await most(1)
    const large = await most(50)
    t.diagnostic(`held in memory: ${Math.round(small / 1024)} KiB of 1 MB, ${Math.round(large / 1024)} KiB of 50 MB`)
    assert.ok(large < 4 * megabyte, `${large} bytes were held`)
  })
})

describe('An upload over HTTP', () => {
  async function serve(t: TestContext) {
    const folder = await newFolder(t)
    const app = fastify()
    await app.register(multipart, { limits: { fileSize: Infinity } })
    const outcomes: string[] = []
    let settled = () => {}
    const next = () => new Promise<void>((resolve) => (settled = resolve))
    app.post('/', async (incoming, reply) => {
      const part = await incoming.file()
      try {
        const { size } = await receiveFile(part!.file, { limit: megabyte, folder })
        outcomes.push('received')
        return { size }
      } catch (error) {
        outcomes.push((error as Error).name)
        return reply
          .code(422)
          .header('connection', 'close')
          .send({ message: (error as Error).name })
      } finally {
        settled()
      }
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
    t.after(() => app.close())
    const { port } = app.server.address() as AddressInfo
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.wav"\r\n\r\n'
    const send = () => {
      const sending = request({ port, method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' } })
      sending.write(head)
      return sending
    }
    return { folder, outcomes, next, send }
  }

  it('is taken', async (t) => {
    const { folder, send } = await serve(t)
    const sending = send()
    sending.end(Buffer.concat([Buffer.alloc(megabyte), Buffer.from('\r\n--x--\r\n')]))
    const [response] = await once(sending, 'response')
    assert.deepEqual(JSON.parse((await buffer(response)).toString()), { size: megabyte })
    assert.equal((await readdir(folder)).length, 1)
  })

  it('that never ends gets its answer while it is still being sent', async (t) => {
    const { folder, send } = await serve(t)
    const sending = send()
    sending.on('error', () => {})
    const chunk = Buffer.alloc(64 * 1024)
    const more = () => {
      while (!sending.destroyed && sending.write(chunk));
    }
    sending.on('drain', more)
    more()
    const [response] = await once(sending, 'response')
    assert.equal(response.statusCode, 422)
    assert.deepEqual(JSON.parse((await buffer(response)).toString()), { message: 'FileTooLarge' })
    assert.deepEqual(await readdir(folder), [])
    sending.destroy()
  })

  it('that is broken off in the middle leaves nothing behind', async (t) => {
    const { folder, outcomes, next, send } = await serve(t)
    const settled = next()
    const sending = send()
    sending.on('error', () => {})
    sending.write(Buffer.alloc(300_000))
    // Broken off when its first bytes have reached the disk's folder.
    while ((await readdir(folder)).length === 0);
    sending.destroy()
    await settled
    assert.equal(outcomes.length, 1)
    assert.notEqual(outcomes[0], 'received')
    assert.deepEqual(await readdir(folder), [])
  })
})
