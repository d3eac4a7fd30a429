export const trainings = {}
