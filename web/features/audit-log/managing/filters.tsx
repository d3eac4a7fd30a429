// What of the audit log one looks at; it stands in the address, so that it can be sent.
import { useRead } from '#web/api/using.ts'
import { useAddress } from '#web/features/organizations/managing/church.tsx'
import { PickPerson } from '#web/features/organizations/pick-person.tsx'
import { Field, SelectField } from '#web/parts/field.tsx'
import { language, rareWords } from '#web/words/choosing.ts'
import { apart } from '#web/words/saying.ts'
import './filters.css'

export function Filters({ organization }: { organization: number }) {
  const { auditLog } = rareWords()
  const { query, change } = useAddress()
  const kinds = Object.entries(auditLog.kinds).sort(([, one], [, other]) => one.localeCompare(other, language.value))
  return (
    <search class="audit-filters">
      {query['actor'] ? (
        <Chosen organization={organization} person={Number(query['actor'])} />
      ) : (
        <PickPerson
          organization={organization}
          name="actor"
          label={auditLog.by}
          several
          onChoose={({ id }) => change({ actor: `${id}` })}
        />
      )}
      <SelectField
        name="action"
        label={auditLog.kind}
        value={query['action'] ?? ''}
        options={[['', auditLog.all], ...kinds]}
        onChange={(event) => change({ action: event.currentTarget.value })}
      />
      <Field
        name="from"
        type="date"
        label={auditLog.from}
        value={query['from'] ?? ''}
        max={query['to'] ?? ''}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <Field
        name="to"
        type="date"
        label={auditLog.to}
        value={query['to'] ?? ''}
        min={query['from'] ?? ''}
        onChange={(event) => change({ to: event.currentTarget.value })}
      />
    </search>
  )
}

/** Whoever has left since is not among the people any more; what they did still is. */
function Chosen({ organization, person }: { organization: number; person: number }) {
  const { auditLog } = rareWords()
  const { change } = useAddress()
  const found = useRead('/organizations/{organization}/members/{user}', { path: { organization, user: person } })
  return (
    <div class="field">
      <p class="field-label">{auditLog.byOne({ name: found.data ? apart(found.data.data.name) : auditLog.somebody })}</p>
      <button type="button" class="button start" onClick={() => change({ actor: undefined })}>
        {auditLog.showAnybody}
      </button>
    </div>
  )
}
