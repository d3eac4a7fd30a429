// What is asked for, who may read it, and who may know whom it is from: when one asks, and when one changes it.
import { useState } from 'preact/hooks'
import type { Schemas } from '#web/api/asking.ts'
import { useRead } from '#web/api/using.ts'
import { Choice, Field, SelectField, Switch, TextField } from '#web/parts/field.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { words } from '#web/words/choosing.ts'
import { apart } from '#web/words/saying.ts'

const LONGEST = 5000
/** So many are named; the others are counted. */
const NAMED = 8

type Words = Pick<Schemas['PrayerRequest'], 'title' | 'request_text' | 'anonymous' | 'visibility' | 'category' | 'urgent'>

interface PrayerFieldsProps {
  church: Schemas['Organization'] | undefined
  request?: Words
  onVisibility?: (visibility: string) => void
}

export function PrayerFields({ church, request, onVisibility }: PrayerFieldsProps) {
  const { prayer } = words()
  const [isAnonymous, setAnonymous] = useState(request?.anonymous ?? true)
  const [visibility, setVisibility] = useState<string>(request?.visibility ?? 'church')
  const name = { church: church?.name ?? '' }
  const categories = [...new Set([...(request?.category ? [request.category] : []), ...(church?.prayer_categories ?? [])])]
  return (
    <>
      <p class="card accent row small top-aligned">
        <Icon name="lock" />
        <span class="grow" dir="auto" aria-live="polite">
          {visibility === 'care_team' ? prayer.firstCare(name) : prayer.firstLeaders(name)}{' '}
          <strong>{isAnonymous ? prayer.nameHidden : prayer.nameShown}</strong>
        </span>
      </p>
      <Field name="title" label={prayer.inFewWords} dir="auto" maxLength={255} required defaultValue={request?.title} />
      <TextField name="request_text" label={prayer.what} rows={6} maxLength={LONGEST} required defaultValue={request?.request_text} />
      {categories.length > 0 && (
        <SelectField
          name="category"
          label={prayer.category}
          defaultValue={request?.category ?? ''}
          options={[['', prayer.noCategory], ...categories.map((category) => [category, category] as const)]}
        />
      )}
      <Choice
        name="visibility"
        label={prayer.whoReads}
        value={visibility}
        onChoose={(chosen) => {
          setVisibility(chosen)
          onVisibility?.(chosen)
        }}
        options={[
          { value: 'church', text: prayer.wholeChurch, about: prayer.wholeChurchAbout },
          { value: 'care_team', text: prayer.careOnly, about: prayer.careOnlyAbout },
        ]}
      />
      {visibility === 'care_team' && church && <Team organization={church.id} />}
      <Choice
        name="who"
        label={prayer.whoMayKnow}
        value={isAnonymous ? 'leaders' : 'everybody'}
        onChoose={(who) => setAnonymous(who === 'leaders')}
        options={[
          { value: 'everybody', text: prayer.everybody, about: prayer.everybodyAbout },
          { value: 'leaders', text: prayer.onlyLeaders, about: prayer.onlyLeadersAbout },
        ]}
      />
      <Switch name="urgent" label={prayer.urgent} defaultChecked={request?.urgent ?? false} />
    </>
  )
}

/** Whoever asks them may know who they are. */
function Team({ organization }: { organization: number }) {
  const { prayer } = words()
  const team = useRead('/organizations/{organization}/care-team', { path: { organization } })
  if (!team.data) return null
  const { data, count } = team.data
  const named = data.slice(0, NAMED).map(({ name }) => apart(name))
  const names = count > named.length ? [...named, prayer.careTeamMore({ count: count - named.length })] : named
  return (
    <p class="small soft" dir="auto">
      {count === 0 ? prayer.careTeamNobody : prayer.careTeamIs({ names })}
    </p>
  )
}

export const wordsIn = (values: FormData) => ({
  title: String(values.get('title')),
  request_text: String(values.get('request_text')),
  anonymous: values.get('who') === 'leaders',
  visibility: values.get('visibility') === 'care_team' ? ('care_team' as const) : ('church' as const),
  category: String(values.get('category') ?? '') || null,
  urgent: values.has('urgent'),
})
