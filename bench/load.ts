// Asks as fast as the answers come, on a fixed number of connections, and watches what it costs the processes that answer.
import { readdirSync, readFileSync } from 'node:fs'

export interface Figures {
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Microseconds of CPU for one request: of the process that answers, and of PostgreSQL. */
  nodeCpu: number
  postgresCpu: number
  failures: number
}

/** Runs `once(n)` on `connections` lanes for so many seconds. */
export async function load(
  once: (n: number, lane: number) => Promise<boolean>,
  { connections, seconds, pid, postmaster }: { connections: number; seconds: number; pid?: number; postmaster: number },
): Promise<Figures> {
  const times: number[] = []
  let failures = 0
  let n = 0
  const before = { node: pid ? cpuOf(pid) : 0, postgres: cpuOfFamily(postmaster) }
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async (_, lane) => {
      while (performance.now() < end) {
        const begun = performance.now()
        if (!(await once(n++, lane))) failures++
        times.push(performance.now() - begun)
      }
    }),
  )
  const took = (performance.now() - start) / 1000
  const after = { node: pid ? cpuOf(pid) : 0, postgres: cpuOfFamily(postmaster) }
  times.sort((a, b) => a - b)
  return {
    requestsPerSecond: times.length / took,
    p50: times[Math.floor(times.length * 0.5)]!,
    p99: times[Math.floor(times.length * 0.99)]!,
    nodeCpu: ((after.node - before.node) * 1e6) / times.length,
    postgresCpu: ((after.postgres - before.postgres) * 1e6) / times.length,
    failures,
  }
}

const TICKS_PER_SECOND = 100

/** Seconds of CPU that a process used so far (Linux: /proc). */
export function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return 0
  }
}

/** A process and its children, those that ended included. */
export function cpuOfFamily(parent: number): number {
  let sum = 0
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]!.split(' ')
      if (Number(name) === parent) sum += Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14])
      else if (Number(fields[1]) === parent) sum += Number(fields[11]) + Number(fields[12])
    } catch {} // it ended meanwhile
  }
  return sum / TICKS_PER_SECOND
}

export const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
