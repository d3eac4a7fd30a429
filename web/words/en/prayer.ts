export const prayer = {}
