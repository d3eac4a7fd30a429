/** A number as people write it down, in digits of any script, as an address that phones call. */
export function phoneAddress(phone: string): string {
  const digits = phone.normalize('NFKC').replaceAll(/\p{Nd}/gu, digitOf)
  // "+49 (0)30": after the country's code the zero is not dialled.
  const dialled = digits.trim().startsWith('+') ? digits.replace(/\(0\)/, '') : digits
  return `tel:${dialled.replaceAll(/[^\d+*#]/g, '').replaceAll('#', '%23')}`
}

/** Unicode has the digits of each script in tens, in order. */
function digitOf(digit: string): string {
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - value - 1))) value++
  return String(value)
}
