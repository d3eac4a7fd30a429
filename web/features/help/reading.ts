import { useQuery } from '@tanstack/preact-query'
import type { Topic, TopicName } from '#web/features/help/topics.ts'
import { type Language, language } from '#web/words/choosing.ts'

const files = import.meta.glob<Topic>('../../../docs/guide/*/*.md', { import: 'default' })
const read = (inLanguage: Language, name: TopicName) => files[`../../../docs/guide/${inLanguage}/${name}.md`]!()

/** Topics in the language of the reader: files of the app itself, which stay as they are. */
export function useTopics(names: readonly TopicName[]) {
  const spoken = language.value
  return useQuery({
    queryKey: ['help', spoken, ...names],
    queryFn: () => Promise.all(names.map(async (name) => ({ name, ...(await read(spoken, name)) }))),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
