// The church that a page for leaders is about: the one in the address, else one's own.
import type { Schemas } from '#web/api/asking.ts'
import { church, me } from '#web/api/session.ts'
import { useAddress } from '#web/parts/address.ts'
import { SelectField } from '#web/parts/field.tsx'
import { managingWords } from '#web/words/choosing.ts'

type Organization = Schemas['Organization']
const churchesLed = () => me.value?.organizations.filter(({ role }) => role !== 'member') ?? []

/** Where somebody leads none, their own: the service then says what is not open to them. */
export function useChurchLed(): Organization {
  const wanted = Number(useAddress().query['organization'])
  const led = churchesLed()
  return led.find(({ id }) => id === wanted) ?? led.find(({ id }) => id === church.value?.id) ?? led[0] ?? church.value!
}

/** To choose another, for who leads several. */
export function WhichChurch() {
  const { change } = useAddress()
  const { id } = useChurchLed()
  const led = churchesLed()
  if (led.length < 2) return null
  return (
    <SelectField
      name="organization"
      label={managingWords().common.church}
      options={led.map((one) => [String(one.id), one.name] as const)}
      value={String(id)}
      // The filters of one church say nothing in another.
      onChange={(event) =>
        change({ organization: event.currentTarget.value, group: '', training: '', columns: '', challenge: '', page: '' })
      }
    />
  )
}
