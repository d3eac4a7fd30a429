// What posts refuse in shapes of their own.
import Type from 'typebox'
import { Refusal } from '#platform/http/errors.ts'

/** Global groups: only the organization's admins post, and nobody comments. */
export const globalGroupRefuses = (error: string) => new Refusal(403, { error })
export const GlobalGroupRefuses = Type.Union([Type.Object({ error: Type.String() }), Type.Object({ message: Type.String() })], {
  description: '`{error}` in a global group',
})

export const notYourComment = (message: string) => new Refusal(403, { status: 'error', message })
export const NotYourComment = Type.Union(
  [Type.Object({ status: Type.Literal('error'), message: Type.String() }), Type.Object({ message: Type.String() })],
  { description: '`{status, message}` to members who did not write it' },
)
