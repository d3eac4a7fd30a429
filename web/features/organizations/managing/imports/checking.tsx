// A list that was read and not run: what its columns are, and what would happen with each row.
import { api, ask } from '#web/api/asking.ts'
import { changed, useChange } from '#web/api/using.ts'
import type { Import } from '#web/features/organizations/managing/imports/import-page.tsx'
import { useRows } from '#web/features/organizations/managing/imports/reading.ts'
import { Rows } from '#web/features/organizations/managing/imports/rows.tsx'
import { SelectField, Switch } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { Loaded } from '#web/parts/loaded.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { rareWords } from '#web/words/choosing.ts'
import '#web/parts/filters.css'

export interface OfImport {
  organization: number
  found: Import
  leave: () => void
}

const LIST = '/organizations/{organization}/imports'
const fields = ['name', 'first_name', 'last_name', 'email', 'phone', 'birthday', 'role', 'none'] as const
type Field = (typeof fields)[number]
const orders = ['day_first', 'month_first'] as const

export function Checked({ organization, found, leave }: OfImport) {
  const { imports } = rareWords()
  const change = useMapping(organization, found.id)
  return (
    <>
      <div class="row wrap spread">
        <bdi class="strong long">{found.filename}</bdi>
        <button type="button" class="button small" onClick={leave}>
          {imports.other}
        </button>
      </div>
      <Columns found={found} change={change} />
      <Run organization={organization} found={found} waits={change.isPending} />
      <Rows organization={organization} found={found} />
    </>
  )
}

const useMapping = (organization: number, id: number) =>
  useChange({
    send: (body: { fields: Field[]; date_order: (typeof orders)[number] }) =>
      ask(
        api.PUT('/organizations/{organization}/imports/{import_id}/columns', { params: { path: { organization, import_id: id } }, body }),
      ),
    touches: [LIST],
  })

/** Each change is looked at anew at once, so that the rows below are never those of other columns. */
function Columns({ found, change }: { found: Import; change: ReturnType<typeof useMapping> }) {
  const { imports } = rareWords()
  const { columns, date_order } = found
  const map = (place: number, field: Field) =>
    change.mutate({ fields: columns.map((column, at) => (at === place ? field : column.field)), date_order }, { onError: tellWhy })
  return (
    <section class="card stack" aria-busy={change.isPending}>
      <h2>{imports.columns}</h2>
      <p class="soft">{imports.columnsAbout}</p>
      <div class="filters">
        {columns.map(({ header, samples, field }, place) => (
          <SelectField
            key={place}
            name={`column-${place}`}
            label={header || imports.column({ number: place + 1 })}
            help={samples.length > 0 ? samples.join(' · ') : imports.empty}
            value={field}
            disabled={change.isPending}
            options={fields.map((one) => [one, imports.fields[one]])}
            onChange={(event) => map(place, event.currentTarget.value as Field)}
          />
        ))}
        {columns.some(({ field }) => field === 'birthday') && (
          <SelectField
            name="date_order"
            label={imports.dateOrder}
            value={date_order}
            disabled={change.isPending}
            options={orders.map((one) => [one, imports.dateOrders[one]])}
            onChange={(event) =>
              change.mutate(
                { fields: columns.map(({ field }) => field), date_order: event.currentTarget.value as (typeof orders)[number] },
                { onError: tellWhy },
              )
            }
          />
        )}
      </div>
    </section>
  )
}

interface OfRun extends Omit<OfImport, 'leave'> {
  /** Whether other columns are on their way. */
  waits: boolean
}

function Run({ organization, found, waits }: OfRun) {
  const { imports } = rareWords()
  const count = found.counts.new
  const taken = found.columns.map(({ field }) => field)
  const saysRoles = taken.includes('role') && count > 0
  const rows = useRows({ organization, id: found.id, result: 'new' }, { enabled: saysRoles, of: taken })
  if (count === 0) return <p class="card bad">{imports.nobody}</p>
  if (!saysRoles) return <RunForm organization={organization} found={found} waits={waits} admins={0} />
  // Nobody makes admins without having seen how many: rows of other columns may still stand there.
  return (
    <Loaded of={rows}>
      {(all) => (
        <RunForm
          organization={organization}
          found={found}
          waits={waits || rows.isPlaceholderData}
          admins={all.filter(({ role }) => role === 'admin').length}
        />
      )}
    </Loaded>
  )
}

function RunForm({ organization, found, waits, admins }: OfRun & { admins: number }) {
  const { imports } = rareWords()
  const count = found.counts.new
  return (
    <section class="card accent stack">
      {admins > 0 && <p class="strong">{imports.admins({ count: admins })}</p>}
      <Form
        action={imports.run({ count })}
        waits={waits}
        send={async (values) => {
          const path = { organization, import_id: found.id }
          // What is seen is what runs, also where another window has changed the columns.
          const body = { send_invitations: values.has('send'), fields: found.columns.map(({ field }) => field) }
          try {
            const { message } = await ask(api.POST('/organizations/{organization}/imports/{import_id}/run', { params: { path }, body }))
            tell(message)
          } finally {
            await changed(LIST)
          }
        }}
      >
        <Switch name="send" label={imports.sendAtOnce} about={imports.sendAtOnceAbout} defaultChecked />
      </Form>
    </section>
  )
}
