// The code of a certificate, as it is printed and as people type it.

/** `ABCD-EFGH-JKLM`. */
export const printedCode = (code: string) => code.match(/.{4}/g)!.join('-')

/** A code in whatever way it was typed; undefined when it can be none. */
export function readCode(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  return /^[A-HJ-NP-Z2-9]{12}$/.test(code) ? code : undefined
}

/** Where anyone can check a certificate. */
export const verificationUrl = (publicUrl: string, code: string) => `${publicUrl}/certificates/${printedCode(code)}`
