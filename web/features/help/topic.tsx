// One topic of the guide.
import { useRoute } from 'preact-iso/router'
import { useTopics } from '#web/features/help/reading.ts'
import { type Block, type Inline, type TopicName, topics } from '#web/features/help/topics.ts'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import '#web/parts/rich-text.css'
import { words } from '#web/words/choosing.ts'

export default function HelpTopic() {
  const { frame } = words()
  const wanted = useRoute().params['topic']
  const name = topics.find((topic) => topic === wanted)
  if (name) return <Told key={name} name={name} />
  return (
    <Page title={frame.notThere} back="/help">
      <p class="soft">{frame.noSuchPage}</p>
    </Page>
  )
}

function Told({ name }: { name: TopicName }) {
  const found = useTopics([name])
  const [topic] = found.data ?? []
  return (
    <Page title={topic?.title ?? words().frame.places.help} about={topic?.about} back="/help">
      <Loaded of={found}>
        {([{ blocks } = { blocks: [] }]) => (
          <div class="read rich">
            {blocks.map((block, place) => (
              <BlockShown key={place} block={block} />
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function BlockShown({ block }: { block: Block }) {
  if (block.is === 'heading') return <h2>{block.text}</h2>
  if (block.is === 'paragraph')
    return (
      <p>
        <InlineShown of={block.text} />
      </p>
    )
  const List = block.is === 'steps' ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((item, place) => (
        <li key={place}>
          <InlineShown of={item} />
        </li>
      ))}
    </List>
  )
}

const InlineShown = ({ of }: { of: readonly Inline[] }) => (
  <>
    {of.map((piece, place) => {
      if (typeof piece === 'string') return piece
      if (piece.is === 'link')
        return (
          <a key={place} href={piece.to}>
            {piece.text}
          </a>
        )
      return (
        <strong key={place}>
          <InlineShown of={piece.text} />
        </strong>
      )
    })}
  </>
)
