// A real browser for tests: Debian's Chromium, without a window, a profile, or a way to the network.
import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Names of hosts lead nowhere: pages are what the caller's `context.route` answers, or what a service on 127.0.0.1 does. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = places.find((path) => existsSync(path))
  if (!executablePath)
    throw new Error('These tests need Chromium. Install it (Debian and Ubuntu: apt-get install chromium), then run them again.')
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--ignore-certificate-errors', // the service makes its own
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  })
}

/** Every browser gets a new profile of its own. */
export async function openBrowser(options: BrowserContextOptions = {}): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const browser = await launchBrowser()
  return { context: await browser.newContext(options), close: () => browser.close() }
}
