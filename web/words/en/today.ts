export const today = {
  goodAfternoon: ({ name }: { name: string }) => `Good afternoon, ${name}`,
  goodEvening: ({ name }: { name: string }) => `Good evening, ${name}`,
  goodMorning: ({ name }: { name: string }) => `Good morning, ${name}`,
}
