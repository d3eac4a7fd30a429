// What the columns of a list are: told from their headers, as Planning Center, ChurchCRM, Outlook, Google and people's own lists in English, German,
// Spanish and Arabic write them, or chosen by an admin.

export const fields = ['name', 'first_name', 'last_name', 'email', 'phone', 'birthday', 'role', 'none'] as const
export type Field = (typeof fields)[number]

export const dateOrders = ['day_first', 'month_first'] as const
export type DateOrder = (typeof dateOrders)[number]

/** Headers of each field. Where several columns have one of the first line, those of the next are left out. */
const known: Record<Exclude<Field, 'none'>, string[][]> = {
  email: [
    [
      'email, e-mail address, mail, home email, primary email, personal email, work email, other email, email 1 value, email 2 value',
      'E-Mail-Adresse, Mailadresse, E-Mail privat, E-Mail geschäftlich',
      'correo, correo electrónico, dirección de correo electrónico, email personal',
      'البريد الإلكتروني, بريد إلكتروني, البريد, الإيميل, إيميل',
    ],
  ],
  phone: [
    [
      'mobile, mobile phone, mobile phone number, mobile number, cell, cell phone, cell phone number',
      'Handy, Handynummer, Mobil, Mobilnummer, Mobiltelefon, Telefon mobil',
      'móvil, celular, teléfono móvil, teléfono celular',
      'الجوال, جوال, رقم الجوال, الموبايل, موبايل, رقم الموبايل, الهاتف المحمول',
    ],
    [
      'phone, phone number, primary phone, primary phone number, home phone, home phone number, work phone, telephone, phone 1 value',
      'Telefon, Telefonnummer, Telefon privat, Tel, Tel.-Nr., Festnetz, Rufnummer',
      'teléfono, número de teléfono, tel., teléfono fijo',
      'الهاتف, هاتف, رقم الهاتف, التلفون, تلفون',
    ],
  ],
  birthday: [
    [
      'birthday, birthdate, birth date, date of birth, DOB',
      'Geburtstag, Geburtsdatum, Geb.-Datum, geboren, geboren am',
      'fecha de nacimiento, nacimiento, cumpleaños, fecha nac.',
      'تاريخ الميلاد, تاريخ الولادة, عيد الميلاد',
    ],
  ],
  role: [['role', 'Rolle', 'rol', 'الدور, دور']],
  first_name: [
    ['first name', 'Vorname', 'primer nombre, nombre de pila, nombres', 'الاسم الأول'],
    ['given name, forename', 'Rufname'],
  ],
  last_name: [
    [
      'last name, surname, family name',
      'Nachname, Familienname, Zuname',
      'apellido, apellidos, primer apellido',
      'اسم العائلة, العائلة, الكنية, اللقب',
    ],
  ],
  name: [
    [
      'name, full name, display name',
      'Vor- und Nachname, vollständiger Name, Vorname Nachname, Vorname und Nachname',
      'nombre, nombre completo, nombre y apellidos, nombre y apellido',
      'الاسم, الاسم الكامل, الاسم بالكامل',
    ],
  ],
}

/** Its letters and digits alone: "E-Mail-Adresse" and "email adresse" are one. */
const plain = (header: string) =>
  header
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const byHeader = new Map<string, { field: Field; rank: number }>()
for (const [field, ranks] of Object.entries(known))
  for (const [rank, lines] of ranks.entries())
    for (const header of lines.join(',').split(',')) byHeader.set(plain(header), { field: field as Field, rank })

const roles: Record<string, string> = {
  member: 'member, members, Mitglied, miembro, عضو',
  leadership: 'leadership, leader, leaders, Leitung, Leiter, Leiterin, Leitende, líder, liderazgo, قائد, قيادة',
  admin: 'admin, administrator, Administratorin, administrador, administradora, مشرف, مدير',
}
const byRole = new Map(Object.entries(roles).flatMap(([role, names]) => names.split(',').map((name) => [plain(name), role])))

/** The role that a word of four languages says; the word itself where it is none. */
export const roleOf = (text: string) => byRole.get(plain(text)) ?? text

/** What each column is taken for. `samples`: what stands in them. */
export function guessFields(headers: readonly string[], samples: readonly (readonly string[])[]): Field[] {
  const found = headers.map((header) => byHeader.get(plain(header)))
  const best = (field: Field) => Math.min(...found.map((one) => (one?.field === field ? one.rank : Number.POSITIVE_INFINITY)))
  const guessed = found.map((one, place): Field => {
    if (!one || one.rank > best(one.field)) return 'none'
    // A "role" may be that in a family.
    if (one.field === 'role' && samples[place]!.some((text) => !byRole.has(plain(text)))) return 'none'
    return one.field
  })
  if (!guessed.includes('email')) {
    const place = samples.findIndex((texts, column) => guessed[column] === 'none' && texts.some((text) => /\S@\S+\.\S/.test(text)))
    if (place >= 0) guessed[place] = 'email'
  }
  return withNames(guessed, headers, samples)
}

/** "Name" beside "Vorname" is the last name, "Nombre" beside "Apellidos" the first. Without headers a name is the first column that can be one. */
function withNames(guessed: Field[], headers: readonly string[], samples: readonly (readonly string[])[]): Field[] {
  const [hasFirst, hasLast, hasName] = [guessed.includes('first_name'), guessed.includes('last_name'), guessed.includes('name')]
  const name = hasFirst && hasLast ? 'none' : hasFirst ? 'last_name' : hasLast ? 'first_name' : 'name'
  const named = guessed.map((field) => (field === 'name' ? name : field))
  if (!hasFirst && !hasLast && !hasName && headers.every((header) => header === '')) {
    const place = samples.findIndex((texts, column) => named[column] === 'none' && texts.some((text) => /\p{L}{2}/u.test(text)))
    if (place >= 0) named[place] = 'name'
  }
  return named
}

/** Whether the day or the month comes first, as far as dates of both kinds tell. */
export function guessDateOrder(dates: Iterable<string>, otherwise: DateOrder): DateOrder {
  let [days, months] = [0, 0]
  for (const text of dates) {
    const [, first, second] = /^\D*(\d{1,2})[./-]\s?(\d{1,2})[./-]/.exec(text) ?? []
    if (Number(first) > 12) days++
    if (Number(second) > 12) months++
  }
  return days === months ? otherwise : days > months ? 'day_first' : 'month_first'
}
