// The church's own colour: the whole app shows it while it is chosen, and whether it can be read well is said beside it.
import { useEffect, useId, useState } from 'preact/hooks'
import { service } from '#web/api/service.ts'
import { contrastOf, ENOUGH } from '#web/features/organizations/managing/contrast.ts'
import { Switch } from '#web/parts/field.tsx'
import { useErrors } from '#web/parts/form.tsx'
import { Icon } from '#web/parts/icon.tsx'
import { managingWords } from '#web/words/choosing.ts'
import { decimal } from '#web/words/saying.ts'
import './hue.css'

/** The app's own, where a church has chosen none. */
const OWN_HUE = 168

const show = (hue: number | null) => {
  const { style } = document.documentElement
  if (hue === null) style.removeProperty('--hue')
  else style.setProperty('--hue', `${hue}`)
}

/** In the form's data: `own_hue` where the church has a colour of its own, and `hue`. */
export function HueField({ hue }: { hue: number | null }) {
  const { settings } = managingWords()
  const id = useId()
  const errors = useErrors('hue')
  const [isOwn, setOwn] = useState(hue !== null)
  const [chosen, setChosen] = useState(hue ?? OWN_HUE)
  const shown = isOwn ? chosen : OWN_HUE
  useEffect(() => {
    show(isOwn ? chosen : OWN_HUE)
  }, [isOwn, chosen])
  // What was not saved is not kept.
  useEffect(() => () => show(service.value?.hue ?? null), [])
  const contrast = contrastOf(shown)
  return (
    <>
      <Switch
        name="own_hue"
        label={settings.ownColour}
        about={settings.ownColourAbout}
        checked={isOwn}
        onChange={(event) => setOwn(event.currentTarget.checked)}
      />
      <div class="field" hidden={!isOwn}>
        <label class="field-label" for={id}>
          {settings.colour}
        </label>
        <input
          class="hue"
          id={id}
          type="range"
          name="hue"
          min={0}
          max={359}
          value={chosen}
          aria-describedby={`${id}-note`}
          aria-invalid={errors.length > 0 ? 'true' : undefined}
          onInput={(event) => setChosen(Number(event.currentTarget.value))}
        />
      </div>
      <p class={errors.length > 0 || contrast < ENOUGH ? 'field-note wrong' : 'field-note'} id={`${id}-note`} role="status">
        {errors.join(' ') || (contrast < ENOUGH ? settings.hardToRead : settings.readsWell)({ contrast: decimal(contrast) })}
      </p>
      <div class="card sunk row wrap" aria-hidden="true">
        <span class="button primary">
          <Icon name="check" />
          {settings.sample}
        </span>
        <span class="tag accent">{settings.sample}</span>
        <span class="link">{settings.sample}</span>
      </div>
    </>
  )
}
