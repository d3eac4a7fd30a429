// The options of a measurement.
import { parseArgs } from 'node:util'

/** Those that were given, with defaults for the others; `--help` prints `help` and ends. */
export function optionsOf<Name extends string>(help: string, defaults: Record<Name, string>): Record<Name, string> {
  const known = Object.entries<string>(defaults).map(([name, value]) => [name, { type: 'string', default: value }] as const)
  const { values } = parseArgs({ options: { ...Object.fromEntries(known), help: { type: 'boolean', default: false } } })
  if (values.help) {
    console.log(help)
    process.exit(0)
  }
  return values as Record<Name, string>
}
