import { formatsOf } from '../formats.ts'

export const { plural, number, day, list, choice } = formatsOf('en')
