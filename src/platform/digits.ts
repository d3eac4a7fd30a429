/** With the digits that every keyboard has: Arabic and Persian ones, and those of full width, are typed too. */
export const withLatinDigits = (text: string): string =>
  text.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
