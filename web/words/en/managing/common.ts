import { number, plural } from '../formats.ts'

export const common = {
  choose: ({ name }: { name: string }) => `Choose ${name}`,
  chooseAll: 'Choose all of this page',
  chooseNone: 'Choose none',
  chosen: ({ count }: { count: number }) => plural(count, { one: '# chosen', other: '# chosen' }),
  church: 'Church',
  next: 'Next',
  nobodyFound: 'Nobody was found.',
  onlyAdmins: 'Only an admin of your church may do this.',
  pages: 'Pages',
  previous: 'Previous',
  search: 'Search by name',
  shown: ({ from, to, total }: { from: number; to: number; total: number }) => `${number(from)}–${number(to)} of ${number(total)}`,
}
