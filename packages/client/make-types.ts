// Makes the types of the API from docs/openapi.json, before types are checked: for the client, and for the web app. They are not committed.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const document = new URL('../../docs/openapi.json', import.meta.url)
const target = new URL('paths.ts', import.meta.url)

const types = `// Made from docs/openapi.json by "npm run types".\n${astToString(await openapiTS(document))}`
// Left alone where it is the same, so that editors do not read it again; never there in half, since checks and a build may run side by side.
if (!existsSync(target) || readFileSync(target, 'utf8') !== types) {
  const made = new URL(`paths.${process.pid}.made`, import.meta.url)
  writeFileSync(made, types)
  renameSync(made, target)
}
