// What is sent and what comes back about the steps of a pair.
import Type from 'typebox'
import { Day, Id, OneOf, Optional, OrNull, Str, Text, Timestamp } from '#platform/http/fields.ts'

const StepKind = OneOf('sentence', 'meeting', 'training', 'challenge')

export const PairStep = Type.Object({
  id: Id,
  kind: StepKind,
  text: OrNull(Str('Read Psalm 23 every morning')),
  training: OrNull(Type.Object({ id: Id, title: Str('Foundations') })),
  challenge: OrNull(Type.Object({ id: Id, name: Str('Seven days of thanks') })),
  day: OrNull(Day),
  added_by: Type.Unsafe<number | null>({ ...OrNull(Id), description: 'Who of the two added it' }),
  ticked_by: Type.Unsafe<number | null>({
    ...OrNull(Id),
    description: 'Who of the two ticked it; null where it is not, or their account is gone',
  }),
  ticked_at: OrNull(Timestamp),
  created_at: Timestamp,
})

export const AddPairStep = {
  kind: Type.Unsafe<'sentence' | 'meeting' | 'training' | 'challenge'>({
    ...StepKind,
    description: 'A `sentence` needs `text`, a `meeting` of the two `day`, the others the id of what everybody of the organization may see',
  }),
  text: Optional(Text(500, { description: 'What to do, or where and when to meet', examples: ['Read Psalm 23 every morning'] })),
  day: Optional(Day),
  qualification_id: Optional({ ...Id, description: 'Of a training' }),
  challenge_id: Optional(Id),
}
