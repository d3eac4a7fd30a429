import { buildWhenStale, builtFolder } from '../web-build.ts'

export async function buildCommand() {
  const isBuilt = await buildWhenStale()
  process.stdout.write(isBuilt ? `Built the web app in ${builtFolder}\n` : 'The web app is built already\n')
}
