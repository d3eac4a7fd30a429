// Levels follow from XP: each step asks for 35 percent more than the one before.
import type { Words } from '#words/languages.ts'

export const XP_PER_COMPLETION = 100
const FIRST_STEP = 100
const GROWTH = 1.35

/** The size of the step from a level to the next one. */
export const stepFrom = (level: number) => Math.round(FIRST_STEP * GROWTH ** (level - 1))

/** The level that so much XP reaches. */
export function levelAt(xp: number) {
  let level = 1
  let reached = 0
  while (xp >= reached + stepFrom(level)) reached += stepFrom(level++)
  const into = xp - reached
  const step = stepFrom(level)
  return {
    current_level: level,
    current_xp: xp,
    xp_into_level: into,
    xp_needed_for_next_level: step,
    next_level: level + 1,
    next_level_xp: reached + step,
    progress_percent: Math.floor((100 * into) / step),
  }
}

const LAST_TITLE = 10

/** What a level is called: from the tenth on they have one title. */
export const titleOf = (level: number, { onboarding: { levels } }: Words): string =>
  levels[Math.min(level, LAST_TITLE) as keyof typeof levels]
