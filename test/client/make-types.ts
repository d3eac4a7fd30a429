// Makes the types of the API from docs/openapi.json, before types are checked: for the web app, and for the client of story.test.ts. They are
// not committed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const document = new URL('../../docs/openapi.json', import.meta.url)
const target = new URL('../../web/api/paths.ts', import.meta.url)

const types = `// Made from docs/openapi.json by "npm run types".\n${astToString(await openapiTS(document))}`
mkdirSync(new URL('.', target), { recursive: true })
// Left alone where it is the same, so that editors do not read it again.
if (!existsSync(target) || readFileSync(target, 'utf8') !== types) writeFileSync(target, types)
