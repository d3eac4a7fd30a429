// An entry of the audit log as a sentence.
import type { components } from '#client/paths.ts'
import type { AuditLogWords } from '#web/words/en/managing/audit-log.ts'

export type Entry = components['schemas']['AuditEntry']

/** `apart` keeps a name apart from the direction of the sentence around it. */
export function sentenceOf(entry: Entry, auditLog: AuditLogWords, apart: (name: string) => string): string {
  const { action, actor, key, subject, details, people, group } = entry
  const text = (name: string) => (typeof details[name] === 'string' ? details[name] : '')
  const named = (id: unknown) => {
    const person = people.find((one) => one.id === id)
    return person ? apart(person.name) : auditLog.somebody
  }
  const isOfPerson = subject.kind === 'user'
  const assigned = Array.isArray(details['user_ids']) ? details['user_ids'] : []
  return auditLog.sentences[action]({
    actor: actor ? apart(actor.name) : key ? auditLog.program({ name: apart(key.name) }) : auditLog.operator,
    isOperator: actor === null && key === null,
    name: subject.name === null ? (isOfPerson ? auditLog.somebody : null) : apart(subject.name),
    person: named(details['user_id'] ?? details['to']),
    people: assigned.slice(0, people.length).map(named),
    peopleCount: Number(details['people_count'] ?? assigned.length),
    group: group && apart(group.name),
    role: text('role'),
    from: text('from'),
    to: text('to'),
    way: text('way'),
    status: text('status'),
    decision: text('action'),
    outcome: text('outcome'),
    kind: text('kind'),
    fields: Array.isArray(details['fields']) ? details['fields'].map(String) : [],
  })
}
