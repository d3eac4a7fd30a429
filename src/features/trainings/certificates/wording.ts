// What stands on a certificate, in the language of the person whose it is: all that the thread which draws it needs.
import { languageOfReader } from '#features/notifications/languages.ts'
import { directionOf, wordsOf } from '#words/languages.ts'
import { printedCode, verificationUrl } from './codes.ts'
import type { Certificate } from './queries.ts'

export type Wording = ReturnType<typeof wordingOf>

export function wordingOf(certificate: Certificate, publicUrl: string) {
  const { name, title, organization, completed_on } = certificate
  const language = languageOfReader(certificate)
  const words = wordsOf(language).trainings.certificate
  const code = printedCode(certificate.code)
  const address = verificationUrl(publicUrl, certificate.code)
  return {
    language,
    direction: directionOf(language),
    completed_on,
    address,
    // As they were written, from the top of the page to its foot.
    organization,
    heading: words.heading,
    beforeName: words.before_name,
    name,
    boxes: words.boxes,
    beforeTitle: words.before_title,
    title,
    afterTitle: words.after_title({ date: completed_on }),
    code: words.code({ code }),
    check: words.check({ address }),
    document: words.document({ title }),
  }
}
