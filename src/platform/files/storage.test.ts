import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, it, type TestContext } from 'node:test'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { startFauxqs } from 'fauxqs'
import { freePort } from '#test/free-port.ts'
import { newFileKey } from './names.ts'
import { openFileStore } from './open-store.ts'
import { openS3Store, readS3Url } from './s3.ts'
import { type FileStore, StorageUnavailable } from './storage.ts'

const run = promisify(execFile)
const bytes = Buffer.from('In the beginning was the Word.')
const unavailable = (error: unknown) => error instanceof StorageUnavailable && error.statusCode === 503

async function newFolder(t?: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  t?.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name)

const places: Record<string, () => Promise<{ store: FileStore; megabytes: number; stop: () => Promise<void> }>> = {
  'a local folder': async () => {
    const folder = await newFolder()
    return { store: await openFileStore(undefined, { defaultFolder: folder }), megabytes: 50, stop: () => rm(folder, { recursive: true }) }
  },
  'a bucket': async () => {
    const folder = await newFolder()
    const server = await startFauxqs({ port: 0, logger: false })
    server.createBucket('media')
    const store = await openFileStore(`s3://key:se%2Fcret@127.0.0.1:${server.port}/media/service?tls=false`, { defaultFolder: folder })
    const stop = async () => {
      await server.stop()
      await rm(folder, { recursive: true })
    }
    // The most that this server takes at once; 50 go to another one below.
    return { store, megabytes: 10, stop }
  },
}

it('takes nothing for a note that others left in its folder', async (t) => {
  const folder = await newFolder(t)
  const store = await openFileStore(undefined, { defaultFolder: folder })
  await store.note('gone', '1-17644')
  await writeFile(join(folder, 'gone', '.DS_Store'), '')
  assert.deepEqual(await store.notes('gone'), ['1-17644'])
})

it('takes nothing for a note that others left in its bucket: the marker of a folder, a file of their tools, what is elsewhere', async (t) => {
  const server = await startFauxqs({ port: 0, logger: false })
  server.createBucket('media')
  const store = await openFileStore(`s3://key:secret@127.0.0.1:${server.port}/media?tls=false`, { defaultFolder: await newFolder(t) })
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const others = new S3Client({ endpoint: `http://127.0.0.1:${server.port}`, region: 'us-east-1', credentials, forcePathStyle: true })
  t.after(async () => {
    others.destroy()
    await store.close()
    await server.stop()
  })
  await store.note('gone', '1-17644')
  for (const Key of ['gone/', 'gone/.keep', 'gone/1-17644.bak', 'going/2-17644', '3-17644'])
    await others.send(new PutObjectCommand({ Bucket: 'media', Key, Body: '' }))
  assert.deepEqual(await store.notes('gone'), ['1-17644'])
})

for (const [place, openPlace] of Object.entries(places)) {
  describe(`Files in ${place}`, () => {
    let store: FileStore
    let megabytes: number
    let stop: () => Promise<void>
    before(async () => {
      ;({ store, megabytes, stop } = await openPlace())
    })
    it('keeps notes under their heading, also those that are kept again, and a thousand and more', async () => {
      assert.deepEqual(await store.notes('gone'), [])
      const names = Array.from({ length: 1100 }, (_, n) => `${n}-17644`)
      for (const name of names) await store.note('gone', name)
      await store.note('gone', names[0]!)
      await store.note('others', 'x')
      assert.deepEqual((await store.notes('gone')).sort(), names.sort())
      for (const name of ['', '..', 'a/b', 'A', 'x'.repeat(101)]) await assert.rejects(store.note('gone', name), TypeError)
    })
    after(async () => {
      await store.close()
      await stop()
    })

    it('come back as they were put, from memory or from a file on its way', async () => {
      const path = join(store.incoming, 'upload.part')
      await writeFile(path, bytes)
      for (const source of [bytes, path]) {
        const key = newFileKey('pdf')
        await store.put(key, source)
        const found = await store.get(key)
        assert.deepEqual(await buffer(found!.stream), bytes)
        assert.equal(found!.size, bytes.length)
        assert.ok(Math.abs(Date.now() - found!.lastModified.getTime()) < 60_000)
        assert.equal((await store.stat(key))!.size, bytes.length)
      }
    })

    it('are read in parts', async () => {
      const key = newFileKey('mp3')
      await store.put(key, bytes)
      const found = await store.get(key, { start: 7, end: 15 })
      assert.equal((await buffer(found!.stream)).toString(), 'beginning')
      assert.equal(found!.size, bytes.length)
    })

    it('are gone once deleted, and deleting them again is no error', async () => {
      const key = newFileKey('wav')
      await store.put(key, bytes)
      await store.delete(key)
      await store.delete(key)
      assert.equal(await store.get(key), undefined)
      assert.equal(await store.stat(key), undefined)
    })

    it('have no other keys than ours, so that none leads out of the place', async () => {
      await writeFile(join(store.incoming, 'secret.pdf'), bytes)
      const keys = [
        '',
        '.',
        '..',
        '../secret.pdf',
        'incoming/secret.pdf',
        '/etc/passwd',
        `${'a'.repeat(40)}.sh`,
        `../${'a'.repeat(37)}.pdf`,
        `${'a'.repeat(40)}.pdf\0`,
      ]
      for (const key of [...keys, `${'A'.repeat(40)}.pdf`, `${'a'.repeat(40)}.toString`, `${newFileKey('pdf')}/..`]) {
        assert.equal(await store.get(key), undefined)
        assert.equal(await store.stat(key), undefined)
        await store.delete(key)
        await assert.rejects(store.put(key, bytes), TypeError)
      }
    })

    it('may be large', async () => {
      const path = join(store.incoming, 'large.part')
      await writeFile(path, Buffer.alloc(megabytes * 1024 ** 2, 'la'))
      const key = newFileKey('wav')
      await store.put(key, path)
      const found = await store.get(key)
      let size = 0
      for await (const chunk of found!.stream) size += chunk.length
      assert.equal(size, megabytes * 1024 ** 2)
      await store.delete(key)
    })
  })
}

describe('A local folder', () => {
  it('is the one in FILES_URL, and is made where it does not exist', async (t) => {
    const folder = await newFolder(t)
    const store = await openFileStore(pathToFileURL(join(folder, 'some', 'where else')).href, { defaultFolder: '/nowhere' })
    const key = newFileKey('png')
    await store.put(key, bytes)
    assert.deepEqual(await readFile(join(folder, 'some', 'where else', key.slice(0, 2), key)), bytes)
    assert.deepEqual(await readdir(store.incoming), [])
  })

  it('takes a file from another disk too', async (t) => {
    const folder = await newFolder(t)
    const other = await newFolder(t)
    const source = join(other, 'upload')
    await writeFile(source, bytes)
    const store = await openFileStore(undefined, { defaultFolder: folder })
    // Where the machine has a second file system, the rename fails and the bytes are copied.
    const elsewhere = (await stat('/dev/shm').catch(() => undefined)) ? await mkdtemp('/dev/shm/files-') : other
    t.after(() => rm(elsewhere, { recursive: true, force: true }))
    const path = join(elsewhere, 'upload')
    await writeFile(path, bytes)
    const key = newFileKey('webp')
    await store.put(key, path)
    assert.deepEqual(await buffer((await store.get(key))!.stream), bytes)
    assert.deepEqual(await readdir(store.incoming), [])
  })

  it('is swept of what a crash left, but not of an upload that is still under way elsewhere', async (t) => {
    const folder = await newFolder(t)
    const { incoming } = await openFileStore(undefined, { defaultFolder: folder })
    const script = `
      import { Readable } from 'node:stream'
      import { receiveFile } from '${import.meta.resolve('./receive.ts')}'
      async function* endless() { for (;;) { yield Buffer.alloc(1024); await new Promise((resolve) => setTimeout(resolve, 1)) } }
      await receiveFile(Readable.from(endless()), { limit: 1e9, folder: ${JSON.stringify(incoming)} })`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' })
    const exited = once(child, 'exit')
    let left: string[] = []
    while (!left[0] || (await stat(join(incoming, left[0]))).size === 0) left = await readdir(incoming)
    child.kill('SIGKILL')
    await exited

    await openFileStore(undefined, { defaultFolder: folder })
    assert.deepEqual(await readdir(incoming), left)
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000)
    await utimes(join(incoming, left[0]!), hoursAgo, hoursAgo)
    await openFileStore(undefined, { defaultFolder: folder })
    assert.deepEqual(await readdir(incoming), [])
  })

  it('says that it is unavailable when the disk is full, and has no half of a file afterwards', async (t) => {
    const folder = await newFolder()
    // A small disk of its own takes root's rights. Without them, a limit on the size of files stands in for it.
    const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=300k', 'tmpfs', folder]).then(
      () => true,
      () => false,
    )
    t.after(async () => {
      if (mounted) await run('umount', [folder])
      await rm(folder, { recursive: true })
    })
    const limit = mounted ? '' : "trap '' XFSZ; ulimit -f 256;"
    const script = import.meta.resolve('#test/fill-disk.ts')
    const { stdout } = await run('sh', ['-c', `${limit} exec "$0" "$@"`, process.execPath, new URL(script).pathname, folder])
    const { received, put, code } = JSON.parse(stdout)
    assert.deepEqual({ received, put }, { received: 'StorageUnavailable', put: 'StorageUnavailable' })
    assert.equal(code, mounted ? 'ENOSPC' : 'EFBIG')
    assert.deepEqual(await filesIn(folder), [])
  })

  it('says that it is unavailable when it can’t be written to', async (t) => {
    const folder = await newFolder(t)
    const store = await openFileStore(undefined, { defaultFolder: folder })
    const key = newFileKey('pdf')
    // A file where a folder should be stops root too.
    await writeFile(join(folder, key.slice(0, 2)), '')
    await assert.rejects(store.put(key, bytes), unavailable)
    await assert.rejects(store.get(key), unavailable)
    assert.deepEqual(await readdir(store.incoming), [])
  })
})

describe('A bucket', () => {
  const address = (port: number, rest = 'media?tls=false') => `s3://key:secret@127.0.0.1:${port}/${rest}`
  const impatient = async (t: TestContext, port: number) => {
    const store = await openS3Store({ ...readS3Url(new URL(address(port))), timeoutMs: 150 }, await newFolder(t))
    t.after(() => store.close())
    return store
  }
  async function everyCallFails(store: FileStore) {
    const key = newFileKey('mp3')
    const path = join(store.incoming, 'upload.part')
    await writeFile(path, bytes)
    await assert.rejects(store.put(key, bytes), unavailable)
    await assert.rejects(store.put(key, path), unavailable)
    await assert.rejects(store.get(key), unavailable)
    await assert.rejects(store.stat(key), unavailable)
    await assert.rejects(store.delete(key), unavailable)
  }

  it('is read from FILES_URL', () => {
    assert.deepEqual(
      readS3Url(new URL('s3://A%2FB:c%2Fd%40e@files.example.org:9000/media/a/b?region=eu-central-1&tls=false&path_style=false')),
      {
        endpoint: 'http://files.example.org:9000',
        region: 'eu-central-1',
        bucket: 'media',
        prefix: 'a/b/',
        pathStyle: false,
        credentials: { accessKeyId: 'A/B', secretAccessKey: 'c/d@e' },
        timeoutMs: 20_000,
      },
    )
    const { endpoint, prefix, credentials } = readS3Url(new URL('s3://s3.eu-central-1.amazonaws.com/media'))
    assert.deepEqual(
      { endpoint, prefix, credentials },
      { endpoint: 'https://s3.eu-central-1.amazonaws.com', prefix: '', credentials: undefined },
    )
  })

  it('is refused with a word that helps and no secret when FILES_URL is wrong', async () => {
    const wrong = [
      's3://key:hidden@host',
      's3:///media',
      's3://key@host/hidden',
      's3://key:hidden@host/media?tls=maybe',
      's3://key:hidden@host/media?zone=x',
      'ftp://key:hidden@host',
      'hidden',
    ]
    for (const url of wrong) {
      await assert.rejects(
        openFileStore(url, { defaultFolder: '/nowhere' }),
        ({ message }: Error) => /^FILES_URL/.test(message) && !message.includes('hidden'),
        url,
      )
    }
  })

  it('is unavailable when nobody listens', async (t) => {
    await everyCallFails(await impatient(t, await freePort()))
  })

  it('is unavailable when the service takes connections and says nothing', async (t) => {
    const server = createTcpServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const store = await impatient(t, (server.address() as AddressInfo).port)
    await everyCallFails(store)
    server.close()
  })

  it('is unavailable when it does not exist or its service breaks', async (t) => {
    const server = await startFauxqs({ port: 0, logger: false })
    t.after(() => server.stop())
    const store = await openFileStore(address(server.port), { defaultFolder: await newFolder(t) })
    t.after(() => store.close())
    await assert.rejects(store.put(newFileKey('mp3'), bytes), unavailable)
    await assert.rejects(store.get(newFileKey('mp3')), unavailable)

    const broken = createServer((request, response) => request.resume().on('end', () => response.writeHead(500).end())).listen(
      0,
      '127.0.0.1',
    )
    t.after(() => broken.close())
    await once(broken, 'listening')
    await everyCallFails(await impatient(t, (broken.address() as AddressInfo).port))
  })

  it('gets a file of 50 MB again, from its first byte, after the service was busy', async (t) => {
    const sums: string[] = []
    const server = createServer(async (request, response) => {
      const sum = createHash('sha256')
      for await (const chunk of request) sum.update(chunk)
      sums.push(sum.digest('hex'))
      response.writeHead(sums.length < 3 ? 503 : 200).end()
    }).listen(0, '127.0.0.1')
    t.after(() => server.close())
    await once(server, 'listening')
    const store = await openFileStore(address((server.address() as AddressInfo).port), { defaultFolder: await newFolder(t) })
    t.after(() => store.close())
    const path = join(store.incoming, 'upload.part')
    const content = Buffer.alloc(50 * 1024 ** 2, 'la')
    await writeFile(path, content)
    await store.put(newFileKey('mp3'), path)
    assert.deepEqual(sums, Array(3).fill(createHash('sha256').update(content).digest('hex')))
  })

  it('ends a download with an error when the service breaks off, and never passes a part for the whole', async (t) => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-length': 1000, 'last-modified': new Date(0).toUTCString() })
      response.write(bytes, () => response.destroy())
    }).listen(0, '127.0.0.1')
    t.after(() => server.close())
    await once(server, 'listening')
    const store = await impatient(t, (server.address() as AddressInfo).port)
    const found = await store.get(newFileKey('mp3'))
    assert.equal(found!.size, 1000)
    await assert.rejects(buffer(found!.stream))
  })
})
