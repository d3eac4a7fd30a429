// Bringing a list of people into a church: choosing it, looking at what would happen, running it, and undoing it. Which import it is stands in the address.
import { useEffect, useState } from 'preact/hooks'
import type { Schemas } from '#web/api/asking.ts'
import { type Sending, sendFile } from '#web/api/sending.ts'
import { changed, useRead } from '#web/api/using.ts'
import { ChooseChurch, ForAdmins, useAddress } from '#web/features/organizations/managing/church.tsx'
import { Checked } from '#web/features/organizations/managing/imports/checking.tsx'
import { Ended, Running } from '#web/features/organizations/managing/imports/running.tsx'
import { TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { Page } from '#web/parts/page.tsx'
import { Upload } from '#web/parts/upload.tsx'
import { rareWords } from '#web/words/choosing.ts'
import { moment } from '#web/words/saying.ts'

export type Import = Schemas['Import']

const LIST = '/organizations/{organization}/imports'
const ONE = '/organizations/{organization}/imports/{import_id}'
const MEGABYTES = 10

export default function ImportPage() {
  const { imports } = rareWords()
  return (
    <Page wide help="/help/people" title={imports.title} about={imports.about} back="/manage/people">
      <ChooseChurch />
      <ForAdmins>{({ id }) => <OfChurch key={id} organization={id} />}</ForAdmins>
    </Page>
  )
}

function OfChurch({ organization }: { organization: number }) {
  const { query, change } = useAddress()
  const id = Number(query['import']) || undefined
  const open = (next: number | undefined) => change({ import: next === undefined ? undefined : `${next}` })
  if (id !== undefined) return <One key={id} organization={organization} id={id} leave={() => open(undefined)} />
  return (
    <>
      <Choose organization={organization} open={open} />
      <Before organization={organization} />
    </>
  )
}

interface Opening {
  organization: number
  open: (id: number) => void
}

function Choose({ organization, open }: Opening) {
  const { imports } = rareWords()
  const [dropped, setDropped] = useState<File>()
  useEffect(() => {
    const drag = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.files.length) return
      event.preventDefault()
      setDropped(event.dataTransfer.files[0])
    }
    addEventListener('dragover', drag)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', drag)
      removeEventListener('drop', drop)
    }
  }, [])
  const send = (file: File, sending?: Sending) => sendFile(LIST, { organization }, file, sending)
  const done = async ({ data }: { data: Import }) => {
    await changed(LIST)
    open(data.id)
  }
  return (
    <>
      <section class="card stack">
        <h2>{imports.choose}</h2>
        <Upload
          label={imports.chooseFile}
          about={imports.chooseAbout}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          megabytes={MEGABYTES}
          send={send}
          done={(answer) => void done(answer)}
          dropped={dropped}
        />
      </section>
      <section class="card stack">
        <h2>{imports.paste}</h2>
        <Form
          action={imports.check}
          send={async (values) => done(await send(new File([String(values.get('file'))], imports.pasted, { type: 'text/plain' })))}
        >
          <TextField name="file" label={imports.pasteHere} help={imports.pasteAbout} rows={6} required />
        </Form>
      </section>
    </>
  )
}

/** What was imported until now, or is being looked at. */
function Before({ organization }: { organization: number }) {
  const { imports } = rareWords()
  const found = useRead(LIST, { path: { organization } })
  return (
    <Loaded of={found}>
      {({ data }) =>
        data.length > 0 && (
          <section class="stack">
            <h2>{imports.before}</h2>
            <ul class="stack tight">
              {data.map(({ id, filename, state, counts, created_at }) => (
                <li key={id}>
                  <a class="card row wrap spread" href={`/manage/people/import?organization=${organization}&import=${id}`}>
                    <span class="grow">
                      <bdi class="strong long">{filename}</bdi>
                      <span class="small soft block">{moment(created_at)}</span>
                    </span>
                    <span class="tag">{state === 'done' ? imports.invited({ count: counts.added }) : imports.states[state]}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  )
}

function One({ organization, id, leave }: { organization: number; id: number; leave: () => void }) {
  const found = useRead(ONE, { path: { organization, import_id: id } })
  return (
    <Loaded of={found}>
      {({ data }) => {
        const props = { organization, found: data, leave }
        if (data.state === 'checked') return <Checked {...props} />
        return data.state === 'running' ? <Running {...props} /> : <Ended {...props} />
      }}
    </Loaded>
  )
}
