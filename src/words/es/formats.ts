import { formatsOf } from '../formats.ts'

export const { plural, number, day, dayAndTime, list, choice } = formatsOf('es')
