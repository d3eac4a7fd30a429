export const challenges = {}
