// Coming into the app and going out of it: the links of e-mails, codes, a lost phone; and what of somebody is left where they were.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { ask } from '#test/app.ts'
import { given as givenFor, PASSWORD } from '#test/given.ts'
import { openApp, startWithApp, until } from './app.ts'

const app = await startWithApp({ config: { PUBLIC_URL: 'https://localhost:8443' } })
const given = givenFor(app)
const church = await given.organization({ name: 'Grace Chapel' })
let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url)
})
after(() => phone.close())

/** Every story begins with a phone that nobody has used. */
async function afresh() {
  await phone.close()
  phone = await openApp(app.url)
  return phone
}

/** Under the service's own address on this machine. */
async function linkFor(email: string, path: string): Promise<string> {
  let mail: { text: string } | undefined
  // The page may have something else to say before the service has answered.
  await until(async () => {
    await app.work()
    mail = (await app.mails()).findLast(({ to, text }) => to.includes(email) && text.includes(path))
    return mail !== undefined
  })
  const { origin, pathname, search, hash } = new URL(/https:\/\/\S+/.exec(mail!.text)![0])
  assert.equal(origin, 'https://localhost:8443')
  return app.url + pathname + search + hash
}

async function invitationFor(email: string): Promise<string> {
  await church.admin.post(`/organizations/${church.id}/invitations`, { email })
  return linkFor(email, '/register')
}

it('a guest makes an account from the invitation’s link, whose secret leaves the address at once', async () => {
  const { page, check } = phone
  await page.goto(await invitationFor('guest@example.org'))
  await check()
  assert.equal(page.url(), `${app.url}/register`)
  assert.equal(await page.getByLabel('E-mail').inputValue(), 'guest@example.org')
  await page.getByLabel('Your name').fill('Gina Guest')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByText('must be at least 12 characters').waitFor()
  assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).name), 'password')
  await check()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByRole('heading', { name: /Good .*, Gina/ }).waitFor()
  await check()
})

it('someone with an account takes the invitation up with it', async () => {
  const person = await given.person()
  const { page, check } = await afresh()
  await page.goto(await invitationFor(person.email))
  await page.getByRole('button', { name: 'I have an account' }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText(`You now belong to ${church.name}`).first().waitFor()
  assert.equal((await person.get(`/organizations/${church.id}`)).status, 200)
})

it('someone who is signed in accepts it with one press', async () => {
  const person = await given.person()
  const { page, check, signIn } = await afresh()
  const link = await invitationFor(person.email)
  await signIn(person)
  await page.goto(link)
  await check()
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  await page.getByRole('heading', { name: /Good / }).waitFor()
  assert.equal((await person.get(`/organizations/${church.id}`)).status, 200)
})

it('someone who forgot their password asks for a link, and is in with a new one', async () => {
  const person = await given.person({ of: church })
  const { page, check, go } = await afresh()
  await go('/sign-in')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { name: 'Forgot your password' }).waitFor()
  await check()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor()
  await page.goto(await linkFor(person.email, '/reset-password'))
  await check()
  assert.equal(new URL(page.url()).hash, '')
  await page.getByLabel('New password').fill('a quite different horse')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await page.getByRole('heading', { name: /Good / }).waitFor()
  await page.goto(`${app.url}/reset-password`)
  await page.getByText('This link is not whole').waitFor()
})

it('whoever follows a group’s link signs in first, and then stands before the group', async () => {
  const person = await given.person({ of: church })
  const { code } = await given.group({ by: church.admin, of: church })
  const { page, check } = await afresh()
  await page.goto(`${app.url}/join/${code}`)
  await check()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`${app.url}/join/${code}`)
  await page.getByRole('button', { name: 'Join' }).waitFor()
})

it('a link with markup in it shows no markup', async () => {
  const { page, check } = await afresh()
  const evil = encodeURIComponent('"><img src=x onerror=alert(1)>')
  await page.goto(`${app.url}/register#email=${evil}&invitation_token=${evil}`)
  await check()
  assert.equal(await page.locator('img').count(), 0)
})

it('an address is proven by a press of a button, not by opening the link', async () => {
  const person = await given.person({ of: church })
  await person.put('/user/email', { email: 'grace.new@example.org', current_password: PASSWORD })
  const { page, check } = await afresh()
  await page.goto(await linkFor('grace.new@example.org', '/confirm-email'))
  await check()
  assert.equal((await person.get('/user')).body.data.email, person.email)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor()
  assert.equal((await person.get('/user')).body.data.email, 'grace.new@example.org')
})

it('a lost phone is signed out from another device; who had it open signs in again over what they were doing', async () => {
  const person = await given.person({ of: church })
  const { page, check, signIn, go } = await afresh()
  await signIn(person)
  await go('/me/sign-ins')
  await page.getByText('This device').waitFor()
  // The computer, which ends every other sign-in.
  const { data } = (await person.get('/user/tokens')).body
  for (const { id, is_current } of data) if (!is_current) await person.delete(`/user/tokens/${id}`)
  await page.goto(`${app.url}/me`)
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await check()
})

it('a session that ends under a page is begun again over it, and nothing typed is lost', async () => {
  const person = await given.person({ of: church })
  const { page, signIn } = await afresh()
  await signIn(person)
  await page.goto(`${app.url}/me`)
  await page.getByLabel('Your name').fill('Grace Renamed')
  await app.services.db.run({
    text: 'delete from tokens where user_id = $1 and id <> (select min(id) from tokens where user_id = $1)',
    values: [person.id],
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Sign in again' }).waitFor()
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  assert.equal(await page.getByLabel('Your name').inputValue(), 'Grace Renamed')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').first().waitFor()
  assert.equal((await person.get('/user')).body.data.name, 'Grace Renamed')
})

it('no token is in reach of scripts, and signing out leaves nothing of somebody behind', async () => {
  const person = await given.person({ of: church, name: 'Hannah Unmistakable' })
  const { page, signIn, go, leftBehind } = await afresh()
  await signIn(person)
  assert.equal(await page.evaluate(() => document.cookie), '')
  await go('/me')
  assert.match(await leftBehind(), /Hannah Unmistakable/) // kept, to be read without a network
  const otherTab = await phone.context.newPage()
  await otherTab.goto(`${app.url}/groups`)
  await otherTab.getByRole('heading', { name: 'Groups' }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await otherTab.getByRole('button', { name: 'Sign in' }).waitFor()
  await otherTab.close()
  const left = await leftBehind()
  assert.doesNotMatch(left, /Hannah|Unmistakable|__Host-session/)
  assert.equal(left.includes(person.email), false)
})

it('speaks Arabic from right to left and back, as is chosen', async () => {
  const { page, check, go } = await afresh()
  await go('/sign-in')
  await page.getByRole('button', { name: 'العربية' }).click()
  await page.getByRole('button', { name: 'تسجيل الدخول' }).waitFor()
  assert.equal(await page.evaluate(() => document.documentElement.dir), 'rtl')
  await check()
  await page.reload()
  await page.getByRole('button', { name: 'تسجيل الدخول' }).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  assert.equal(await page.evaluate(() => document.documentElement.dir), 'ltr')
})

it('the pages of the app are served where they are named, and nowhere else', async () => {
  const { headers } = await ask('GET', `${app.url}/sign-in`)
  assert.match(String(headers['content-security-policy']), /require-trusted-types-for 'script'/)
  assert.equal((await ask('GET', `${app.url}/no-such-page`)).status, 404)
})
