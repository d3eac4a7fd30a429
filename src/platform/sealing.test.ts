import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { openSealing } from './sealing.ts'

const name = 'some.key'
async function folder(t: TestContext) {
  const path = await mkdtemp(join(tmpdir(), 'sealing-'))
  t.after(() => rm(path, { recursive: true }))
  return join(path, 'data')
}

describe('what is sealed', () => {
  it('is opened again, by a key that is made when it is first needed and kept for its owner alone', async (t) => {
    const dataDir = await folder(t)
    const sealed = await openSealing({ dataDir, name }).seal('a secret', 'person 1')
    assert.ok(!sealed.includes('a secret'))
    assert.equal(await openSealing({ dataDir, name }).open(sealed, 'person 1'), 'a secret')
    assert.deepEqual(await readdir(dataDir), [name])
    assert.equal((await stat(join(dataDir, name))).mode & 0o777, 0o600)
  })

  it('is opened for what it is about alone, unchanged, and by its own key', async (t) => {
    const dataDir = await folder(t)
    const one = openSealing({ dataDir, name })
    const sealed = await one.seal('a secret', 'person 1')
    assert.equal(await one.open(sealed, 'person 2'), undefined)
    const changed = Buffer.from(sealed)
    changed[14]! ^= 1
    assert.equal(await one.open(changed, 'person 1'), undefined)
    const other = openSealing({ dataDir, name, key: Buffer.alloc(32, 7).toString('base64url') })
    assert.equal(await other.open(sealed, 'person 1'), undefined)
  })

  it('is not opened without its key, and no other one is made for that', async (t) => {
    const dataDir = await folder(t)
    const sealed = await openSealing({ dataDir, name }).seal('a secret', 'x')
    const kept = await readFile(join(dataDir, name))
    await rm(join(dataDir, name))
    const one = openSealing({ dataDir, name })
    assert.equal(await one.open(sealed, 'x'), undefined)
    assert.deepEqual([await one.hasKey(), await readdir(dataDir)], [false, []])
    await writeFile(join(dataDir, name), kept)
    assert.deepEqual([await one.hasKey(), await one.open(sealed, 'x')], [true, 'a secret'])
  })

  it('never looks the same twice', async (t) => {
    const one = openSealing({ dataDir: await folder(t), name })
    assert.notDeepEqual(await one.seal('a secret', 'person 1'), await one.seal('a secret', 'person 1'))
  })

  it('has one key for all who need it together for the first time', async (t) => {
    const dataDir = await folder(t)
    const sealed = await Promise.all(Array.from({ length: 10 }, () => openSealing({ dataDir, name }).seal('a secret', 'x')))
    const last = openSealing({ dataDir, name })
    for (const one of sealed) assert.equal(await last.open(one, 'x'), 'a secret')
  })

  it('is refused with a damaged key, which is never replaced or shown', async (t) => {
    const dataDir = await folder(t)
    await openSealing({ dataDir, name }).seal('a secret', 'x')
    await writeFile(join(dataDir, name), 'c2hvcnQ')
    await assert.rejects(openSealing({ dataDir, name }).seal('a secret', 'x'), (error: Error) => {
      assert.match(error.message, /some\.key/)
      return !error.message.includes('c2hvcnQ')
    })
    assert.equal(await readFile(join(dataDir, name), 'utf8'), 'c2hvcnQ')
  })
})
