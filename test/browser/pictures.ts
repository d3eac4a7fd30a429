// Pictures of the app as the demo shows it, into docs/pictures: `npm run pictures`.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PASSWORD } from '#src/demo/church.ts'
import { openBrowser } from './browser.ts'
import { startDemo } from './demo.ts'

interface Picture {
  name: string
  path: string
  who?: 'member' | 'leader' | 'admin'
  width?: number
  colorScheme?: 'light' | 'dark'
  locale?: string
}

const pictures: readonly Picture[] = [
  { name: 'sign-in', path: '/sign-in' },
  { name: 'today', path: '/', who: 'member' },
  { name: 'today-dark', path: '/', who: 'member', colorScheme: 'dark' },
  { name: 'today-arabic', path: '/', who: 'member', locale: 'ar' },
  { name: 'today-desk', path: '/', who: 'member', width: 1280 },
  { name: 'groups', path: '/groups', who: 'member' },
  { name: 'prayer', path: '/prayer', who: 'member' },
  { name: 'ask-for-prayer', path: '/prayer/ask', who: 'member' },
  { name: 'grow', path: '/grow', who: 'member' },
  { name: 'journal', path: '/journal', who: 'member' },
  { name: 'journey', path: '/journey', who: 'member' },
]

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
const { origin, authority, stop } = await startDemo()
try {
  mkdirSync(folder, { recursive: true })
  for (const picture of pictures) await take(picture)
} finally {
  await stop()
}

async function take({ name, path, who, width = 390, colorScheme = 'light', locale = 'en' }: Picture): Promise<void> {
  const { context, close } = await openBrowser(
    { viewport: { width, height: 844 }, colorScheme, locale, reducedMotion: 'reduce' },
    authority,
  )
  const page = await context.newPage()
  if (who) {
    await page.goto(`${origin}/sign-in`)
    await page.locator('input[name=email]').fill(`${who}@demo.example`)
    await page.locator('input[name=password]').fill(PASSWORD)
    await page.locator('input[name=password]').press('Enter')
    await page.locator('input[name=password]').waitFor({ state: 'detached' })
  }
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await close()
  process.stdout.write(`${name}\n`)
}
