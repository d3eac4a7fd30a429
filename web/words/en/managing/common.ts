import { plural } from '../formats.ts'

export const common = {
  chosen: ({ count }: { count: number }) => plural(count, { one: '# chosen', other: '# chosen' }),
  nobodyFound: 'Nobody was found.',
  search: 'Search by name',
}
