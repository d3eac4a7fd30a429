// The badges that I have earned, the newest first.
import { useRead } from '#web/api/using.ts'
import { BadgeFace } from '#web/features/badges/badge-face.tsx'
import { Empty, Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'

export default function Badges() {
  const { badges } = words()
  const mine = useRead('/badges')
  return (
    <Page title={badges.title} about={badges.about} back="/grow">
      <Loaded of={mine}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty
              icon="badge"
              title={badges.none}
              action={
                <a class="button primary" href="/challenges">
                  {badges.toChallenges}
                </a>
              }
            >
              {badges.noneAbout}
            </Empty>
          ) : (
            <ul class="list">
              {data.map(({ id, name, description, icon, awarded_at, points_required }) => (
                <li key={id} class="row">
                  <BadgeFace icon={icon} large />
                  <div class="grow">
                    <h2 dir="auto">{name}</h2>
                    {description && <p dir="auto">{description}</p>}
                    <p class="small soft">{badges.earnedOn({ date: day(awarded_at), points: points_required })}</p>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  )
}
