// Names are looked up and words are found as people expect, in whatever order and letters a database has of its own.
import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { matchTrainings } from '#features/onboarding/matching/queries.ts'
import { openDatabase, sql } from '#platform/db/database.ts'
import { startApp } from './app.ts'
import { databaseOfOrder } from './database.ts'
import { given as givenFor, type Organization, type Reach } from './given.ts'
import { givenChallenge } from './given-challenges.ts'
import { givenEntry } from './given-journal.ts'
import { givenTraining } from './given-trainings.ts'

const app = await startApp()

/** The service on another database. */
async function on(order: string): Promise<Reach> {
  const { url, drop } = await databaseOfOrder(order)
  const db = openDatabase({ url, connections: 4 })
  after(async () => {
    await db.close()
    await drop()
  })
  return { ...(await app.on(db)), services: { db } }
}

const databases: Record<string, Reach> = {
  'as our own': app,
  'with the order of C': await on(`locale_provider libc locale 'C'`),
  'in Turkish': await on(`locale_provider icu icu_locale 'tr' locale 'C'`),
}

/** Each, and the searches that find it and nothing else. */
const finds: Record<string, string[]> = {
  'Ömer Demir': ['omer', 'OMER', 'Ömer', 'O\u0308mer', 'demir ömer'],
  'José García': ['jose garcia', 'García José', 'JOSÉ GAR'],
  'Jose Marti': ['José Marti', 'martí'],
  'Łukasz Żak': ['lukasz', 'ŁUKASZ', 'zak luk'],
  'Øystein Ås': ['oystein', 'øystein', 'as øy'],
  'Anna Straße': ['strasse', 'STRASSE', 'straße', 'STRAẞE anna'],
  'İstanbul Kilisesi': ['istanbul', 'ISTANBUL', 'İSTANBUL', 'ıstanbul', 'kilisesi i'],
  'Ægir Đorđević': ['aegir', 'æGIR', 'dordevic', 'ĐORĐEVIĆ'],
  ΟΔΥΣΣΕΎΣ: ['οδυσσευς', 'Οδυσσεύ', 'ΟΔΥΣΣΕΥΣ'],
  'Артём Ёлкин': ['елкин', 'АРТЕМ'],
  مُحَمَّد: ['محمد', 'مُحمَّد', 'محـــمد', '\ufee3\ufea4\ufee4\ufeaa'],
  'أحمد عيسى': ['احمد', 'عيسي', 'إحمد'],
  'مدرسة الأحد': ['مدرسه', 'الاحد مدرسة'],
  'کیان می\u200cخواهم': ['كيان', 'میخواهم', 'می\u200cخواهم'],
  שָׁלוֹם: ['שלום', 'שָׁלוֹם', 'שׁלום'],
  कीर्ति: ['कीर्ति'],
  किर: ['किर'],
  がくせい: ['がく', '\u304b\u3099くせい'],
  かくせい: ['かく'],
  김한나: ['한나', '김'],
  'O’Brien': ["o'brien", 'O’BRIEN'],
  '100% Grace_and': ['%', '_', '0%', 'GRACE_ 100%'],
}
const names = Object.keys(finds)

/** Lists of what is called like this, and how each is searched. */
const lists: Record<string, (of: Organization, there: ReturnType<typeof givenFor>) => Promise<(search: string) => Promise<string[]>>> = {
  async members(of, given) {
    for (const name of names) await given.person({ of, name })
    return searched(of, `/organizations/${of.id}/members?per_page=100`, 'name')
  },
  async 'users’ progress'(of, given) {
    for (const name of names) await given.person({ of, name })
    return searched(of, `/qualifications/users-progress?organization_id=${of.id}`, 'name')
  },
  async 'the journal'(of) {
    // Title and content are one text to a search.
    for (const name of names) await givenEntry(of.admin, { title: name, content: '.' })
    return searched(of, '/journal?per_page=100', 'title')
  },
  async trainings(of) {
    for (const title of names) await givenTraining({ by: of.admin, of, title, type: '.', visibility: 'members_only' })
    return searched(of, '/onboarding/browse/trainings?per_page=100', 'title')
  },
  async challenges(of) {
    for (const title of names) await givenChallenge({ of, name: title })
    return searched(of, '/onboarding/browse/challenges?per_page=100', 'title')
  },
}
const searched = (of: Organization, path: string, field: string) => async (search: string) => {
  const { status, body, text } = await of.admin.get(`${path}&search=${encodeURIComponent(search)}`)
  assert.equal(status, 200, text)
  return body.data.map((item: Record<string, string>) => item[field])
}

for (const [kind, there] of Object.entries(databases)) {
  const given = givenFor(there)

  for (const [list, fill] of Object.entries(lists)) {
    it(`on a database ${kind}, a search of ${list} finds without accents and case, words in any order`, async () => {
      const search = await fill(await given.organization(), given)
      const wrong: unknown[] = []
      for (const [name, searches] of Object.entries(finds)) {
        for (const words of searches) {
          const found = await search(words)
          if (found.length !== 1 || found[0] !== name) wrong.push([words, found])
        }
      }
      assert.deepEqual(wrong, [])
      assert.deepEqual(await search('omer nobody'), [])
      assert.ok((await search('')).length >= names.length)
    })
  }

  it(`on a database ${kind}, a topic finds its trainings when it is misspelt, in every script`, async () => {
    const of = await given.organization()
    const viewer = { id: of.admin.id, organizations: [of.id], managed: [of.id] }
    const misspelt = {
      молитвва: 'Молитва вместе',
      προσευχι: 'Προσευχή κάθε μέρα',
      prayr: '«Prayer» – together',
      התבודדת: 'התבודדות',
      प्रार्थनी: 'प्रार्थना',
    }
    for (const title of Object.values(misspelt)) await givenTraining({ by: of.admin, of, title, type: '.', visibility: 'members_only' })
    for (let n = 0; n < 6; n++) await givenTraining({ by: of.admin, of, title: `Покаяние ${n}`, type: '.', visibility: 'members_only' })
    const wrong: unknown[] = []
    for (const [topic, title] of Object.entries(misspelt)) {
      const [first] = await matchTrainings(there.services.db, viewer, [topic], [], 99)
      const [found] = await there.services.db.many<{ title: string }>(sql`select title from trainings where id = ${first}`)
      if (found?.title !== title) wrong.push([topic, found])
    }
    assert.deepEqual(wrong, [])
  })

  it(`on a database ${kind}, people and groups stand as one looks names up`, async () => {
    const of = await given.organization()
    const inOrder = ['100%', 'Ada Admin', 'anna', 'Anna B', 'İbrahim', 'José García', 'Jose Marti', 'Łukasz', 'Olga', 'Ömer', 'Otto', 'zoe']
    for (const name of inOrder.toReversed()) if (name !== 'Ada Admin') await given.person({ of, name })
    for (const name of inOrder.toReversed()) await of.admin.post('/groups', { name, organization_id: of.id })
    const namesOf = async (path: string) => (await of.admin.get(path)).body.data.map(({ name }: { name: string }) => name)
    assert.deepEqual(await namesOf(`/organizations/${of.id}/members`), inOrder)
    assert.deepEqual(
      (await namesOf('/groups')).filter((name: string) => inOrder.includes(name)),
      inOrder,
    )
  })
}
