import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { promisify } from 'node:util'
import webPush from 'web-push'
import { openVapidKeys } from './vapid-keys.ts'

const subject = 'mailto:office@example.org'

async function folder(t: TestContext) {
  const path = await mkdtemp(join(tmpdir(), 'vapid-'))
  t.after(() => rm(path, { recursive: true }))
  return path
}

describe('the keys by which push services know this server', () => {
  it('are made once, kept for their owner alone, and found again', async (t) => {
    const dataDir = join(await folder(t), 'data')
    const made = await openVapidKeys({ dataDir, subject })
    assert.equal(Buffer.from(made.publicKey, 'base64url').length, 65)
    assert.equal(Buffer.from(made.privateKey, 'base64url').length, 32)
    assert.deepEqual(await openVapidKeys({ dataDir, subject }), made)
    assert.deepEqual(await readdir(dataDir), ['vapid-keys.json'])
    assert.equal((await stat(join(dataDir, 'vapid-keys.json'))).mode & 0o777, 0o600)
  })

  it('are the same for processes that start together for the first time', async (t) => {
    const dataDir = await folder(t)
    const module = JSON.stringify(import.meta.resolve('./vapid-keys.ts'))
    const program = `const { openVapidKeys } = await import(${module}); console.log(JSON.stringify(await openVapidKeys(${JSON.stringify({ dataDir, subject })})))`
    const starts = [1, 2, 3].map(() => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]))
    const within = Array.from({ length: 10 }, () => openVapidKeys({ dataDir, subject }))
    const kept = await openVapidKeys({ dataDir, subject })
    for (const { stdout } of await Promise.all(starts)) assert.deepEqual(JSON.parse(stdout), kept)
    for (const keys of await Promise.all(within)) assert.deepEqual(keys, kept)
    assert.deepEqual(await readdir(dataDir), ['vapid-keys.json'])
  })

  it('can be configured, with or without padding, and nothing is written then', async (t) => {
    const dataDir = await folder(t)
    const pair = webPush.generateVAPIDKeys()
    assert.deepEqual(await openVapidKeys({ dataDir, ...pair, subject }), { ...pair, subject })
    const padded = { publicKey: `${pair.publicKey}=`, privateKey: `${pair.privateKey}=` }
    assert.deepEqual(await openVapidKeys({ dataDir, ...padded, subject }), { ...pair, subject })
    assert.deepEqual(await readdir(dataDir), [])
  })

  it('are refused when one is missing, they do not belong together, or one is no key', async (t) => {
    const dataDir = await folder(t)
    const { publicKey, privateKey } = webPush.generateVAPIDKeys()
    const other = webPush.generateVAPIDKeys()
    const open = (keys: object) => openVapidKeys({ dataDir, subject, ...keys })
    await assert.rejects(open({ publicKey }), /must be two/)
    await assert.rejects(open({ privateKey }), /must be two/)
    await assert.rejects(open({ publicKey: other.publicKey, privateKey }), /do not belong together/)
    await assert.rejects(open({ publicKey, privateKey: 'c2hvcnQ' }), /not one of P-256/)
    await assert.rejects(open({ publicKey, privateKey: Buffer.alloc(32).toString('base64url') }), /not one of P-256/)
  })

  it('are never replaced when their file is damaged, and the message does not show them', async (t) => {
    const dataDir = await folder(t)
    const { privateKey } = await openVapidKeys({ dataDir, subject })
    const file = join(dataDir, 'vapid-keys.json')
    for (const damaged of [
      '',
      'null',
      '{}',
      `{"privateKey":"${privateKey}"}`,
      `{"privateKey":"${privateKey}","publicKey":"BA"}`,
      `"${privateKey}`,
    ]) {
      await writeFile(file, damaged)
      await assert.rejects(openVapidKeys({ dataDir, subject }), (error: Error) => {
        assert.match(error.message, /vapid-keys\.json/)
        assert.ok(!error.message.includes(privateKey))
        return true
      })
      assert.equal(await readFile(file, 'utf8'), damaged)
    }
  })

  it('come with somebody to write to', async (t) => {
    const dataDir = await folder(t)
    for (const wrong of ['', 'office@example.org', 'http://example.org']) {
      await assert.rejects(openVapidKeys({ dataDir, subject: wrong }), /PUSH_CONTACT/, wrong)
    }
    assert.equal((await openVapidKeys({ dataDir, subject: 'https://example.org/contact' })).subject, 'https://example.org/contact')
  })
})
