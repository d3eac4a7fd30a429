import { Page } from '#web/parts/page.tsx'
import { words } from '#web/words/choosing.ts'

export function NotFound() {
  const { frame } = words()
  return (
    <Page title={frame.notThere}>
      <p class="soft">{frame.noSuchPage}</p>
      <a class="button start" href="/">
        {frame.toToday}
      </a>
    </Page>
  )
}
