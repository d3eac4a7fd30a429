// What is written of a training: kept on this device with every stroke, sent a moment after one rests, and put together with what others wrote.
import { signal } from '@preact/signals'
import { api, ask, Refusal, type Schemas, Unreachable } from '#web/api/asking.ts'
import { draftOf, dropDraft, keepDraft } from '#web/api/keeping.ts'
import {
  type Conflict,
  changeOf,
  type Edited,
  editedOf,
  merged,
  namedAs,
  resolved,
  withIds,
} from '#web/features/trainings/managing/edited.ts'
import { isSame } from '#web/parts/merging.ts'

export type Saving =
  /** `at` is when, if it was since the page was opened. */
  { is: 'saved'; at?: number } | { is: 'waiting' | 'saving' | 'offline' | 'disputed' } | { is: 'refused'; why: string }

/** What the service has and what was made of it here; kept until all is sent. */
interface Kept {
  before: Edited
  sent: Edited
  mine: Edited
  etag: string
  /** Nothing is sent over another’s words before one has chosen. */
  conflicts: readonly Conflict[]
}

const REST_MS = 1_500
const AGAIN_MS = 10_000
const keptAs = (id: number) => `training ${id}`

/** A training and its version. */
export async function readForEditing(id: number, signal?: AbortSignal) {
  const answer = await api.GET('/qualifications/{qualification}', {
    params: { path: { qualification: id } },
    ...(signal && { signal }),
  })
  const { data } = await ask(Promise.resolve(answer))
  return { training: data, etag: answer.response.headers.get('etag') ?? '' }
}

export class TrainingDraft {
  readonly mine
  readonly saving = signal<Saving>({ is: 'saved' })
  readonly errors = signal<Readonly<Record<string, readonly string[]>>>({})
  readonly conflicts = signal<readonly Conflict[]>([])
  /** Counts how often something of others came in. */
  readonly arrivals = signal(0)
  /** Counts what did not come from the field that shows it: that field is drawn anew. */
  readonly fromOutside = signal(0)
  private before: Edited
  private sent: Edited
  private timer: ReturnType<typeof setTimeout> | undefined
  private underWay: Promise<unknown> = Promise.resolve()
  readonly id: number
  readonly organization: number
  private etag: string

  private constructor({ id, organization_id }: Schemas['Training'], { before, sent, mine, etag, conflicts }: Kept) {
    this.id = id
    this.organization = organization_id
    this.before = before
    this.sent = sent
    this.mine = signal(mine)
    this.etag = etag
    this.conflicts.value = conflicts
    if (conflicts.length > 0) this.saving.value = { is: 'disputed' }
  }

  /** With what was written here before and not sent. */
  static async open(training: Schemas['Training'], etag: string): Promise<TrainingDraft> {
    const now = editedOf(training)
    const kept = await draftOf<Kept>(keptAs(training.id))
    if (!kept) return new TrainingDraft(training, { before: now, sent: now, mine: now, etag, conflicts: [] })
    const draft = new TrainingDraft(training, kept)
    if (kept.etag !== etag) draft.takeIn(now, etag)
    draft.soon(0)
    return draft
  }

  edit(change: (edited: Edited) => Edited): void {
    const next = change(this.mine.value)
    if (isSame(next, this.mine.value)) return
    this.mine.value = next
    void this.keep()
    this.soon()
  }

  set<Name extends keyof Edited>(name: Name, value: Edited[Name]): void {
    this.edit((edited) => ({ ...edited, [name]: value }))
  }

  /** By something else than its field. */
  put<Name extends keyof Edited>(name: Name, value: Edited[Name]): void {
    this.set(name, value)
    this.fromOutside.value++
  }

  private soon(ms = REST_MS): void {
    if (this.saving.value.is !== 'disputed') this.saving.value = { is: 'waiting' }
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.save(), ms)
  }

  private keep = () => {
    const { before, sent, etag } = this
    return keepDraft(keptAs(this.id), { before, sent, mine: this.mine.value, etag, conflicts: this.conflicts.value } satisfies Kept)
  }

  /** Sends what was changed; whether all of it is with the service now. */
  save({ keepalive = false } = {}): Promise<boolean> {
    clearTimeout(this.timer)
    const saved = this.underWay.then(() => this.send(keepalive))
    this.underWay = saved.catch(() => {})
    return saved
  }

  private async send(keepalive: boolean): Promise<boolean> {
    if (this.conflicts.value.length > 0) return false
    const now = this.mine.value
    const body = changeOf(this.sent, now)
    if (!body) return this.settle()
    this.saving.value = { is: 'saving' }
    try {
      const answer = await api.PUT('/qualifications/{qualification}', {
        params: { path: { qualification: this.id }, ...(this.etag && { header: { 'If-Match': this.etag } }) },
        body,
        keepalive,
      })
      const { data } = await ask(Promise.resolve(answer))
      this.sent = withIds(now, now.modules, data.modules)
      this.before = namedAs(this.sent, editedOf(data))
      this.mine.value = withIds(this.mine.value, now.modules, data.modules)
      this.etag = answer.response.headers.get('etag') ?? ''
      this.errors.value = {}
      return this.settle(Date.now())
    } catch (error) {
      return this.fail(error)
    }
  }

  private async settle(at?: number): Promise<boolean> {
    if (changeOf(this.sent, this.mine.value)) {
      await this.keep()
      this.soon()
      return false
    }
    const last = at ?? (this.saving.value.is === 'saved' ? this.saving.value.at : undefined)
    this.saving.value = { is: 'saved', ...(last && { at: last }) }
    if (isSame(this.sent, this.mine.value)) await dropDraft(keptAs(this.id))
    return true
  }

  private async fail(error: unknown): Promise<boolean> {
    if (error instanceof Refusal && error.status === 412) return this.putTogether()
    if (error instanceof Unreachable || (error instanceof Refusal && [401, 429].includes(error.status))) {
      this.saving.value = { is: 'offline' }
      this.timer = setTimeout(() => void this.save(), AGAIN_MS)
      return false
    }
    if (!(error instanceof Refusal)) throw error
    this.errors.value = error.errors
    this.saving.value = { is: 'refused', why: error.message }
    return false
  }

  /** Somebody else was faster: their words and mine, and then once more. */
  private async putTogether(): Promise<boolean> {
    try {
      const { training, etag } = await readForEditing(this.id)
      this.takeIn(editedOf(training), etag)
    } catch (error) {
      return this.fail(error)
    }
    await this.keep()
    if (this.conflicts.value.length === 0) return this.send(false)
    this.saving.value = { is: 'disputed' }
    return false
  }

  private takeIn(training: Edited, etag: string): void {
    const sides = { before: this.before, sent: this.sent, mine: this.mine.value, theirs: namedAs(this.sent, training) }
    const { edited, theirs, conflicts } = merged(sides)
    this.before = theirs
    this.sent = theirs
    this.etag = etag
    this.mine.value = edited
    const isAskedAnew = ({ of }: Conflict) => conflicts.some((other) => isSame(other.of, of))
    this.conflicts.value = [...this.conflicts.value.filter((conflict) => !isAskedAnew(conflict)), ...conflicts]
    this.arrivals.value++
    this.fromOutside.value++
    if (this.conflicts.value.length > 0) this.saving.value = { is: 'disputed' }
  }

  /** Looks whether others wrote meanwhile, where nothing of mine is on its way. */
  async refresh(): Promise<void> {
    if (this.saving.value.is !== 'saved') return
    const found = await readForEditing(this.id).catch(() => undefined)
    if (!found || found.etag === this.etag || this.saving.value.is !== 'saved') return
    this.takeIn(editedOf(found.training), found.etag)
    if (changeOf(this.sent, this.mine.value)) this.soon()
  }

  /** One of two versions was chosen. */
  settleConflict(conflict: Conflict, choice: 'mine' | 'theirs'): void {
    if (choice === 'theirs') {
      this.mine.value = resolved(this.mine.value, conflict)
      this.fromOutside.value++
    }
    this.conflicts.value = this.conflicts.value.filter((other) => other !== conflict)
    void this.keep()
    if (this.conflicts.value.length > 0) return
    this.saving.value = { is: 'waiting' }
    this.soon(0)
  }
}
