import { formatsOf } from '#words/formats.ts'

export const { list, number, plural } = formatsOf('en')
