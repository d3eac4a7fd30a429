// What the large tables of a church cost: 400 people, 60 trainings, 5,000 entries of the audit log and 5,000 completed challenges. For each page
// that shows them: bytes, first paint, content, layout, memory, the next page of rows, and what a look takes of the service.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { keptCertificate } from '#platform/http/certificate.ts'
import { hashPassword } from '#platform/passwords.ts'
import { readConfig } from '#src/config.ts'
import { migrateDatabase, openServer } from '#src/data-store.ts'
import { buildWhenStale } from '#src/web-build.ts'
import { launchBrowser } from '#test/browser/browser.ts'
import { givenMany } from '#test/given-many.ts'
import { cpuOf, cpuOfFamily, median } from './load.ts'
import { optionsOf } from './options.ts'
import { forgetTheApp, heldBy, lookAt, settled, signIn, slowedDown } from './phone.ts'
import { startService } from './service.ts'

const options = optionsOf(
  `npm run bench:tables [-- --times 3 --people 400 --rows 5000]

At a desk of 1280 × 800 pixels, whose processor is four times slower, on a line of 1.6 Mbit/s and 150 ms. "next" is the median time until the next
rows are there; memory and elements are those of the first rows, and after ten times more.`,
  { times: '3', people: '400', rows: '5000' },
)
const [times, people, rows] = [options.times, options.people, options.rows].map(Number) as [number, number, number]
const PASSWORD = 'grace and peace 1'
const MORE = 10

await buildWhenStale()
const folder = mkdtempSync(join(tmpdir(), 'discipleship-tables-'))
const config = readConfig({ DATA_DIR: folder, METRICS_PORT: 0 }, { environment: false })
const server = await openServer(config, { mode: 'own' })
const url = new URL(server.url)
url.pathname = '/tables'
await filled()
const service = await startService(url.href, folder)
const { root } = (await keptCertificate(join(folder, 'service/tls')))!
const browser = await launchBrowser(root)
const postmaster = Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
try {
  console.log(
    'page | answers KB | requests | frame ms | content ms | shift | layout + styles ms | heap MB | elements | next ms | then heap MB | elements | Node ms | PostgreSQL ms',
  )
  for (const path of ['/manage/people', '/progress', '/manage/audit-log', '/completions', '/manage/groups', '/manage/library'])
    console.log([path, ...(await measured(path))].join(' | '))
} finally {
  await browser.close()
  service.stop()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)

async function filled() {
  const owner = new pg.Client({ connectionString: server.url })
  await owner.connect()
  await owner.query('create database tables')
  await owner.end()
  await migrateDatabase(url.href)
  await givenMany(url.href, { people, organizations: 1, trainings: 60 })
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query('update users set email = $1, password_hash = $2, email_proven_at = now() where id = 1', [
    'admin@tables.example',
    await hashPassword(PASSWORD),
  ])
  await client.query(
    `insert into audit_log (organization_id, created_at, actor_id, action, subject_kind, subject_id)
     select 1, now() - make_interval(mins => n), 1 + n % $2::int, 'group.changed', 'group', 1 + n % 10 from generate_series(1, $1::int) n`,
    [rows, people],
  )
  await client.query(
    `insert into challenge_progress (user_id, challenge_id, organization_id, status, points_awarded, started_at, completed_at)
     select 1 + n % $2::int, 1 + n / $2::int, 1, 'completed', 50, now() - make_interval(mins => n + 60), now() - make_interval(mins => n)
     from generate_series(0, $1::int - 1) n on conflict (user_id, challenge_id) do nothing`,
    [rows, people],
  )
  await client.query('analyze')
  await client.end()
}

async function measured(path: string): Promise<(string | number)[]> {
  const looks: Awaited<ReturnType<typeof look>>[] = []
  for (let time = 0; time < times; time++) looks.push(await look(path))
  const of = (figure: keyof (typeof looks)[number], digits = 0) => Number(median(looks.map((one) => one[figure])).toFixed(digits))
  const [node, postgres] = await costOf(path)
  return [
    of('answers', 1),
    of('requests'),
    of('frame'),
    of('content'),
    of('shift', 3),
    of('laidOut'),
    of('heap', 1),
    of('nodes'),
    of('next'),
    of('heapThen', 1),
    of('nodesThen'),
    node!,
    postgres!,
  ]
}

async function look(path: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const before = await context.newPage()
  await signIn(before, service.url, 'admin@tables.example', PASSWORD)
  await forgetTheApp(before)
  await before.close()
  const page = await context.newPage()
  const session = await slowedDown(context, page)
  const seen = await lookAt(session, page, service.url + path)
  const first = await heldBy(session)
  const waits: number[] = []
  const more = page.getByRole('button', { name: /^(Next|Show more)$/ })
  for (let time = 0; time < MORE && (await more.count()) > 0 && (await more.isEnabled()); time++) {
    const begun = performance.now()
    const answered = page.waitForResponse((response) => response.url().includes('/api/'))
    await more.click()
    await answered
    await settled(page)
    waits.push(performance.now() - begun)
  }
  const then = await heldBy(session)
  await context.close()
  return {
    ...seen,
    answers: seen.answers / 1024,
    laidOut: first.layout + first.styles,
    heap: first.heap,
    nodes: first.nodes,
    next: waits.length > 0 ? median(waits) : 0,
    heapThen: then.heap,
    nodesThen: then.nodes,
  }
}

/** Milliseconds of the processor that the requests of one look take, once all is warm: of Node and of PostgreSQL. */
async function costOf(path: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await signIn(page, service.url, 'admin@tables.example', PASSWORD)
  const asked = new Set<string>()
  page.on('request', (request) => request.url().includes('/api/') && request.method() === 'GET' && asked.add(request.url()))
  await page.goto(service.url + path)
  await settled(page)
  await page.waitForTimeout(500)
  const again = (count: number) =>
    page.evaluate(
      async ({ urls, count }) => {
        const ask = async (url: string) => {
          const answer = await fetch(url)
          if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`)
          await answer.arrayBuffer()
        }
        for (let time = 0; time < count; time++) await Promise.all(urls.map(ask))
      },
      { urls: [...asked], count },
    )
  await again(20)
  const LOOKS = 50
  const before = [cpuOf(service.pid), cpuOfFamily(postmaster)] as const
  await again(LOOKS)
  const spent = [cpuOf(service.pid) - before[0], cpuOfFamily(postmaster) - before[1]]
  await context.close()
  return spent.map((seconds) => ((seconds * 1000) / LOOKS).toFixed(1))
}
