import assert from 'node:assert/strict'
import { it } from 'node:test'
import { ask, startApp } from '#test/app.ts'

const app = await startApp()

it('says where one is, to people as a page and to programs as JSON', async () => {
  const page = await ask('GET', `${app.url}/`, { headers: { accept: 'text/html,application/xhtml+xml' } })
  assert.equal(page.status, 200)
  assert.match(String(page.headers['content-type']), /^text\/html/)
  assert.match(page.text, /<h1 lang="en" dir="ltr">Discipleship Management Service<\/h1>/)
  const json = await ask('GET', `${app.url}/`)
  assert.equal(json.body.name, 'Discipleship Management Service')
  const links = [...page.text.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path!)
  assert.deepEqual(links, [json.body.documentation, json.body.health])
  for (const path of [...links, json.body.openapi]) assert.equal((await ask('GET', app.url + path)).status, 200, path)
  for (const { text, headers } of [page, json]) {
    assert.doesNotMatch(text, /\d+\.\d+\.\d+|node|fastify|postgres/i)
    assert.equal(headers['vary'], 'Accept, Accept-Language')
  }
  assert.match(String(page.headers['content-security-policy']), /^default-src 'none'; style-src 'nonce-/)
})

it('is in the language of whoever reads it', async () => {
  const inLanguage = async (language: string) =>
    (await ask('GET', `${app.url}/`, { headers: { accept: 'text/html', 'accept-language': language } })).text
  assert.match(await inLanguage('fr'), /<html lang="en" dir="ltr">[\s\S]*This address is for apps/)
  assert.match(await inLanguage('de-CH'), /<html lang="de" dir="ltr">[\s\S]*Diese Adresse ist für Apps/)
  assert.match(await inLanguage('es'), /<html lang="es" dir="ltr">[\s\S]*Esta dirección es para aplicaciones/)
  assert.match(await inLanguage('ar'), /<html lang="ar" dir="rtl">[\s\S]*<code dir="ltr">\/api<\/code>/)
})

it('leads to an API document and its page, which say that they are English, whoever reads them', async () => {
  for (const path of ['/docs/', '/api/openapi.json']) {
    const { headers } = await ask('GET', app.url + path, { headers: { 'accept-language': 'de' } })
    assert.equal(headers['content-language'], 'en', path)
  }
})

it('is at no other address', async () => {
  for (const path of ['/index.html', '/about', '/api']) assert.equal((await ask('GET', app.url + path)).status, 404, path)
  assert.equal((await ask('POST', `${app.url}/`, { body: {} })).status, 404)
})
