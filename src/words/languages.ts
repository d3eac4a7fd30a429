// Which languages the service speaks, and which of them somebody reads.
import Negotiator from 'negotiator'
import type { Language } from './formats.ts'
import type { Words } from './words.ts'
import { words } from './words.ts'

export type { Language, Words }

export const languages = Object.keys(words) as Language[]

export const wordsOf = (language: Language): Words => words[language]

/** How a language is written, for `dir` in HTML. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/** The language of a locale (BCP 47) such as `de-AT`; undefined where the service does not speak it. */
export function languageOf(locale: string | null | undefined): Language | undefined {
  const [language] = locale?.toLowerCase().split('-') ?? []
  return languages.find((known) => known === language)
}

/** A well-formed locale (BCP 47) in its canonical form: `de-at` is `de-AT`; undefined for what is none. */
export function canonicalLocale(text: string): string | undefined {
  try {
    const { language } = new Intl.Locale(text)
    // Longer ones are well formed, as "German" is, and registered for nothing.
    return language.length <= 3 ? Intl.getCanonicalLocales(text)[0] : undefined
  } catch {
    return undefined
  }
}

/** The first of these locales that the service speaks, else English: of a person, then of their organization. */
export const languageFor = (...locales: readonly (string | null | undefined)[]): Language =>
  locales.map(languageOf).find((language) => language !== undefined) ?? 'en'

/**
 * The language that a client asks for (`Accept-Language`, RFC 9110): the first of those that it names, by their weights, that the service
 * speaks. Undefined where there is none: `*` names none, so that whoever reads any language gets their organization's.
 */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  if (!header || header.length > MAX_HEADER) return undefined
  if (!accepted.has(header)) {
    if (accepted.size === MAX_KEPT) accepted.clear()
    accepted.set(header, languageAskedFor(header))
  }
  return accepted.get(header)
}

/** By the order alone: asked for one of ours, negotiator would take English before German of `de-AT, en`, as the closer match. */
const languageAskedFor = (header: string) =>
  new Negotiator({ headers: { 'accept-language': header } })
    .languages()
    .map(languageOf)
    .find((language) => language !== undefined)

/** Browsers send some fifty characters. Even who is turned away gets an answer in their language: a header is to cost less than that answer. */
const MAX_HEADER = 300

/** Browsers send the same few headers: what each asks for is read once. */
const accepted = new Map<string, Language | undefined>()
const MAX_KEPT = 1000
