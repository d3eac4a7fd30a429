// What other programs may do with a church, for its admins: a section for each way.
import { ApiKeys } from '#web/features/integrations/managing/api-keys.tsx'
import { Webhooks } from '#web/features/integrations/managing/webhooks.tsx'
import { ChooseChurch, useChurch } from '#web/features/organizations/managing/church.tsx'
import { Page } from '#web/parts/page.tsx'
import { rareWords } from '#web/words/choosing.ts'

export default function Integrations() {
  const { integrations } = rareWords()
  const { organization } = useChurch()
  return (
    <Page help="/help/integrations" title={integrations.title} about={integrations.about}>
      <ChooseChurch />
      <ApiKeys key={organization} organization={organization} />
      <Webhooks key={`webhooks of ${organization}`} organization={organization} />
    </Page>
  )
}
