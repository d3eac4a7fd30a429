import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { makeCertificate } from './http/certificate.ts'
import { addTrust, removeTrust } from './trust-stores.ts'

const home = mkdtempSync(join(tmpdir(), 'home-'))
after(() => rmSync(home, { recursive: true }))
const machine = { platform: 'linux', home, isRoot: false } as const
const hasCertutil = spawnSync('certutil', ['-H']).error === undefined
const listed = (folder: string) => spawnSync('certutil', ['-L', '-d', `sql:${join(home, folder)}`], { encoding: 'utf8' }).stdout

it('trusts an authority in what a person may write to, says what only root may, and takes it out of all again', async () => {
  const { root } = await makeCertificate()
  const profile = '.mozilla/firefox/ab12.default'
  mkdirSync(join(home, profile), { recursive: true })
  const [system, ...browsers] = addTrust(root, machine)
  assert.deepEqual([system!.isDone, system!.why], [false, 'only root may; run this command once more with sudo'])
  if (!hasCertutil) {
    assert.match(browsers[0]!.why!, /libnss3-tools/)
    return
  }
  assert.deepEqual(browsers, [{ store: 'Chromium and Chrome', isDone: true }])
  assert.match(listed('.pki/nssdb'), /discipleship local authority [0-9a-f]{8} +C,,/)
  // The same once more, and beside another one.
  const { root: other } = await makeCertificate()
  for (const again of [root, other]) assert.deepEqual(addTrust(again, machine).slice(1), browsers)

  assert.deepEqual(
    removeTrust(root, machine).map(({ isDone }) => isDone),
    [true, true],
  )
  assert.equal(listed('.pki/nssdb').match(/local authority/g)?.length, 1)
  assert.deepEqual(
    [...removeTrust(other, machine), ...removeTrust(other, machine)].map(({ isDone }) => isDone),
    [true, true, true, true],
  )
  assert.doesNotMatch(listed('.pki/nssdb'), /local authority/)
})

it('finds the profiles of Firefox', { skip: !hasCertutil && 'there is no certutil' }, async () => {
  const { root } = await makeCertificate()
  const folder = '.mozilla/firefox/ab12.default'
  spawnSync('certutil', ['-N', '-d', `sql:${join(home, folder)}`, '--empty-password'])
  assert.deepEqual(
    addTrust(root, machine).map(({ isDone }) => isDone),
    [false, true, true],
  )
  assert.match(listed(folder), /discipleship local authority/)
})
