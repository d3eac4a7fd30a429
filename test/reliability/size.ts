// How long a reliability test goes on: short with all tests, long by hand (`npm run soak`). Both are the same program.
export const isLong = process.env['SOAK'] === '1'

export const shortOrLong = <Size>(short: Size, long: Size): Size => (isLong ? long : short)

/** Prints what was measured, on one line: docs/reliability.md has these lines of the long form. */
export function reportFigures(what: string, figures: Record<string, number | string>) {
  const figureTexts = Object.entries(figures).map(
    ([name, figure]) => `${name} ${typeof figure === 'number' ? figure.toLocaleString('en') : figure}`,
  )
  console.log(`${what}: ${figureTexts.join(' · ')}`)
}
