// Words that may be changed on two devices: a form about them says which ones it was begun from, and whoever was overtaken sees what they say now.
import { Refusal } from '#web/api/asking.ts'
import { LongText } from '#web/parts/long-text.tsx'
import { ownWords } from '#web/words/choosing.ts'

interface BegunFromProps {
  /** When the words that the form changes were last changed; a draft of it stays a change of these. */
  version: string
  /** Whoever was overtaken has seen the words of this version now, whatever their draft was begun from. */
  overtaken: boolean
}

export const BegunFrom = ({ version, overtaken }: BegunFromProps) => (
  <input key={`${overtaken}`} type="hidden" name={BEGUN_FROM} defaultValue={version} data-begun-from />
)
const BEGUN_FROM = 'begun_from'

export const ifBegunFrom = (values: FormData) => ({ 'If-Match': `"${values.get(BEGUN_FROM)}"` })

export const isOvertaken = (error: unknown) => error instanceof Refusal && error.status === 412

/** What they say now, shown in the form; sending it again replaces that. */
export const Overtaken = ({ text }: { text: string }) => (
  <section class="card sunk stack tight">
    <h3>{ownWords().meanwhile.saysNow}</h3>
    <LongText text={text} />
    <p class="small soft">{ownWords().meanwhile.replaces}</p>
  </section>
)
