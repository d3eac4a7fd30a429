export const posts = {}
