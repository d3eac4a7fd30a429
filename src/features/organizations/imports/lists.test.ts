// Lists as programs and people really write them: what their columns are taken for, and how their bytes are read.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { guessDateOrder, guessFields, roleOf } from './columns.ts'
import { readList } from './list-file.ts'
import { asDay } from './people.ts'

const guess = (headers: string[], ...rows: string[][]) =>
  guessFields(
    headers,
    headers.map((_, place) => rows.map((row) => row[place] ?? '').filter(Boolean)),
  )
const taken = (headers: string[], ...rows: string[][]) =>
  Object.fromEntries(guess(headers, ...rows).flatMap((field, place) => (field === 'none' ? [] : [[headers[place], field]])))

it('knows the headers of Planning Center and ChurchCRM', () => {
  const planningCenter = [
    'Person ID',
    'Given Name',
    'First Name',
    'Nickname',
    'Middle Name',
    'Last Name',
    'Birthdate',
    'Anniversary',
    'Gender',
    'Mobile Phone Number',
    'Home Phone Number',
    'Home Email',
    'Work Email',
    'Membership',
  ]
  assert.deepEqual(taken(planningCenter), {
    'First Name': 'first_name',
    'Last Name': 'last_name',
    Birthdate: 'birthday',
    'Mobile Phone Number': 'phone',
    'Home Email': 'email',
    'Work Email': 'email',
  })
  const churchCrm = [
    'Id',
    'Last Name',
    'Title',
    'First Name',
    'Suffix',
    'Middle Name',
    'Address 1',
    'Home Phone',
    'Work Phone',
    'Cell Phone',
    'Email',
    'Work Email',
    'Membership Date',
    'Birth Date',
    'Age',
    'Classification',
    'Family Role',
  ]
  assert.deepEqual(taken(churchCrm), {
    'Last Name': 'last_name',
    'First Name': 'first_name',
    'Cell Phone': 'phone',
    Email: 'email',
    'Work Email': 'email',
    'Birth Date': 'birthday',
  })
})

it('knows the headers of lists in four languages', () => {
  assert.deepEqual(taken(['Name', 'Vorname', 'Straße', 'E-Mail-Adresse', 'Tel.', 'Geb.-Datum']), {
    Name: 'last_name',
    Vorname: 'first_name',
    'E-Mail-Adresse': 'email',
    'Tel.': 'phone',
    'Geb.-Datum': 'birthday',
  })
  assert.deepEqual(taken(['Nombre', 'Apellidos', 'Correo electrónico', 'Teléfono móvil', 'Fecha de nacimiento']), {
    Nombre: 'first_name',
    Apellidos: 'last_name',
    'Correo electrónico': 'email',
    'Teléfono móvil': 'phone',
    'Fecha de nacimiento': 'birthday',
  })
  assert.deepEqual(taken(['الاسم', 'البريد الإلكتروني', 'رقم الجوال', 'تاريخ الميلاد']), {
    الاسم: 'name',
    'البريد الإلكتروني': 'email',
    'رقم الجوال': 'phone',
    'تاريخ الميلاد': 'birthday',
  })
  assert.deepEqual(taken(['FULL NAME', 'E mail']), { 'FULL NAME': 'name', 'E mail': 'email' })
  assert.deepEqual(['Leiterin', 'LÍDER', 'مشرف', 'Mitglied', 'Head of Household'].map(roleOf), [
    'leadership',
    'leadership',
    'admin',
    'member',
    'Head of Household',
  ])
})

it('takes a role for one only where all of it are roles, and finds addresses under any header', () => {
  assert.deepEqual(taken(['Name', 'Role', 'Contact'], ['Mia', 'Child', 'mia@example.org']), { Name: 'name', Contact: 'email' })
  assert.deepEqual(taken(['Name', 'Role', 'Email'], ['Mia', 'Leader', 'mia@example.org'], ['Tom', 'member', 'tom@example.org']), {
    Name: 'name',
    Role: 'role',
    Email: 'email',
  })
  assert.deepEqual(guess(['', '', ''], ['7', 'Mia Groß', 'mia@example.org']), ['none', 'name', 'email'])
})

it('reads days as they are written', () => {
  assert.equal(guessDateOrder(['3/4/1990', '5/17/1990'], 'day_first'), 'month_first')
  assert.equal(guessDateOrder(['3/4/1990', '17/5/1990'], 'month_first'), 'day_first')
  assert.equal(guessDateOrder(['3/4/1990'], 'month_first'), 'month_first')
  for (const [text, day] of [
    ['1990-4-3', '1990-04-03'],
    ['1990-04-03 00:00:00', '1990-04-03'],
    ['3.4.1990', '1990-04-03'],
    ['03. 04. 1990', '1990-04-03'],
    ['4/3/1990', '1990-04-03'],
    ['٤/٣/١٩٩٠', '1990-04-03'],
    ['1885-04-03', ''], // Planning Center's for a day without its year
    ['0000-4-3', ''], // ChurchCRM's
    ['April 3', 'April 3'],
    ['3.4.90', '3.4.90'],
  ] as const)
    assert.equal(asDay(text, 'month_first'), day, text)
  assert.equal(asDay('4/3/1990', 'day_first'), '1990-03-04')
})

const cells = async (content: Buffer | string) => {
  const list = await readList(Buffer.from(content))
  assert.ok('rows' in list, JSON.stringify(list))
  return [list.headers, ...list.rows.map(({ cells }) => cells)]
}
const expected = [
  ['Name', 'E-Mail'],
  ['Jörg Groß', 'joerg@example.org'],
]

it('reads UTF-8 with and without its mark, UTF-16 and Windows-1252, with commas, semicolons and tabs', async () => {
  const text = (mark: string) => `Name${mark}E-Mail\r\n"Jörg Groß"${mark}joerg@example.org\r\n`
  for (const mark of [',', ';', '\t']) {
    assert.deepEqual(await cells(text(mark)), expected)
    assert.deepEqual(await cells(`\ufeff${text(mark)}`), expected)
    assert.deepEqual(await cells(Buffer.from(`\ufeff${text(mark)}`, 'utf16le')), expected)
    assert.deepEqual(await cells(Buffer.from(`\ufeff${text(mark)}`, 'utf16le').swap16()), expected)
    assert.deepEqual(await cells(Buffer.from(text(mark), 'latin1')), expected)
  }
  assert.deepEqual(
    await cells(Buffer.concat([Buffer.from('Name;E-Mail\n'), Buffer.from([0x80]), Buffer.from(' Jörg;j@example.org', 'latin1')])),
    [
      ['Name', 'E-Mail'],
      ['€ Jörg', 'j@example.org'],
    ],
  )
})

it('reads what Excel and people do to lists', async () => {
  assert.deepEqual(await cells('sep=;\r\nName;E-Mail\r\nJörg Groß;joerg@example.org'), expected)
  assert.deepEqual(
    await cells('Name;E-Mail;;\r\nJörg Groß;joerg@example.org;;\r\n;;;\r\n'),
    expected.map((row, place) => (place ? [...row, '', ''] : row)),
  )
  assert.deepEqual(await cells('"Name, full";"E-Mail"\n"Groß, ""Jörg""\nEsq.";j@example.org'), [
    ['Name, full', 'E-Mail'],
    ['Groß, "Jörg"\nEsq.', 'j@example.org'],
  ])
  assert.deepEqual(await cells('Name,Phone,Email\n5" Tom,\'+49 170 1234567,t@example.org'), [
    ['Name', 'Phone', 'Email'],
    ['5" Tom', '+49 170 1234567', 't@example.org'],
  ])
  assert.deepEqual(await cells('Mia,mia@example.org\nTom,tom@example.org'), [
    ['', ''],
    ['Mia', 'mia@example.org'],
    ['Tom', 'tom@example.org'],
  ])
})

it('keeps every letter of long lists, also those that a computer writes as two', async () => {
  const name = '𠮷田'
  for (const before of ['', 'x']) {
    const people = Array.from({ length: 6000 }, (_, n) => `${name}${n},person-${n}@example.org`)
    const list = await readList(Buffer.from([`${before}name,email`, ...people].join('\n')))
    assert.ok('rows' in list)
    assert.deepEqual(
      list.rows.filter(({ cells }) => !cells[0]!.startsWith(name)),
      [],
    )
  }
})
