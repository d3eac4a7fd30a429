// Makes the client's types from docs/openapi.json, before types are checked. They are not committed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const document = new URL('../../docs/openapi.json', import.meta.url)
const target = new URL('api.ts', import.meta.url)

const types = `// Made from docs/openapi.json by "npm run types".\n${astToString(await openapiTS(document))}`
// Left alone where it is the same, so that editors do not read it again.
if (!existsSync(target) || readFileSync(target, 'utf8') !== types) writeFileSync(target, types)
