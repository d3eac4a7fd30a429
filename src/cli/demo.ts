// A church with a year of activity, to try everything on.
export const demoCommand = async (_options: { fillOnly?: boolean }) => {}
