// Which language the app is in: the person's, else the one last chosen here, else the browser's. Each language is a file of its own, read when
// it is needed.
import { computed, signal } from '@preact/signals'
import type { Words } from '#web/words/en/index.ts'
import type { ManagingWords } from '#web/words/en/managing/index.ts'

export type { ManagingWords, Words }

const catalogs = {
  en: () => import('#web/words/en/index.ts').then(({ en }) => en),
  de: () => import('#web/words/de/index.ts').then(({ de }) => de),
  es: () => import('#web/words/es/index.ts').then(({ es }) => es),
  ar: () => import('#web/words/ar/index.ts').then(({ ar }) => ar),
}

export type Language = keyof typeof catalogs

/** What only leaders and admins read, fetched with the first of their pages. */
const managingCatalogs: Record<Language, () => Promise<ManagingWords>> = {
  en: () => import('#web/words/en/managing/index.ts').then(({ en }) => en),
  de: () => import('#web/words/de/managing/index.ts').then(({ de }) => de),
  es: () => import('#web/words/es/managing/index.ts').then(({ es }) => es),
  ar: () => import('#web/words/ar/managing/index.ts').then(({ ar }) => ar),
}

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

const currentManaging = signal<ManagingWords | undefined>(undefined)

/** The words of pages for leaders and admins, in the language that was chosen. `main.tsx` fetches them before such a page. */
export function managingWords(): ManagingWords {
  if (!currentManaging.value) throw new Error('The words for managing were not fetched yet')
  return currentManaging.value
}

export async function fetchManagingWords(): Promise<void> {
  currentManaging.value ??= await managingCatalogs[language.value]()
}

const spoken = (tag: string | null | undefined): Language | undefined => {
  const [name = ''] = tag?.toLowerCase().split('-') ?? []
  return name in catalogs ? (name as Language) : undefined
}

/** The first of these that the app speaks, else what was chosen here before, else what the browser asks for. */
export const languageFor = (...tags: readonly (string | null | undefined)[]): Language =>
  [...tags, localStorage.getItem(KEPT_AS), ...navigator.languages].map(spoken).find((found) => found !== undefined) ?? 'en'

export async function choose(chosen: Language): Promise<void> {
  const [all, managing] = await Promise.all([catalogs[chosen](), currentManaging.value && managingCatalogs[chosen]()])
  current.value = all
  currentManaging.value = managing
  language.value = chosen
  localStorage.setItem(KEPT_AS, chosen)
  document.documentElement.lang = chosen
  document.documentElement.dir = chosen === 'ar' ? 'rtl' : 'ltr'
}
