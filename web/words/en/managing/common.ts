import { number, plural } from '../formats.ts'

export const common = {
  choose: ({ name }: { name: string }) => `Choose ${name}`,
  chooseAll: 'Choose all of this page',
  chooseNone: 'Choose none',
  chosen: ({ count }: { count: number }) => plural(count, { one: '# chosen', other: '# chosen' }),
  next: 'Next',
  nobodyFound: 'Nobody was found.',
  pages: 'Pages',
  previous: 'Previous',
  search: 'Search by name',
  shown: ({ from, to, total }: { from: number; to: number; total: number }) => `${number(from)}–${number(to)} of ${number(total)}`,
}
