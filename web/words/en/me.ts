export const me = {}
