// A real browser for tests: Debian's Chromium, without a window, a profile, or a way to the network. It trusts the authority that the service
// made for itself as a person's does after `discipleship trust`, and no other: certificates are looked at as in life.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { addTrust } from '#platform/trust-stores.ts'
import { testCertificate } from '#test/app.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Names of hosts lead nowhere: pages are what the caller's `context.route` answers, or what a service on 127.0.0.1 does. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

/** `trusting` is the certificate of an authority (PEM); that of the services of the tests unless told. */
export async function launchBrowser(trusting?: string): Promise<Browser> {
  const { home, removeHome } = await givenHome(trusting)
  const browser = await chromium.launch({ executablePath: chromiumHere(), args, env: atHome(home) })
  browser.once('disconnected', removeHome)
  return browser
}

/** Every browser gets a new profile of its own. */
export async function openBrowser(
  options: BrowserContextOptions = {},
  trusting?: string,
): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const browser = await launchBrowser(trusting)
  return { context: await browser.newContext(options), close: () => browser.close() }
}

/** A profile that is no private window: only there are pushes to be had. */
export async function openProfile(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const { home, removeHome } = await givenHome()
  const context = await chromium.launchPersistentContext(join(home, 'profile'), {
    ...options,
    executablePath: chromiumHere(),
    args,
    env: atHome(home),
  })
  context.once('close', removeHome)
  return context
}

function chromiumHere(): string {
  const executablePath = places.find((path) => existsSync(path))
  if (!executablePath)
    throw new Error('These tests need Chromium. Install it (Debian and Ubuntu: apt-get install chromium), then run them again.')
  return executablePath
}

/** The home of somebody who has told their browser to trust this authority. */
async function givenHome(trusting?: string) {
  const root = trusting ?? (await testCertificate()).root!
  const home = mkdtempSync(join(tmpdir(), 'home-'))
  const outcomes = addTrust(root, { platform: 'linux', home, isRoot: false })
  const browser = outcomes.find(({ store }) => store.startsWith('Chromium'))!
  if (!browser.isDone) throw new Error(`Chromium can't be told to trust the service: ${browser.why}`)
  return { home, removeHome: () => rmSync(home, { recursive: true, force: true, maxRetries: 5 }) }
}

const atHome = (home: string) => {
  const { XDG_DATA_HOME: _, XDG_CONFIG_HOME: __, ...env } = process.env as Record<string, string>
  return { ...env, HOME: home }
}
