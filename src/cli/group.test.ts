import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startApp } from '#test/app.ts'
import { command, commandJson } from '#test/command.ts'
import { given as givenFor } from '#test/given.ts'

const app = await startApp()
const given = givenFor(app)
const church = await given.organization()
const settings = { DATABASE_URL: String(app.services.db.pool.options.connectionString), DATA_DIR: app.services.config.dataDir }

it('brings a deleted group back with its members, once', async () => {
  const group = await given.group({ by: church.admin, of: church })
  const member = await given.person({ of: church })
  await member.post('/groups/join', { joinCode: group.code })
  await church.admin.delete(`/groups/${group.id}`)
  assert.equal((await member.get(`/groups/${group.id}`)).status, 404)
  assert.equal((await commandJson(['group', 'restore', String(group.id)], settings)).name, group.name)
  const { body } = await member.get(`/groups/${group.id}`)
  assert.deepEqual([body.data.is_member, body.data.member_count], [true, 2])
  assert.equal((await command(['group', 'restore', String(group.id)], settings)).status, 1)
})
