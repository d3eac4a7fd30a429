// Add to my calendar: a secret address that one's own calendar program follows.
import { useState } from 'preact/hooks'
import { api, ask } from '#web/api/asking.ts'
import { changed, useRead } from '#web/api/using.ts'
import { Field } from '#web/parts/field.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { words } from '#web/words/choosing.ts'
import { day } from '#web/words/saying.ts'

export default function MyCalendar() {
  const { meetings } = words()
  const reading = useRead('/user/calendar')
  const [address, setAddress] = useState('')
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    try {
      setAddress((await ask(api.POST('/user/calendar'))).data.url)
      await changed('/user/calendar')
    } catch (error) {
      tellWhy(error)
    } finally {
      setBusy(false)
    }
  }
  const end = async () => {
    try {
      tell((await ask(api.DELETE('/user/calendar'))).message)
      setAddress('')
      await changed('/user/calendar')
    } catch (error) {
      tellWhy(error)
    }
  }
  return (
    <Page title={meetings.addToCalendar} back="/me" about={meetings.calendar.about}>
      <Loaded of={reading}>
        {({ data }) => (
          <section class="card stack">
            {address ? <Address address={address} /> : data && <p>{meetings.calendar.since({ day: day(data.created_at) })}</p>}
            <p class="soft">{meetings.calendar.lostAbout}</p>
            <div class="row wrap">
              <button type="button" class={address ? 'button' : 'button primary'} aria-busy={isBusy} onClick={() => isBusy || void make()}>
                {data ? meetings.calendar.makeAnother : meetings.calendar.make}
              </button>
              {data && (
                <button type="button" class="button bad" onClick={() => void end()}>
                  {meetings.calendar.end}
                </button>
              )}
            </div>
          </section>
        )}
      </Loaded>
    </Page>
  )
}

function Address({ address }: { address: string }) {
  const { meetings } = words()
  const copy = () => navigator.clipboard.writeText(address).then(() => tell(meetings.calendar.copied), tellWhy)
  return (
    <div class="stack">
      <Field
        name="address"
        label={meetings.calendar.address}
        help={meetings.calendar.secret}
        value={address}
        dir="ltr"
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="row wrap">
        <button type="button" class="button primary" onClick={() => void copy()}>
          {meetings.calendar.copy}
        </button>
        <a class="button" href={address.replace(/^https:/, 'webcal:')}>
          {meetings.calendar.open}
        </a>
      </div>
    </div>
  )
}
