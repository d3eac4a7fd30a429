// The form of a challenge. What is written is kept on this device until it is saved, with what it was written over: who saves later than another
// overwrites nothing of theirs.
import { useEffect, useRef, useState } from 'preact/hooks'
import { api, ask, Refusal } from '#web/api/asking.ts'
import { draftOf, dropDraft, keepDraft } from '#web/api/keeping.ts'
import { changed, useRead } from '#web/api/using.ts'
import {
  type Challenge,
  type Conflict,
  changeOf,
  type Edited,
  type EditedField,
  editedIn,
  editedOf,
  MOST_TOPICS,
  merged,
} from '#web/features/challenges/managing/editing.ts'
import { PictureDialog } from '#web/features/media/managing/picture-dialog.tsx'
import { languagesToWriteIn } from '#web/features/trainings/managing/languages.ts'
import { RichTextField } from '#web/parts/editor/rich-text-field.tsx'
import { Choice, Field, SelectField, TextField } from '#web/parts/field.tsx'
import { Form } from '#web/parts/form.tsx'
import { isSame } from '#web/parts/merging.ts'
import { RichText } from '#web/parts/rich-text.tsx'
import { tellWhy } from '#web/parts/telling.ts'
import { tell } from '#web/parts/toast.tsx'
import { TwoVersions } from '#web/parts/versions.tsx'
import { managingWords, words } from '#web/words/choosing.ts'

/** A challenge and its version. */
export async function readForEditing(id: number, signal?: AbortSignal): Promise<{ challenge: Challenge; etag: string }> {
  const answer = await api.GET('/challenges/{challenge}', { params: { path: { challenge: id } }, ...(signal && { signal }) })
  const { data } = await ask(Promise.resolve(answer))
  return { challenge: data, etag: answer.response.headers.get('etag') ?? '' }
}

/** What the service had when the writing began, and what was made of it. */
interface Written {
  before: Edited
  etag: string
  mine: Edited
  /** Nothing is saved over another’s words before one has chosen. */
  conflicts: readonly Conflict[]
}

interface EditProps {
  challenge: Challenge
  etag: string
}

export function EditChallenge({ challenge, etag }: EditProps) {
  const [start, setStart] = useState<Written>()
  useEffect(() => {
    const now = editedOf(challenge)
    draftOf<Partial<Written>>(draftName(challenge)).then((kept) =>
      setStart(kept?.conflicts ? (kept as Written) : { before: now, mine: now, etag, conflicts: [] }),
    )
  }, [])
  return start && <Editing challenge={challenge} etag={etag} start={start} />
}

const draftName = ({ id }: Challenge) => `challenge ${id}`

function Editing({ challenge, etag, start }: EditProps & { start: Written }) {
  const { versions } = managingWords()
  const name = draftName(challenge)
  const place = useRef<HTMLDivElement>(null)
  const base = useRef({ before: start.before, etag: start.etag })
  const isTouched = useRef(!isSame(start.before, start.mine))
  const content = useRef(start.mine.challenge_content)
  const [shown, setShown] = useState({ edited: start.mine, round: 0 })
  const [conflicts, setConflicts] = useState(start.conflicts)

  const show = (edited: Edited) => {
    content.current = edited.challenge_content
    setShown(({ round }) => ({ edited, round: round + 1 }))
  }
  const inForm = () => editedIn(new FormData(place.current!.querySelector('form')!), content.current)
  const keep = (mine: Edited, disputed = conflicts) => {
    isTouched.current = true
    return keepDraft(name, { ...base.current, mine, conflicts: disputed } satisfies Written)
  }
  // As long as nothing is written here, what others save is what one begins with.
  useEffect(() => {
    if (isTouched.current || base.current.etag === etag) return
    base.current = { before: editedOf(challenge), etag }
    show(base.current.before)
  }, [etag])

  const save = async (mine: Edited): Promise<void> => {
    const body = changeOf(base.current.before, mine)
    const header = { 'If-Match': base.current.etag }
    if (body) {
      const answer = await api.PUT('/challenges/{challenge}', { params: { path: { challenge: challenge.id }, header }, body })
      if (answer.response.status === 412) return putTogether(mine)
      const { data } = await ask(Promise.resolve(answer))
      base.current = { before: editedOf(data), etag: answer.response.headers.get('etag') ?? '' }
    }
    // What was written while it was on its way is still to be saved.
    const now = place.current ? inForm() : mine
    isTouched.current = changeOf(mine, now) !== undefined
    await (isTouched.current ? keep(now, []) : dropDraft(name))
    await changed('/challenges')
    tell(words().frame.saved)
  }
  /** Somebody else was faster: their words and mine, and then once more. */
  const putTogether = async (mine: Edited) => {
    const found = await readForEditing(challenge.id)
    const { before } = base.current
    const theirs = editedOf(found.challenge)
    const { edited, conflicts: disputed } = merged({ before, mine, theirs })
    base.current = { before: theirs, etag: found.etag }
    show(edited)
    setConflicts(disputed)
    await keep(edited, disputed)
    requireChoice(disputed)
    await save(edited)
    if (!isSame(before, theirs)) tell(versions.othersWrote)
  }
  const requireChoice = (disputed: readonly Conflict[]) => {
    if (disputed.length > 0) throw new Refusal(412, { message: versions.disputed })
  }
  const choose = (conflict: Conflict, side: 'mine' | 'theirs') => {
    const left = conflicts.filter((other) => other !== conflict)
    const mine = side === 'mine' ? inForm() : { ...inForm(), [conflict.of]: conflict.theirs }
    setConflicts(left)
    show(mine)
    void keep(mine, left)
    if (left.length === 0) void save(mine).catch(tellWhy)
  }
  return (
    <div ref={place} class="stack" onInput={() => void keep(inForm())}>
      <Conflicts of={conflicts} choose={choose} organization={challenge.organization_id} />
      <Form
        action={words().frame.save}
        send={async () => {
          requireChoice(conflicts)
          await save(inForm())
        }}
      >
        <Fields
          key={shown.round}
          challenge={challenge}
          edited={shown.edited}
          write={(html) => {
            content.current = html
            void keep(inForm())
          }}
        />
      </Form>
    </div>
  )
}

interface FieldsProps {
  challenge: Challenge
  edited: Edited
  write: (html: string) => void
}

function Fields({ challenge: { organization_id, badge_info, language }, edited, write }: FieldsProps) {
  const { challenges: text, trainings } = managingWords()
  const [content, setContent] = useState(edited.challenge_content)
  const badges = useOfferedBadges(organization_id, badge_info)
  return (
    <div class="stack">
      <Field name="name" label={text.name} dir="auto" maxLength={255} defaultValue={edited.name} />
      <TextField
        name="description"
        label={text.description}
        help={text.descriptionAbout}
        rows={2}
        maxLength={500}
        defaultValue={edited.description ?? ''}
      />
      <Field name="action" label={text.action} help={text.actionAbout} dir="auto" maxLength={255} defaultValue={edited.action ?? ''} />
      <RichTextField
        name="challenge_content"
        label={text.content}
        help={text.contentAbout}
        value={content}
        onChange={(html) => {
          setContent(html)
          write(html)
        }}
        lang={language}
        askForPicture={(asked) => <PictureDialog organization={organization_id} {...asked} />}
      />
      <Field
        name="duration_days"
        type="number"
        label={text.days}
        min={1}
        max={366}
        inputMode="numeric"
        defaultValue={edited.duration_days ?? ''}
      />
      <Field
        name="points_awarded"
        type="number"
        label={text.points}
        help={text.pointsAbout}
        min={0}
        inputMode="numeric"
        defaultValue={edited.points_awarded ?? ''}
      />
      <SelectField
        key={badges.length}
        name="badge_id"
        label={text.badge}
        help={text.badgeAbout}
        defaultValue={String(edited.badge_id ?? '')}
        options={[['', text.noBadge], ...badges]}
      />
      <Field
        name="topics"
        label={trainings.topics}
        help={trainings.topicsAbout({ most: MOST_TOPICS })}
        dir="auto"
        defaultValue={edited.topics.join(', ')}
      />
      <SelectField
        name="language"
        label={trainings.language}
        defaultValue={edited.language ?? ''}
        options={[['', trainings.languageUnknown], ...languagesToWriteIn(edited.language)]}
      />
      <Choice
        name="visibility"
        label={trainings.whoSees}
        value={edited.visibility}
        options={(['members_only', 'everyone'] as const).map((value) => ({
          value,
          text: trainings.visibilities[value],
          about: trainings.visibilitiesAbout[value],
        }))}
      />
    </div>
  )
}

/** Those that may be chosen, the one that is chosen already among them also while the others are asked for. */
function useOfferedBadges(organization: number, chosen: Challenge['badge_info']): [id: string, name: string][] {
  const badges = useRead('/badges/for-challenges', { query: { organization_id: organization } })
  const offered = (badges.data?.badges ?? []).map(({ id, name }): [string, string] => [String(id), name])
  if (!chosen || offered.some(([id]) => id === String(chosen.badge_id))) return offered
  return [[String(chosen.badge_id), chosen.badge_name], ...offered]
}

interface ConflictsProps {
  of: readonly Conflict[]
  choose: (conflict: Conflict, side: 'mine' | 'theirs') => void
  organization: number
}

function Conflicts({ of, choose, organization }: ConflictsProps) {
  const { challenges: text, trainings } = managingWords()
  const place = useRef<HTMLDivElement>(null)
  const badges = useOfferedBadges(organization, null)
  // It stands above the form, and the button that was pressed below.
  useEffect(() => {
    if (of.length > 0) place.current?.focus()
  }, [of.length])
  const names: Record<EditedField, string> = {
    name: text.name,
    description: text.description,
    action: text.action,
    challenge_content: text.content,
    duration_days: text.days,
    points_awarded: text.points,
    badge_id: text.badge,
    topics: trainings.topics,
    language: trainings.language,
    visibility: trainings.whoSees,
  }
  const shown = (field: EditedField, value: unknown) => {
    if (field === 'challenge_content') return <RichText html={String(value)} under={2} />
    if (field === 'visibility') return <p>{trainings.visibilities[value as Edited['visibility']]}</p>
    if (field === 'badge_id') return <p dir="auto">{badges.find(([id]) => id === String(value))?.[1] ?? text.noBadge}</p>
    if (field === 'language') return <p>{languagesToWriteIn(null).find(([tag]) => tag === value)?.[1] ?? trainings.languageUnknown}</p>
    return <p dir="auto">{Array.isArray(value) ? value.join(', ') : String(value ?? '–')}</p>
  }
  if (of.length === 0) return null
  return (
    <div ref={place} class="stack" tabIndex={-1}>
      {of.map((conflict) => (
        <TwoVersions
          key={conflict.of}
          what={names[conflict.of]}
          mine={shown(conflict.of, conflict.mine)}
          theirs={shown(conflict.of, conflict.theirs)}
          choose={(side) => choose(conflict, side)}
        />
      ))}
    </div>
  )
}
