export const journey = {}
