import { formatsOf } from '#words/formats.ts'

export const { plural } = formatsOf('de')
