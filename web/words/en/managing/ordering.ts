export const ordering = {
  down: ({ name }: { name: string }) => `Move “${name}” down`,
  moved: ({ name, place, all }: { name: string; place: number; all: number }) => `“${name}” is now ${place} of ${all}`,
  up: ({ name }: { name: string }) => `Move “${name}” up`,
}
