import { formatsOf } from '#words/formats.ts'

export const { plural, number } = formatsOf('de')
