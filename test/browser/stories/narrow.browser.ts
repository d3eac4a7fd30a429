// The narrowest screen, and letters twice as large: nothing has to be moved sideways, whatever people are called.
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { given as givenFor } from '#test/given.ts'
import { givenBadge, givenChallenge } from '#test/given-challenges.ts'
import { givenDay, givenEntry } from '#test/given-journal.ts'
import { givenNotifications } from '#test/given-notifications.ts'
import { givenPosts } from '#test/given-posts.ts'
import { givenTraining, quizOf } from '#test/given-trainings.ts'
import { openApp, startWithApp } from '../app.ts'

const app = await startWithApp()
const given = { ...givenFor(app), ...givenNotifications(app) }
const LONG = 'Maximiliane-Charlotte von und zu Hohenlohe-Langenburg-Weikersheim'
const church = await given.organization({ name: 'Evangelisch-Freikirchliche Gemeinde Friedrichshafen am Bodensee' })
const leader = await given.person({ of: church, role: 'leadership', name: LONG })
const mira = await given.person({ of: church, name: LONG })
const posts = givenPosts(app)
const group = await posts.circle(church, leader, mira)
await leader.patch(`/groups/${group.id}`, { name: 'Donaudampfschifffahrtsgesellschaftskapitäne und ihre Familien' })
const post = await posts.post(leader, group, { content: `${'Lobpreis'.repeat(12)} https://example.org/${'a'.repeat(120)}` })
await posts.comment(leader, post, 'Halleluja'.repeat(20))
const training = await givenTraining({ by: church.admin, of: church, title: 'Kirchengemeindeleitungsverantwortung', ...quizOf(3) })
const challenge = await givenChallenge({ of: church, name: 'Vierzehntagestillezeitherausforderung' })
await givenBadge({ of: church, name: 'Durchhaltevermögensabzeichen' })
const entry = await givenEntry(mira, { title: 'Donaudampfschifffahrtsgesellschaftskapitän', content: 'Danke' })
await givenDay(mira, { activity_type: 'Straßenbahnhaltestellenandachtsgespräche', notes: 'x'.repeat(200) })
await given.notice(mira)
await given.addMembers(church, 200)
await app.services.db.run(sql`update users set name = ${LONG} where name = 'Crowd'`)

const pages = [
  '/',
  '/groups',
  '/groups/find',
  '/groups/new',
  `/groups/${group.id}`,
  `/groups/${group.id}/posts/${post.id}`,
  `/groups/${church.global_group_id}/people`,
  `/groups/${group.id}/about`,
  '/prayer',
  '/prayer/ask',
  '/prayer/mine',
  '/grow',
  '/grow/survey',
  '/trainings',
  `/trainings/${training.id}`,
  `/trainings/${training.id}/quiz`,
  '/challenges',
  `/challenges/${challenge.id}`,
  '/badges',
  '/journal',
  '/journal/new',
  `/journal/${entry.id}`,
  '/journey',
  '/notifications',
  '/me',
  '/me/notifications',
  '/me/sign-ins',
  '/me/data',
]

let phone: Awaited<ReturnType<typeof openApp>>
before(async () => {
  phone = await openApp(app.url, { width: 320 })
  await phone.signIn(mira)
})
after(() => phone.close())

/** Opens each page as a tap on a link does; gives those that can be moved sideways. */
async function sideways(rootFont: string): Promise<string[]> {
  const { page, settled } = phone
  const wide: string[] = []
  for (const path of pages) {
    await page.evaluate(
      ([path, rootFont]) => {
        // The page before stays until the one that is named has been read.
        if (location.pathname !== path) for (const heading of document.querySelectorAll('h1')) heading.dataset['old'] = ''
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
        document.documentElement.style.fontSize = rootFont
      },
      [path, rootFont] as const,
    )
    await page.locator('h1:not([data-old])').first().waitFor()
    await settled()
    const outside = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth - clientWidth <= 1) return []
      const isOutside = (element: Element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < -1 || right > clientWidth + 1
      }
      return [...document.querySelectorAll('body *')]
        .filter((element) => isOutside(element) && ![...element.children].some(isOutside))
        .map((element) => `${element.outerHTML.slice(0, 120)} in ${element.parentElement?.className}`)
    })
    if (outside.length > 0) wide.push(`${path}: ${outside.slice(0, 4).join('; ')}`)
  }
  return wide
}

it('at 320 px, which a screen of 1280 px is at 400 %', async () => {
  assert.deepEqual(await sideways(''), [])
})

it('in Arabic, with letters of twice their size', async () => {
  await mira.patch('/user', { locale: 'ar' })
  await phone.page.reload()
  await phone.page.waitForFunction(() => document.documentElement.dir === 'rtl')
  await phone.settled()
  assert.deepEqual(await sideways('200%'), [])
})

it('lets the bars go with the page where there is little height, so that something is left to read', async () => {
  const { page, go } = phone
  await page.setViewportSize({ width: 320, height: 256 })
  await go(`/groups/${group.id}`)
  for (const bar of ['.top', '.tabs'])
    assert.equal(await page.locator(bar).evaluate((element) => getComputedStyle(element).position), 'static')
})

it('moves what gets the focus out from under the bars', async () => {
  const { page, go } = phone
  await page.setViewportSize({ width: 320, height: 700 })
  await go('/groups/new')
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      if (element === document.body || element.closest('.top, .tabs, .skip')) return ''
      const { top, bottom } = element.getBoundingClientRect()
      const bar = document.querySelector('.top')!.getBoundingClientRect().bottom
      const foot = document.querySelector('.tabs')!.getBoundingClientRect().top
      return bottom <= bar || top >= foot ? element.outerHTML.slice(0, 100) : ''
    })
    assert.equal(hidden, '')
  }
})
