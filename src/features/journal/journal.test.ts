import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '#platform/db/database.ts'
import { startApp } from '#test/app.ts'
import { given as givenFor, type Person } from '#test/given.ts'
import { givenEntry } from '#test/given-journal.ts'

const clock = { now: () => Date.parse('2026-03-01T11:30:00Z') }
const app = await startApp({ clock })
const { db } = app.services
const given = givenFor(app)
const church = await given.organization()

const titles = async (person: Person, query: string) =>
  (await person.get(`/journal?${query}`)).body.data.map(({ title }: { title: string }) => title)

it('an entry without a day is of today where its author lives', async () => {
  const inSamoa = await given.person({ of: church, timezone: 'Pacific/Apia' })
  const inHawaii = await given.person({ of: church, timezone: 'Pacific/Honolulu' })
  assert.equal((await givenEntry(inSamoa)).date, '2026-03-02')
  assert.equal((await givenEntry(inHawaii)).date, '2026-03-01')
})

it('an entry may be of tomorrow where the day begins first, and of no later day', async () => {
  const author = await given.person({ of: church })
  assert.equal((await givenEntry(author, { date: '2026-03-03' })).date, '2026-03-03')
  assert.equal((await givenEntry(author, { date: '0001-01-01' })).date, '0001-01-01')
  for (const date of ['2026-03-04', '0000-01-01', '2026-02-29']) {
    const { status, body } = await author.post('/journal', { title: 'Day', content: 'Words', date })
    assert.deepEqual([status, Object.keys(body.errors)], [422, ['date']])
    if (date === '2026-03-04') assert.deepEqual(body.codes, { date: [{ rule: 'date_until_tomorrow' }] })
  }
})

it('two devices that change an entry lose neither’s words: the later one is told, by whichever address, and says which version it has seen', async () => {
  const author = await given.person({ of: church })
  const { id } = await givenEntry(author, { content: 'Begun' })
  const read = await author.get(`/journal/${id}`)
  assert.equal(read.headers['etag'], `"${read.body.data.updated_at}"`)
  const change = (content: string, version: unknown) =>
    author.put(`/journal/${id}`, { content }, { headers: { 'if-match': String(version) } })
  const answers = await Promise.all([change('On the phone', read.headers['etag']), change('On the tablet', read.headers['etag'])])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412])
  const won = answers.find(({ status }) => status === 200)!
  assert.equal(answers.find(({ status }) => status === 412)!.body.code, 'changed_meanwhile')
  const byPost = await author.post(
    `/journal/${id}`,
    { content: 'Late', _method: 'PUT' },
    { headers: { 'if-match': String(read.headers['etag']) } },
  )
  assert.equal(byPost.status, 412)
  const now = (await author.get(`/journal/${id}`)).body.data
  assert.equal(now.content, won.body.data.content)
  assert.equal((await change('Both', `"${now.updated_at}"`)).status, 200)
  assert.equal((await author.put(`/journal/${id}`, { content: 'Unasked' })).status, 200)
  const other = await given.person({ of: church })
  assert.equal((await other.put(`/journal/${id}`, { content: 'x' }, { headers: { 'if-match': '"x"' } })).status, 404)
})

it('a search finds all its words in any order, whatever their letter case and accents', async () => {
  const author = await given.person({ of: church })
  await givenEntry(author, { title: 'Über Gnade', content: 'At the café, 100% sure' })
  await givenEntry(author, { title: 'Grace', content: 'At home' })
  assert.deepEqual(await titles(author, 'search=CAFE%20uber'), ['Über Gnade'])
  assert.deepEqual(await titles(author, 'search=caf%C3%A9%20home'), [])
  assert.deepEqual(await titles(author, 'search=100%25'), ['Über Gnade'])
  assert.deepEqual(await titles(author, 'search=_'), [])
  assert.equal((await titles(author, 'search=')).length, 2)
})

it('the list goes by the day that entries are about, then by when they were written', async () => {
  const author = await given.person({ of: church })
  for (const [title, date] of [
    ['A', '2026-02-01'],
    ['B', '2026-02-03'],
    ['C', '2026-02-01'],
  ])
    await givenEntry(author, { title: title!, date: date! })
  assert.deepEqual(await titles(author, ''), ['B', 'C', 'A'])
  assert.deepEqual(await titles(author, 'from=2026-02-01&to=2026-02-02'), ['C', 'A'])
  assert.deepEqual(await titles(author, 'from=2026-02-03&to=2026-02-01'), [])
})

/** Reads a journal to its end, and gives how many entries each answer held. */
async function readToEnd(author: Person, first = '') {
  const seen = new Set<number>()
  const sizes: number[] = []
  for (let query = first; ; ) {
    const { body, text } = await author.get(`/journal${query}`)
    assert.ok(Buffer.byteLength(text) <= 4 * 1024 * 1024, `${Buffer.byteLength(text)} bytes`)
    for (const { id } of body.data) seen.add(id)
    sizes.push(body.data.length)
    if (!body.meta.next_cursor) return { seen, sizes }
    query = `?cursor=${body.meta.next_cursor}`
  }
}
const write = (author: Person, entries: number, content: string) =>
  db.run(
    sql`insert into journal_entries (user_id, title, content, date) select ${author.id}, 'Day', ${content}, '2026-01-01' from generate_series(1, ${entries}::int)`,
  )

it('a journal comes whole up to 1,000 entries, and in parts to whoever asks for parts', async () => {
  const author = await given.person({ of: church })
  await write(author, 1060, 'Today')
  const { seen, sizes } = await readToEnd(author)
  assert.deepEqual([seen.size, sizes], [1060, [1000, 50, 10]])
  const { body } = await author.get('/journal?per_page=1000')
  assert.deepEqual([body.data.length, body.meta.per_page], [100, 100])
  assert.equal((await author.get('/journal?cursor=x')).status, 422)
})

it('a list of a journal ends before 4 MB, however long entries are and however they are written in JSON, and leads on to all', async () => {
  for (const content of ['🙏'.repeat(50_000), '\u0001'.repeat(50_000)]) {
    const author = await given.person({ of: church })
    await write(author, 45, content)
    const { seen, sizes } = await readToEnd(author, '?per_page=100')
    assert.equal(seen.size, 45)
    assert.ok(sizes.length <= 4, sizes.join())
  }
})

it('only the body of a POST overrides its method, and only with PUT', async () => {
  const author = await given.person({ of: church })
  const { id } = await givenEntry(author)
  const plain = await author.post(`/journal/${id}`, { title: 7 })
  assert.deepEqual([plain.status, plain.headers['allow']], [405, 'GET, HEAD, PUT, DELETE'])
  for (const body of [undefined, { _method: 'DELETE' }, { _method: ['PUT'] }, { _method: { toString: 'PUT' } }])
    assert.equal((await author.post(`/journal/${id}`, body)).status, 405)
  assert.equal((await author.post(`/journal/${id}?_method=PUT`, { title: 'New' })).status, 405)
  assert.equal((await author.post(`/journal/${id}?_method=PUT`, { title: 'New', _method: 'PUT' })).status, 405)
  assert.equal((await author.post(`/journal/${id}`, { title: 'New', _method: ' put ' })).body.data.title, 'New')
})

it('a change of neither title nor content says what it needs', async () => {
  const author = await given.person({ of: church })
  const { id } = await givenEntry(author)
  const { status, body } = await author.put(`/journal/${id}`, { date: '2020-01-01' })
  assert.equal(status, 422)
  assert.deepEqual(Object.keys(body.errors), ['title', 'content'])
})

it('an author takes the whole journal along, as JSON or as Markdown, and nobody else’s', async () => {
  const author = await given.person({ of: church })
  const entries: Awaited<ReturnType<typeof givenEntry>>[] = []
  for (let day = 1; day <= 120; day++)
    entries.push(
      await givenEntry(author, { title: `Day\n${day}`, content: `"Words" & ${day}`, date: day % 2 ? '2026-01-02' : '2026-01-01' }),
    )
  await givenEntry(church.admin)

  const json = await author.get('/journal/export')
  assert.match(String(json.headers['content-disposition']), /attachment; filename="journal\.json"/)
  const days = (date: string) => entries.filter((entry) => entry.date === date)
  assert.deepEqual(json.body.entries, [...days('2026-01-01'), ...days('2026-01-02')])

  const markdown = await author.get('/journal/export?format=markdown')
  assert.match(String(markdown.headers['content-type']), /^text\/markdown/)
  assert.ok(markdown.text.startsWith('# Journal\n\n## Day 2\n\n*1 January 2026*\n\n"Words" & 2\n'))
  assert.equal(markdown.text.match(/^## /gm)?.length, 120)
  assert.equal((await author.get('/journal/export?format=docx')).status, 422)
  assert.deepEqual((await (await given.person({ of: church })).get('/journal/export')).body, { entries: [] })
})

it('the export has its name, heading and dates in the reader’s language, and the author’s words as they are', async () => {
  const author = await given.person({ of: church })
  await givenEntry(author, { title: 'Psalm 23', content: 'Quiet', date: '2026-01-02' })
  const expected = {
    de: ['tagebuch', '# Tagebuch', '*2. Januar 2026*'],
    es: ['diario', '# Diario', '*2 de enero de 2026*'],
    ar: ['يوميات', '# اليوميات', '*2 يناير 2026*'],
  }
  for (const [language, [filename, heading, date]] of Object.entries(expected)) {
    const { text, headers } = await author.get('/journal/export?format=markdown', { headers: { 'accept-language': language } })
    assert.equal(text, `${heading}\n\n## Psalm 23\n\n${date}\n\nQuiet\n`)
    const name = `attachment; filename="journal.md"; filename*=UTF-8''${encodeURIComponent(filename!)}.md`
    assert.equal(headers['content-disposition'], name)
  }
})

it('what is wrong is said in the reader’s language, with codes that stay the same', async () => {
  const author = await given.person({ of: church })
  const expected = {
    de: 'Diesen Tagebucheintrag gibt es nicht.',
    es: 'Esta entrada del diario no existe.',
    ar: 'هذه التدوينة غير موجودة في اليوميات.',
  }
  for (const [language, message] of Object.entries(expected)) {
    const inTheirs = { headers: { 'accept-language': language } }
    const { status, body } = await author.get('/journal/999999', inTheirs)
    assert.deepEqual([status, body], [404, { message, code: 'journal_entry_not_found' }])
    const late = await author.post('/journal', { title: 'Day', content: 'Words', date: '2026-03-04' }, inTheirs)
    assert.notEqual(late.body.message, 'The date field must be a date before or equal to tomorrow.')
    assert.deepEqual(late.body.codes, { date: [{ rule: 'date_until_tomorrow' }] })
  }
})
