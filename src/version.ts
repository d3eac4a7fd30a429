// The service's version, as package.json has it.
import { readFileSync } from 'node:fs'

export const readVersion = (): string => JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
