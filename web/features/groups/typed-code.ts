import { signal } from '@preact/signals'

/** The code that was typed here a moment ago: who typed it wants to join. Whoever only followed a link is asked first. */
export const typedCode = signal<string | undefined>(undefined)
