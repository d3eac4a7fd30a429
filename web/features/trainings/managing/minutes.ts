// How long one reads a text.

const WORDS_A_MINUTE = 180

export function minutesOf(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ')
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
