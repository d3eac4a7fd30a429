// What the guide tells about: a topic each for what leaders and admins do.
import { useTopics } from '#web/features/help/reading.ts'
import { topics } from '#web/features/help/topics.ts'
import { Icon } from '#web/parts/icon.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'

export default function Help() {
  const { frame, me } = words()
  const found = useTopics(topics)
  return (
    <Page title={frame.places.help} about={me.helpAbout}>
      <Loaded of={found}>
        {(all) => (
          <ul class="card list">
            {all.map(({ name, title, about }) => (
              <li key={name}>
                <a class="row" href={`/help/${name}`}>
                  <span class="grow">
                    <span class="strong block">{title}</span>
                    <span class="small soft block">{about}</span>
                  </span>
                  <Icon name="forward" />
                </a>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  )
}
