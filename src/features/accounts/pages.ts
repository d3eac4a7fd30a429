// The pages that links in e-mails lead to, for churches without a web app of their own: setting a new password, confirming an
// address, and coming in with an invitation. The secret in the address stays in the browser: the script alone reads it and sends it to the API.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '#platform/html/escape.ts'
import { directionOf, type Words, wordsOf } from '#words/languages.ts'
import { MAX_PASSWORD, MIN_PASSWORD } from './passwords.ts'

type PageTexts = Words['accounts']['pages']
interface Page {
  title: string
  main: string
}

export function accountPages(root: FastifyInstance) {
  const show = (path: string, page: (texts: PageTexts) => Page) =>
    root.hasRoute({ method: 'GET', url: path }) ||
    root.get(path, async (request: FastifyRequest, reply) => send(reply, wordsOf(request.language), page))
  show('/reset-password', resetPassword)
  show('/confirm-email', confirmAddress)
  show('/undo-email-change', undoChange)
  show('/register', register)
}

function send(reply: FastifyReply, { language, accounts: { pages: texts } }: Words, page: (texts: PageTexts) => Page) {
  const { title, main } = page(texts)
  const nonce = randomBytes(18).toString('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return reply
    .headers({ 'content-security-policy': policy.join('; '), 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
<p role="status" id="status" data-unreachable="${escapeHtml(texts.unreachable)}"></p>
<noscript><p>${escapeHtml(texts.needsJavaScript)}</p></noscript>
</main>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`)
}

const field = (name: string, label: string, attributes: string) => `<p>
<label for="${name}">${escapeHtml(label)}</label>
<input id="${name}" name="${name}" required aria-describedby="${name}-error" ${attributes}>
<span class="error" id="${name}-error"></span>
</p>`
const newPassword = (texts: PageTexts) =>
  field(
    'password',
    texts.newPassword({ min: MIN_PASSWORD }),
    `type="password" dir="ltr" autocomplete="new-password" minlength="${MIN_PASSWORD}" maxlength="${MAX_PASSWORD}"`,
  )
/** What the page says once it is done, where the API's own sentence is not meant for it. */
const form = (action: string, content: string, done = '') =>
  `<form data-action="${action}" data-done="${escapeHtml(done)}" novalidate>
${content}
</form>`
const button = (label: string) => `<button>${escapeHtml(label)}</button>`

const resetPassword = (texts: PageTexts): Page => ({
  title: texts.resetPassword.title,
  main: form('reset', `${newPassword(texts)}\n${button(texts.resetPassword.button)}`, texts.resetPassword.done),
})

// A press of a button: what follows links in e-mails by itself (scanners, previews) must not use them up.
const confirmAddress = ({ confirmAddress: { title, button: label } }: PageTexts): Page => ({ title, main: form('confirm', button(label)) })

const undoChange = ({ undoChange: { title, about, button: label } }: PageTexts): Page => ({
  title,
  main: form('undo', `<p>${escapeHtml(about)}</p>\n${button(label)}`),
})

function register(texts: PageTexts): Page {
  const { title, name, email, password, button: label, hasAccount, acceptButton, done } = texts.register
  const main = form(
    'register',
    `${field('name', name, 'dir="auto" autocomplete="name" maxlength="255"')}
${field('email', email, 'type="email" dir="ltr" autocomplete="email" maxlength="254"')}
${newPassword(texts)}
${button(label)}
<p><label><input type="checkbox" id="known" data-password="${escapeHtml(password)}" data-button="${escapeHtml(acceptButton)}"> ${escapeHtml(hasAccount)}</label></p>`,
    done,
  )
  return { title, main }
}

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-inline-size: 26rem; margin-block: 10vh; margin-inline: auto; padding-inline: 1rem }
label { display: block }
input:not([type=checkbox]), button { box-sizing: border-box; inline-size: 100%; padding: .6rem; font: inherit }
.error { color: light-dark(#a40000, #ff9c9c) }
`

const script = `
// Behind the # no server and no proxy on the way sees it; e-mails of before have it in the query.
const asked = new URLSearchParams(location.hash.slice(1) || location.search)
const form = document.querySelector('form')
const status = document.querySelector('#status')
const known = document.querySelector('#known')
if (form.email && asked.has('email')) form.email.value = asked.get('email')
const button = form.querySelector('button')
const passwordLabel = document.querySelector('label[for=password]')
const forNew = { button: button.textContent, password: passwordLabel?.textContent }
known?.addEventListener('change', () => {
  const labels = known.checked ? known.dataset : forNew
  document.querySelector('#name').closest('p').hidden = known.checked
  button.textContent = labels.button
  passwordLabel.textContent = labels.password
  form.password.autocomplete = known.checked ? 'current-password' : 'new-password'
})
// The browser asks for the languages in which it asked for this page.
async function call(path, body, token) {
  const answer = await fetch('/api' + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...(token ? { authorization: 'Bearer ' + token } : {}) },
    body: JSON.stringify(body),
  })
  const result = await answer.json()
  if (!answer.ok) throw result
  return result
}
const invitation = { invitation_token: asked.get('invitation_token'), joinCode: asked.get('joinCode') }
const actions = {
  async reset() {
    await call('/reset-password', { email: asked.get('email'), token: asked.get('token'), password: form.password.value })
    return form.dataset.done
  },
  async confirm() {
    return (await call('/confirm-email', { token: asked.get('token') })).message
  },
  async undo() {
    return (await call('/undo-email-change', { token: asked.get('token') })).message
  },
  async register() {
    const { email, password } = Object.fromEntries(new FormData(form))
    if (!known.checked) {
      await call('/register', { name: form.elements.name.value, email, password, ...invitation })
      return form.dataset.done
    }
    const { token } = await call('/login', { email, password })
    try {
      return (await call('/invitations/accept', invitation, token)).message
    } finally {
      await call('/logout', {}, token)
    }
  },
}
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  button.disabled = true
  status.textContent = ''
  for (const input of form.querySelectorAll('input')) input.removeAttribute('aria-invalid')
  for (const error of form.querySelectorAll('.error')) error.textContent = ''
  try {
    status.textContent = await actions[form.dataset.action]()
    form.hidden = true
  } catch (failure) {
    const unplaced = []
    for (const [name, texts] of Object.entries(failure.errors ?? {})) {
      const error = document.getElementById(name + '-error')
      if (!error) unplaced.push(...texts)
      else {
        error.textContent = texts.join(' ')
        form.elements[name].setAttribute('aria-invalid', 'true')
      }
    }
    status.textContent = unplaced.join(' ') || (failure.errors ? '' : (failure instanceof Error ? status.dataset.unreachable : failure.message))
    form.querySelector('[aria-invalid]')?.focus()
  }
  button.disabled = false
})
`
