// The pages that links in e-mails lead to, for churches without a web app of their own: setting a new password, confirming an
// address, and coming in with an invitation. The secret in the address stays in the browser: the script alone reads it and sends it to the API.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'

export function accountPages(root: FastifyInstance) {
  root.get('/reset-password', async (_request, reply) => send(reply, 'Set a new password', resetPassword))
  root.get('/confirm-email', async (_request, reply) => send(reply, 'Confirm your e-mail address', confirm))
  root.get('/undo-email-change', async (_request, reply) => send(reply, 'Take the change of your address back', undo))
  root.get('/register', async (_request, reply) => send(reply, 'Welcome', register))
}

function send(reply: FastifyReply, title: string, main: string) {
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
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${main}
<p role="status" id="status"></p>
<noscript><p>This page needs JavaScript.</p></noscript>
</main>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`)
}

const field = (name: string, label: string, attributes: string) => `<p>
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" required aria-describedby="${name}-error" ${attributes}>
<span class="error" id="${name}-error"></span>
</p>`
const newPassword = field(
  'password',
  'New password (12 characters or more)',
  'type="password" autocomplete="new-password" minlength="12" maxlength="200"',
)

const resetPassword = `<form data-action="reset" novalidate>
${newPassword}
<button>Set the password</button>
</form>`

// A press of a button: what follows links in e-mails by itself (scanners, previews) must not use them up.
const confirm = `<form data-action="confirm" novalidate>
<button>This address is mine</button>
</form>`

const undo = `<form data-action="undo" novalidate>
<p>The account goes back to the address to which this link was sent. Every sign-in and the password end.</p>
<button>Take it back</button>
</form>`

const register = `<form data-action="register" novalidate>
${field('name', 'Your name', 'autocomplete="name" maxlength="255"')}
${field('email', 'E-mail', 'type="email" autocomplete="email" maxlength="254"')}
${newPassword}
<button>Make my account</button>
<p><label><input type="checkbox" id="known"> I have an account already</label></p>
</form>`

const style = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
main { max-width: 26rem; margin: 10vh auto; padding: 0 1rem }
label { display: block }
input:not([type=checkbox]), button { box-sizing: border-box; width: 100%; padding: .6rem; font: inherit }
.error { color: light-dark(#a40000, #ff9c9c) }
`

const script = `
// Behind the # no server and no proxy on the way sees it; e-mails of before have it in the query.
const asked = new URLSearchParams(location.hash.slice(1) || location.search)
const form = document.querySelector('form')
const status = document.querySelector('#status')
const known = document.querySelector('#known')
if (form.email && asked.has('email')) form.email.value = asked.get('email')
known?.addEventListener('change', () => {
  document.querySelector('#name').closest('p').hidden = known.checked
  form.querySelector('button').textContent = known.checked ? 'Sign in and accept' : 'Make my account'
  form.password.autocomplete = known.checked ? 'current-password' : 'new-password'
})
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
    return 'Your password is set. You can sign in with it now.'
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
      return 'Your account is made. You can sign in with it now.'
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
  const button = form.querySelector('button')
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
    status.textContent = unplaced.join(' ') || (failure.errors ? '' : (failure instanceof Error ? 'The service can’t be reached. Please try again.' : failure.message))
    form.querySelector('[aria-invalid]')?.focus()
  }
  button.disabled = false
})
`
