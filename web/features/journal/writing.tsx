// The form of a page of the journal: its words are kept on this device while they are written, until they are saved.
import type { ComponentChildren } from 'preact'
import { OnlyYou } from '#web/features/journal/journal.tsx'
import { titleFrom } from '#web/features/journal/pages.ts'
import { Field, TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { words } from '#web/words/choosing.ts'
import './journal.css'

const LONGEST = 50_000

interface WritingProps {
  draft: string
  page?: { title: string; content: string }
  save: (page: { title: string; content: string; values: FormData }) => Promise<void>
  beside?: ComponentChildren
  children?: ComponentChildren
}

export function Writing({ draft, page, save, beside, children }: WritingProps) {
  const { frame, journal } = words()
  return (
    <div class="journal-writing stack">
      <OnlyYou />
      <Form
        draft={draft}
        action={frame.save}
        beside={beside}
        send={(values) => {
          const content = String(values.get('content'))
          return save({ title: String(values.get('title')).trim() || titleFrom(content), content, values })
        }}
      >
        <TextField name="content" label={journal.text} rows={10} maxLength={LONGEST} defaultValue={page?.content} required />
        <Field name="title" label={journal.title} help={journal.titleHelp} dir="auto" maxLength={255} defaultValue={page?.title} />
        {children}
      </Form>
    </div>
  )
}
