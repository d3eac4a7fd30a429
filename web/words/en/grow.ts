export const grow = {}
