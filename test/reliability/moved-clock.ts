// Preloaded into the service: its clock is wrong by as many milliseconds as the file MOVED_CLOCK says at any time. Timers go on, as they do
// when a real clock is set.
import { readFileSync } from 'node:fs'

const RealDate = Date
let wrongBy = 0
setInterval(() => {
  wrongBy = Number(readFileSync(process.env['MOVED_CLOCK']!, 'utf8'))
}, 20).unref()

globalThis.Date = class extends RealDate {
  constructor(...given: [] | ConstructorParameters<typeof RealDate>) {
    if (given.length === 0) super(RealDate.now() + wrongBy)
    else super(...given)
  }

  static override now = () => RealDate.now() + wrongBy
} as DateConstructor
