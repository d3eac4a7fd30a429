// What is sent about other words for a prayer request.
import { Nullish, Text } from '#platform/http/fields.ts'
import { Revision, Submit } from '../schemas.ts'

export const ProposeWords = {
  title: Submit.title,
  request_text: Submit.request_text,
  note: Nullish(Text(1000, { description: 'To the author: why', examples: ['I left out the name of the hospital.'] })),
  revision: Revision,
}
