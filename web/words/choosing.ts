// Which language the app is in: the person's, else the one last chosen here, else the browser's. Each language is a file of its own, read when
// it is needed.
import { computed, signal } from '@preact/signals'
import type { Words } from '#web/words/en/index.ts'
import type { ManagingWords } from '#web/words/en/managing/index.ts'
import type { RareWords } from '#web/words/en/managing/rare.ts'
import type { OwnWords } from '#web/words/en/own.ts'

export type { Words }

const catalogs = {
  en: () => import('#web/words/en/index.ts').then(({ en }) => en),
  de: () => import('#web/words/de/index.ts').then(({ de }) => de),
  es: () => import('#web/words/es/index.ts').then(({ es }) => es),
  ar: () => import('#web/words/ar/index.ts').then(({ ar }) => ar),
}

export type Language = keyof typeof catalogs

/** Each in its own words, for choosing. */
export const languages: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', es: 'Español', ar: 'العربية' }

const KEPT_AS = 'language'

export const language = signal<Language>('en')
/** The locale for dates and numbers: "en" alone would write days as Americans do. */
export const locale = computed(() => (language.value === 'en' ? 'en-GB' : language.value))

const current = signal<Words | undefined>(undefined)

/** The words of the language that was chosen; a view that reads them is drawn again when another is. */
export function words(): Words {
  if (!current.value) throw new Error('No language was chosen yet')
  return current.value
}

/** Words that are fetched before the first page that needs them (`main.tsx`), in the language that was chosen. */
function fetchedLater<Some>(catalogs: Record<Language, () => Promise<Some>>) {
  const fetched = signal<Some | undefined>(undefined)
  return {
    words(): Some {
      if (!fetched.value) throw new Error('These words were not fetched yet')
      return fetched.value
    },
    async fetch() {
      fetched.value ??= await catalogs[language.value]()
    },
    /** Gives what shows them in another language, as far as they were fetched already. */
    async prepare(chosen: Language) {
      const others = fetched.value && (await catalogs[chosen]())
      return () => {
        fetched.value = others
      }
    },
  }
}

const ofManaging = fetchedLater<ManagingWords>({
  en: () => import('#web/words/en/managing/index.ts').then(({ en }) => en),
  de: () => import('#web/words/de/managing/index.ts').then(({ de }) => de),
  es: () => import('#web/words/es/managing/index.ts').then(({ es }) => es),
  ar: () => import('#web/words/ar/managing/index.ts').then(({ ar }) => ar),
})
const ofRare = fetchedLater<RareWords>({
  en: () => import('#web/words/en/managing/rare.ts').then(({ rare }) => rare),
  de: () => import('#web/words/de/managing/rare.ts').then(({ rare }) => rare),
  es: () => import('#web/words/es/managing/rare.ts').then(({ rare }) => rare),
  ar: () => import('#web/words/ar/managing/rare.ts').then(({ rare }) => rare),
})
const ofOwn = fetchedLater<OwnWords>({
  en: () => import('#web/words/en/own.ts').then(({ own }) => own),
  de: () => import('#web/words/de/own.ts').then(({ own }) => own),
  es: () => import('#web/words/es/own.ts').then(({ own }) => own),
  ar: () => import('#web/words/ar/own.ts').then(({ own }) => own),
})

/** The words of pages for leaders and admins. */
export const { words: managingWords, fetch: fetchManagingWords } = ofManaging
/** Of pages that an admin opens now and then: the audit log, whose sentences are as many as all other words of managing, and importing people. */
export const { words: rareWords, fetch: fetchRareWords } = ofRare
/** What one says of oneself, one to one, and what an admin takes along: on pages that are opened now and then. */
export const { words: ownWords, fetch: fetchOwnWords } = ofOwn

const spoken = (tag: string | null | undefined): Language | undefined => {
  const [name = ''] = tag?.toLowerCase().split('-') ?? []
  return name in catalogs ? (name as Language) : undefined
}

/** The first of these that the app speaks, else what was chosen here before, else what the browser asks for. */
export const languageFor = (...tags: readonly (string | null | undefined)[]): Language =>
  [...tags, localStorage.getItem(KEPT_AS), ...navigator.languages].map(spoken).find((found) => found !== undefined) ?? 'en'

export async function choose(chosen: Language): Promise<void> {
  const [all, ...show] = await Promise.all([catalogs[chosen](), ...[ofManaging, ofRare, ofOwn].map(({ prepare }) => prepare(chosen))])
  current.value = all
  for (const one of show) one()
  language.value = chosen
  localStorage.setItem(KEPT_AS, chosen)
  document.documentElement.lang = chosen
  document.documentElement.dir = chosen === 'ar' ? 'rtl' : 'ltr'
}
