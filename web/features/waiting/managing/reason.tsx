// Saying no to somebody, with a word if one likes. It goes to them alone.

import { titleOf } from '#web/features/waiting/managing/deciding.ts'
import type { Item, Verdict } from '#web/features/waiting/managing/outcomes.ts'
import { Dialog } from '#web/parts/dialog.tsx'
import { TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { managingWords } from '#web/words/choosing.ts'
import { apart } from '#web/words/saying.ts'

interface AskReasonProps {
  about: readonly Item[]
  verdict: Verdict
  close: () => void
  send: (reason: string) => void
}

export function AskReason({ about: [first, ...others], verdict, close, send }: AskReasonProps) {
  const { waiting } = managingWords()
  const isToJoin = verdict === 'decline'
  const [one, many] = isToJoin ? [waiting.declineTitle, waiting.declineTitleMany] : [waiting.dontShareTitle, waiting.dontShareTitleMany]
  const title = others.length === 0 ? one({ name: apart(titleOf(first!)) }) : many({ count: others.length + 1 })
  return (
    <Dialog title={title} close={close}>
      <Form
        action={isToJoin ? waiting.decline : waiting.dontShare}
        send={async (values) => send(String(values.get('reason') ?? '').trim())}
      >
        <TextField
          name="reason"
          label={waiting.reason}
          help={isToJoin ? waiting.reasonJoin : waiting.reasonPrayer}
          rows={3}
          maxLength={1000}
        />
      </Form>
    </Dialog>
  )
}
