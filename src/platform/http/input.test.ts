import assert from 'node:assert/strict'
import { it } from 'node:test'
import { domainToASCII, domainToUnicode } from 'node:url'
import fc from 'fast-check'
import Type, { type TProperties } from 'typebox'
import { wordsOf } from '#words/languages.ts'
import { nodemailer } from '../mail/nodemailer.ts'
import { invalid } from './errors.ts'
import {
  Address,
  Bool,
  Day,
  Email,
  Id,
  Integer,
  ListOf,
  Name,
  NewPassword,
  Nullish,
  OneOf,
  Optional,
  RawString,
  Text,
  TimeZone,
} from './fields.ts'
import { isEmail } from './formats.ts'
import { inputParser } from './input.ts'

/** What is read, or what is wrong with it in English sentences. */
const readerOf = (source: 'body' | 'query') => (fields: TProperties) => {
  const read = inputParser(Type.Object(fields), source)
  return (raw: unknown): { value: unknown } | { errors: Record<string, string[]> } => {
    const reading = read(raw)
    return 'errors' in reading
      ? { errors: invalid(reading.errors).bodyIn(wordsOf('en'))['errors'] as Record<string, string[]> }
      : { value: reading.value }
  }
}
const [bodyOf, queryOf] = [readerOf('body'), readerOf('query')]

/** The value that one field is read as, or its errors. */
function readAs(field: TProperties[string], sent: unknown, name = 'title') {
  const reading = bodyOf({ [name]: field })({ [name]: sent })
  return 'errors' in reading ? Object.values(reading.errors).flat() : (reading.value as Record<string, unknown>)[name]
}

it('trims texts and composes them, and otherwise keeps them as they were sent', () => {
  assert.equal(readAs(Text(20), ' \t\u00a0 Cafe\u0301 <b>&amp;</b>\n '), 'Café <b>&amp;</b>')
  assert.equal(readAs(Text(20), 'a\n\tb'), 'a\n\tb')
})

it('counts characters after trimming and composing, not bytes or halves', () => {
  assert.equal(readAs(Text(3), '😀😀😀'), '😀😀😀')
  assert.deepEqual(readAs(Text(3), '😀😀😀😀'), ['The title field must not be greater than 3 characters.'])
  assert.equal(readAs(Text(1), ' e\u0301 '), 'é')
  // Composing makes some texts longer: U+0958 is always two characters.
  assert.deepEqual(readAs(Text(1), '\u0958'), ['The title field must not be greater than 1 characters.'])
})

it('takes a password byte for byte', () => {
  assert.equal(readAs(RawString(20), '  e\u0301 '), '  e\u0301 ')
  assert.equal(readAs(RawString(20), '   '), '   ')
  assert.deepEqual(readAs(RawString(200, { minLength: 12 }), '😀'.repeat(11)), ['The title field must be at least 12 characters.'])
})

it('gives a new password in the form in which it is compared, and counts that', () => {
  const folded = NewPassword(3, 4)
  assert.equal(readAs(folded, ' u\u0308ｂ '), ' üb ')
  assert.equal(readAs(folded, 'u\u0308u\u0308u\u0308u\u0308'), 'üüüü')
  assert.deepEqual(readAs(folded, 'u\u0308u\u0308'), ['The title field must be at least 3 characters.'])
  assert.deepEqual(readAs(folded, '\ufb03\ufb03'), ['The title field must not be greater than 4 characters.'])
})

it('puts names and titles on one line, without what turns the direction of text', () => {
  assert.equal(readAs(Name(20), ' Grace\r\n\tMiller\u202e\u0007 '), 'Grace Miller')
  assert.equal(readAs(Text(20), 'a\nb\u202e'), 'a\nb\u202e')
  assert.equal(readAs(Name(3), 'a\u202e\u202eb\u0000'.slice(0, 4)), 'ab')
  assert.equal(readAs(Name(20), '👨\u200d👩\u200d👧 می\u200cخواهم'), '👨\u200d👩\u200d👧 می\u200cخواهم')
})

it('composes nothing that is too long anyway, or has more marks on a letter than any language', () => {
  const marks = '\u0301\u0316'.repeat(250_000)
  const composing: number[] = []
  const { normalize } = String.prototype
  String.prototype.normalize = function (form) {
    composing.push(this.length)
    return normalize.call(this, form)
  }
  try {
    for (const field of [Text(50_000), Name(255), Email, OneOf('a'), Day, TimeZone, ListOf(Text(80), 0, 6)])
      for (const text of [marks, `a${marks}`, 'x'.repeat(500_000), `a${marks.slice(0, 200)}`])
        assert.ok(Array.isArray(readAs(field, 'items' in field ? [text] : text)))
    assert.deepEqual(readAs(Text(50_000), `a${marks.slice(0, 31)}`), ['The title field must not have more than 30 marks on one letter.'])
    assert.deepEqual(Math.max(0, ...composing), 0)
  } finally {
    String.prototype.normalize = normalize
  }
})

it('refuses what PostgreSQL could not keep: U+0000 and halves of a pair, in passwords too', () => {
  for (const text of ['a\u0000b', '\ud800', 'a\ud83d b', '\ude00\ud83d'])
    for (const field of [Text(20), RawString(20), Email, OneOf('a')])
      assert.deepEqual(readAs(field, text), ['The title field contains characters that cannot be stored.'])
})

it('refuses numbers, booleans, lists and objects for a text', () => {
  for (const sent of [5, 0, true, false, [], ['a'], {}]) assert.deepEqual(readAs(Text(20), sent), ['The title field must be a string.'])
})

it('counts an empty text as absent', () => {
  for (const blank of ['', '   ', '\n', '\u200b', '\u3164', '\u2800 \u115f', '\u0301', '\u202e', '\ufe0f', null]) {
    assert.deepEqual(readAs(Text(20), blank), ['The title field is required.'])
    for (const field of [Text(20), Id, Bool, Day, OneOf('a'), ListOf(Id, 1, 3), Type.Object({})]) {
      assert.equal(readAs(Nullish(field), blank), null)
      for (const read of [bodyOf, queryOf]) assert.deepEqual(read({ title: Optional(field) })({ title: blank }), { value: {} })
    }
  }
  assert.deepEqual(bodyOf({ title: Optional(Text(20)), note: Nullish(Text(20)) })({}), { value: {} })
})

it('reads whole numbers, also as strings of digits', () => {
  for (const [sent, value] of [
    [5, 5],
    ['5', 5],
    [' 5 ', 5],
    [0, 0],
    ['0', 0],
    [5.0, 5],
    [-3, -3],
  ] as const)
    assert.equal(readAs(Integer(-10, 10), sent), value)
  for (const sent of ['05', '+5', '-5', '5.0', '5.5', 5.5, '1e1', 'five', true, [], {}, [5], '٣', Number.POSITIVE_INFINITY])
    assert.deepEqual(readAs(Integer(-10, 10), sent, 'group_id'), ['The group id field must be an integer.'], String(sent))
  assert.deepEqual(readAs(Integer(1, 5), 6, 'rating'), ['The rating field must not be greater than 5.'])
  assert.deepEqual(readAs(Integer(1, 5), 0, 'rating'), ['The rating field must be at least 1.'])
  assert.deepEqual(readAs(Integer(1, 5), 1e300, 'rating'), ['The rating field must not be greater than 5.'])
})

it('reads identifiers up to the largest that the database has', () => {
  assert.equal(readAs(Id, '42'), 42)
  assert.equal(readAs(Id, '9223372036854775807'), Number.MAX_SAFE_INTEGER)
  for (const sent of ['9223372036854775808', 2 ** 63, '99999999999999999999999999', '-1', 'abc', 1.5, true, {}, []])
    assert.deepEqual(readAs(Id, sent, 'group_id'), ['The group id field must be an integer.'], String(sent))
  for (const sent of [0, '0', -1]) assert.deepEqual(readAs(Id, sent, 'group_id'), ['The group id field must be at least 1.'])
})

it('reads booleans in the forms that clients send', () => {
  for (const sent of [true, 1, '1', ' 1 ', 'true', 'True', 'TRUE', ' tRuE ']) assert.equal(readAs(Bool, sent), true)
  for (const sent of [false, 0, '0', 'false', 'False', 'FALSE']) assert.equal(readAs(Bool, sent), false)
  for (const sent of ['yes', 'no', 'on', 't', 'truе', 2, -1, '2', [], {}, [true]])
    assert.deepEqual(readAs(Bool, sent), ['The title field must be true or false.'])
  for (const [sent, value] of [
    ['true', true],
    ['True', true],
    ['1', true],
    ['FALSE', false],
    ['0', false],
  ] as const)
    assert.deepEqual(queryOf({ all: Optional(Bool) })({ all: sent }), { value: { all: value } })
})

it('takes only dates that exist', () => {
  for (const day of ['2024-02-29', '0001-01-01', '9999-12-31', ' 2026-03-01 ']) assert.equal(readAs(Day, day), day.trim())
  for (const sent of [
    '2025-02-29',
    '2025-02-30',
    '2025-13-01',
    '2025-00-10',
    '0000-01-01',
    '2025-1-1',
    '20250101',
    '2025-01-01T00:00:00Z',
    'soon',
    '٢٠٢٥-٠١-٠١',
  ])
    assert.deepEqual(readAs(Day, sent, 'date'), ['The date field must be a valid date.'], sent)
  assert.deepEqual(readAs(Day, 20250101, 'date'), ['The date field must be a string.'])
})

it('knows addresses, choices and time zones when it sees them', () => {
  for (const email of ['a@b.co', "o'neil+x@sub.example.org", 'jürgen@müller.example']) assert.equal(readAs(Email, email), email)
  for (const email of [
    'a',
    'a@b',
    '@b.co',
    'a@@b.co',
    'a b@c.de',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.de',
    'a@b..co',
    'a@.b.co',
    '"a"@b.co',
    'a@b.co\nbcc: x@y.zz',
    'a<b@c.de>',
    'a,b@c.de',
    `${'a'.repeat(65)}@b.co`,
    `${'ü'.repeat(33)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
    `a@${`${'ü'.repeat(40)}.`.repeat(6)}co`,
    'a@b.co.',
    'a@-b.co',
    'a@b_c.co',
    'a@b/c.co',
    'a@b%2ec.co',
    'a@127.1',
    'a@0x7f.1',
    'a@b.123',
    'a@ｂ.co',
    'a@ﬀ.co',
    'a@b。c.co',
  ])
    assert.deepEqual(readAs(Email, email, 'email'), ['The email field must be a valid email address.'], email)
  assert.deepEqual(readAs(OneOf('open', 'closed'), 'ajar', 'join_type'), ['The selected join type is invalid.'])
  assert.deepEqual(readAs(OneOf('open', 'closed'), 5, 'joinType'), ['The selected join type is invalid.'])
  assert.deepEqual(readAs(Address(), 'nowhere', 'link'), ['The link field must be a valid URL.'])
  assert.deepEqual(readAs(TimeZone, 'Mars/Olympus', 'timezone'), ['The timezone field must be a valid time zone.'])
  assert.deepEqual(readAs(TimeZone, '+02:00', 'timezone'), ['The timezone field must be a valid time zone.'])
})

it('takes no e-mail address that is sent to another one than it reads, or to two', async () => {
  const transport = nodemailer().createTransport({ streamTransport: true, buffer: true })
  const odd = [...'aZ09.@-_+%&/?#!:;,<>"()[]\\^`{|}~=*\'$ üßｅﬀ。①\u0130\u0301\u200d\u00ad', 'xn--', '127', '0x7f', 'co']
  const word = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 5 }),
    fc.array(fc.constantFrom(...odd), { maxLength: 6 }).map((parts) => parts.join('')),
  )
  const address = fc.tuple(word, word, word).map(([local, label, last]) => `a${local}@${label}.${last}`)
  await fc.assert(
    fc.asyncProperty(address, async (sent) => {
      const text = sent.normalize('NFC')
      if (!isEmail(text)) return
      const { envelope } = await transport.sendMail({ from: 'a@b.co', to: { name: 'Grace', address: text }, text: '' })
      const at = text.indexOf('@')
      const [to = '', ...others] = envelope.to
      assert.deepEqual([to.slice(0, at + 1), others], [text.slice(0, at + 1), []])
      const [typed, used] = [text, to].map((whole) => whole.slice(at + 1).toLowerCase()) as [string, string]
      assert.ok(used === typed || domainToUnicode(used) === typed, `${text} goes to ${to}`)
      assert.match(domainToASCII(used), /^[a-z\d-]{1,63}(\.[a-z\d-]{1,63})+$/)
    }),
    { numRuns: 3000 },
  )
})

it('takes addresses as people paste them, and gives them as every client reads them', () => {
  for (const [typed, kept] of [
    ['https://example.org', 'https://example.org'],
    ['https://Example.org:8443/a(b)?c=d,e#f', 'https://Example.org:8443/a(b)?c=d,e#f'],
    ['https://[2001:db8::1]/a', 'https://[2001:db8::1]/a'],
    ['https://müller.example/Lied ü'.replace(' ', '%20'), 'https://xn--mller-kva.example/Lied%20%C3%BC'],
    ['https://example.org/50%?a=b|c[1]#{d}', 'https://example.org/50%25?a=b%7Cc%5B1%5D#%7Bd%7D'],
  ])
    assert.equal(readAs(Address(), typed), kept)
  for (const sent of [
    'https:example.org',
    'https:\\\\example.org',
    'https:/example.org',
    'https://exam\tple.org',
    'https://example.org/a\nb',
    'https://example.org/a b',
    'https://grace@example.org',
    'https://grace:secret@example.org/a',
    'https://',
    'javascript:alert(1)',
    'mailto:grace@example.org',
    'file:///etc/passwd',
  ])
    assert.deepEqual(readAs(Address(), sent, 'link'), ['The link field must be a valid URL.'], sent)
  assert.deepEqual(readAs(Address(40), `https://example.org/${'ü'.repeat(10)}`), [
    'The title field must not be greater than 40 characters.',
  ])
})

it('gives every address that it takes as one that is read alike by the strict and by browsers', () => {
  const strict =
    /^[a-z][a-z\d+.-]*:\/\/[^/?#@\s]+(\/([\w.~!$&'()*+,;=:@/-]|%[\da-f]{2})*)?(\?([\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2})*)?(#([\w.~!$&'()*+,;=:@/?-]|%[\da-f]{2})*)?$/i
  const piece = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('%', '%2', '#', '?', '|', '[', '@', '\\', 'ü', '\t'))
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const typed = `https://example.org/${pieces.join('')}`
      const kept = readAs(Address(10_000), typed)
      if (typeof kept !== 'string') return
      assert.match(kept, strict)
      assert.equal(new URL(kept).origin, 'https://example.org')
    }),
  )
})

it('names what is inside lists with dots, and tells every mistake', () => {
  const Answers = ListOf(Type.Object({ question_index: Integer(0, 9), note: Nullish(Text(3)) }), 1, 3)
  const read = bodyOf({ answers: Answers })
  assert.deepEqual(read({ answers: [{ question_index: '1', note: ' a ', other: 1 }, { question_index: 2 }] }), {
    value: { answers: [{ question_index: 1, note: 'a' }, { question_index: 2 }] },
  })
  assert.deepEqual(read({ answers: [{ question_index: 'x', note: 'long' }, 5, null] }), {
    errors: {
      'answers.0.question_index': ['The answers.0.question index field must be an integer.'],
      'answers.0.note': ['The answers.0.note field must not be greater than 3 characters.'],
      'answers.1': ['The answers.1 field must be an object.'],
      'answers.2': ['The answers.2 field is required.'],
    },
  })
  assert.deepEqual(readAs(Answers, [], 'answers'), ['The answers field is required.'])
  assert.deepEqual(readAs(Answers, {}, 'answers'), ['The answers field must be an array.'])
  assert.deepEqual(readAs(Answers, [1, 2, 3, 4], 'answers'), ['The answers field must not have more than 3 items.'])
  const Topics = bodyOf({ topics: ListOf(Text(5), 1, 6, { distinct: true }) })
  assert.deepEqual(Topics({ topics: ['a', ' a ', '', 'b'] }), {
    errors: { 'topics.1': ['The topics.1 field has a duplicate value.'], 'topics.2': ['The topics.2 field is required.'] },
  })
})

it('gives only the fields that it was told of', () => {
  const sent = JSON.parse('{"title": "a", "id": 7, "constructor": 1, "hasOwnProperty": 2}')
  assert.deepEqual(bodyOf({ title: Text(5) })(sent), { value: { title: 'a' } })
  assert.deepEqual(bodyOf({ title: Text(5), valueOf: Optional(Text(5)) })({ title: 'a' }), { value: { title: 'a' } })
})

it('refuses a body that is no object', () => {
  for (const body of [null, [], 'words', 5, true]) assert.deepEqual(bodyOf({})(body), { errors: { body: ['The body must be an object.'] } })
})

it('takes pages and sizes of lists as they come, cut to what is allowed', () => {
  const read = queryOf({ page: Optional(Integer(1, 1000, { 'x-clamp': true })), per_page: Optional(Integer(1, 100, { 'x-clamp': true })) })
  const cases = [
    ['0', 1],
    ['5', 5],
    ['9999', 1000],
    ['99999999999999999999', 1000],
    ['-1', undefined],
    ['abc', undefined],
    [['1', '2'], undefined],
  ] as const
  for (const [page, expected] of cases) assert.equal((read({ page }) as { value: { page?: number } }).value.page, expected, String(page))
})

it('compares fields with each other', () => {
  const same = (value: unknown, { password }: Readonly<Record<string, unknown>>) =>
    value === password ? undefined : ({ rule: 'same', other: 'password' } as const)
  const read = bodyOf({ password: RawString(50, { minLength: 3 }), password_confirmation: Nullish(RawString(50, { 'x-check': same })) })
  assert.deepEqual(read({ password: 'abc', password_confirmation: 'abc' }), { value: { password: 'abc', password_confirmation: 'abc' } })
  assert.deepEqual(read({ password: 'a', password_confirmation: 'b' }), {
    errors: {
      password: ['The password field must be at least 3 characters.'],
      password_confirmation: ['The password confirmation field must match password.'],
    },
  })
})

it('asks for one of two fields', () => {
  const read = bodyOf({ invitation_token: Nullish(Text(9, { 'x-required-without': 'joinCode' })), joinCode: Nullish(Text(9)) })
  assert.deepEqual(read({ joinCode: ' ', invitation_token: '' }), {
    errors: { invitation_token: ['The invitation token field is required when join code is not present.'] },
  })
  assert.deepEqual(read({ joinCode: 'a' }), { value: { joinCode: 'a' } })
  assert.deepEqual(read({ invitation_token: 'a' }), { value: { invitation_token: 'a' } })
})

const renamed = bodyOf({ message: Text(10, { 'x-old-name': 'comment' }) })

it('takes a field by its old name where the new one holds nothing', () => {
  assert.deepEqual(renamed({ comment: ' old ' }), { value: { message: 'old' } })
  assert.deepEqual(renamed({ message: ' ', comment: 'old' }), { value: { message: 'old' } })
  assert.deepEqual(renamed({ message: null, comment: 'old' }), { value: { message: 'old' } })
})

it('prefers the new name, whatever the old one holds', () => {
  assert.deepEqual(renamed({ message: 'new', comment: 'x'.repeat(11) }), { value: { message: 'new' } })
})

it('tells a mistake under the name that was sent', () => {
  const tooLong = 'The comment field must not be greater than 10 characters.'
  assert.deepEqual(renamed({ comment: 'x'.repeat(11) }), { errors: { comment: [tooLong] } })
  assert.deepEqual(renamed({ comment: '' }), { errors: { message: ['The message field is required.'] } })
  assert.deepEqual(renamed({}), { errors: { message: ['The message field is required.'] } })
})

const alike = bodyOf({ title: Optional(Text(10, { 'x-alias': 'name' })), note: Nullish(Text(10, { 'x-alias': 'remark' })) })

it('takes a field by the name that answers have for it, where its own was left out', () => {
  assert.deepEqual(alike({ name: 'a', remark: 'b' }), { value: { title: 'a', note: 'b' } })
  assert.deepEqual(alike({ name: 'a', title: 'own', remark: 'b', note: 'own' }), { value: { title: 'own', note: 'own' } })
  assert.deepEqual(alike({ name: 'a', title: '' }), { value: { title: 'a' } })
  assert.deepEqual(alike({ remark: null }), { value: { note: null } })
  assert.deepEqual(alike({ remark: 'b', note: null }), { value: { note: null } }, 'null empties, and so it was sent')
  assert.deepEqual(alike({ name: 'x'.repeat(11) }), { errors: { name: ['The name field must not be greater than 10 characters.'] } })
})

const inObject = bodyOf({ media_type: Nullish(OneOf('audio', 'pdf')), media_url: Nullish(Address()) })
const within = bodyOf({
  media_type: Nullish({ ...OneOf('audio', 'pdf'), 'x-alias': 'media.type' }),
  media_url: Nullish(Address(50, { 'x-alias': 'media.url' })),
})

it('takes fields from the object in which answers have them, and from there all or none', () => {
  const url = 'https://a.example/b'
  assert.deepEqual(within({ media: { type: 'pdf', url } }), inObject({ media_type: 'pdf', media_url: url }))
  assert.deepEqual(within({ media: { url } }), { value: { media_url: url } })
  assert.deepEqual(within({ media: null }), { value: { media_type: null, media_url: null } })
  assert.deepEqual(
    within({ media: { type: 'pdf', url }, media_url: 'https://new.example' }),
    inObject({ media_url: 'https://new.example' }),
  )
  assert.deepEqual(within({ media: { type: 'film', url: 'c' } }), {
    errors: { 'media.type': ['The selected media.type is invalid.'], 'media.url': ['The media.url field must be a valid URL.'] },
  })
  for (const media of ['pdf', 7, [url], true])
    assert.deepEqual(within({ media }), { errors: { media: ['The media field must be an object.'] } }, String(media))
  assert.deepEqual(within({ media: JSON.parse('{"__proto__": {"url": "x"}}') }), { value: {} })
})

it('does not start where the other name of a field is a field', () => {
  assert.throws(() => bodyOf({ title: Text(10, { 'x-alias': 'name' }), name: Text(10) }), /name is a field/)
})

it('notes what is no field, wherever it stands, up to ten', () => {
  const read = inputParser(
    Type.Object({
      title: Optional(Text(10, { 'x-old-name': 'name' })),
      items: Optional(ListOf(Type.Object({ id: Id }), 0, 50)),
      media_url: Optional(Address(50, { 'x-alias': 'media.url' })),
    }),
    'body',
  )
  const unknown = (body: unknown) => read(body).unknown
  assert.deepEqual(unknown({ title: 'a', name: 'b', items: [{ id: 1 }], media: { url: 'https://a.example' } }), [])
  assert.deepEqual(unknown({ titel: 'a', items: [{ id: 1 }, { id: 2, ids: 3 }], media: { uri: '', url: '' } }), [
    'titel',
    'media.uri',
    'items.1.ids',
  ])
  assert.equal(unknown(Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`x${n}`, n]))).length, 10)
  assert.equal(unknown({ items: Array.from({ length: 50 }, () => ({ id: 1, x: 1 })) }).length, 10)
  assert.deepEqual(unknown({ ['x'.repeat(10_000)]: 1 }), ['x'.repeat(60)])
  assert.deepEqual(unknown({ title: 7, titel: 1 }), ['titel'], 'also beside a mistake')
})
