export const badges = {}
