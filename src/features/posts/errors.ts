// What posts refuse in shapes of their own.
import Type from 'typebox'
import { Refusal } from '#platform/http/errors.ts'

export const notYourComment = (message: string) => new Refusal(403, { status: 'error', message })
export const NotYourComment = Type.Union(
  [Type.Object({ status: Type.Literal('error'), message: Type.String() }), Type.Object({ message: Type.String() })],
  { description: '`{status, message}` to members who did not write it' },
)
