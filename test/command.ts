// The operator's command line, as a process of its own.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const program = fileURLToPath(new URL('../bin/discipleship', import.meta.url))

export interface Ran {
  status: number | null
  stdout: string
  stderr: string
}

/** Runs `discipleship ARGUMENTS` with these settings and no others; aborting `signal` sends it `killSignal`. `input` comes over a pipe. */
export function command(
  args: string[],
  settings: Record<string, string>,
  { signal, killSignal = 'SIGKILL', input }: { signal?: AbortSignal; killSignal?: NodeJS.Signals; input?: string } = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(signal ? { signal, killSignal } : {}),
  })
  child.stdin.on('error', () => {}) // it may end without reading
  child.stdin.end(input)
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => (stdout += chunk))
  child.stderr.on('data', (chunk) => (stderr += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', (error) => (error.name === 'AbortError' ? undefined : reject(error)))
    child.on('close', (status) => resolve({ status, stdout, stderr }))
  })
}

/** What `discipleship ARGUMENTS --json` prints; fails when the command does. */
export async function commandJson(args: string[], settings: Record<string, string>) {
  const { status, stdout, stderr } = await command([...args, '--json'], settings)
  if (status !== 0) throw new Error(`discipleship ${args.join(' ')}: exit status ${status}\n${stderr}`)
  return JSON.parse(stdout)
}
