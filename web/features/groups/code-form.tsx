// Somebody who was given a code types it here.

import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { asCode } from '#web/features/groups/joining.ts'
import { typedCode } from '#web/features/groups/typed-code.ts'
import { Field } from '#web/parts/field.tsx'
import { words } from '#web/words/choosing.ts'

export function CodeForm() {
  const { groups } = words()
  const { route } = useLocation()
  const [isEmpty, setEmpty] = useState(false)
  return (
    <form
      class="code-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const code = asCode(String(new FormData(event.currentTarget).get('code')))
        setEmpty(code === '')
        if (!code) return
        typedCode.value = code
        route(`/join/${encodeURIComponent(code)}`)
      }}
    >
      <Field
        name="code"
        label={groups.haveCode}
        help={isEmpty ? groups.typeCode : undefined}
        placeholder="K7QW M2XR"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        dir="ltr"
        maxLength={50}
      />
      <button type="submit" class="button primary">
        {groups.join}
      </button>
    </form>
  )
}
