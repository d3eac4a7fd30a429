import { buildWhenStale, builtFolder } from '../web-build.ts'
import { printResult } from './with-data.ts'

export async function buildCommand(options: { json?: boolean }) {
  const isBuilt = await buildWhenStale()
  printResult(
    { folder: builtFolder, is_built: isBuilt },
    options,
    isBuilt ? `Built the web app in ${builtFolder}` : 'The web app is built already',
  )
}
