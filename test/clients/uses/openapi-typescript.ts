import type { components, operations } from './index.ts'

type Schemas = components['schemas']

export const card = (group: Schemas['Group'], request: Schemas['JoinRequest'], post: Schemas['Post']): string[] => [
  group.name,
  request.status,
  post.message,
]
export type Joining = operations['joinGroup']['requestBody']
