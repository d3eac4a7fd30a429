// Where a link leads.
import { useState } from 'preact/hooks'
import { Dialog } from '#web/parts/dialog.tsx'
import { addressFrom } from '#web/parts/editor/commands.ts'
import { Field } from '#web/parts/field.tsx'
import { managingWords } from '#web/words/choosing.ts'

interface LinkDialogProps {
  /** Of the link that is there. */
  address: string
  link: (address: string) => void
  unlink: () => void
  close: () => void
}

export function LinkDialog({ address, link, unlink, close }: LinkDialogProps) {
  const { writing } = managingWords()
  const [isWrong, setWrong] = useState(false)
  return (
    <Dialog title={writing.tools.link} close={close}>
      <form
        class="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const typed = addressFrom(String(new FormData(event.currentTarget).get('address')))
          if (typed) link(typed)
          else setWrong(true)
        }}
      >
        <Field
          name="address"
          label={writing.linkAddress}
          help={isWrong ? writing.linkWrong : writing.linkAbout}
          type="url"
          dir="ltr"
          defaultValue={address}
          aria-invalid={isWrong}
          autoFocus
        />
        <div class="row wrap">
          <button type="submit" class="button primary">
            {writing.linkSet}
          </button>
          {address && (
            <button type="button" class="button" onClick={unlink}>
              {writing.linkRemove}
            </button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
