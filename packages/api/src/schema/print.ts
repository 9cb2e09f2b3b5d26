import { endpoints } from '../contract/contract.ts'
import { jsonSchemas } from './json-schemas.ts'

// Writes the contract's wire document to standard output: `node --conditions=source packages/api/src/schema/print.ts`.
const schemas = jsonSchemas()
const document = endpoints().map(({ id, method, path, paths, module, token, sealed, effect, sends, envelope, errors }) => ({
  ...{ id, method, path, paths: paths?.by, module, token, sealed, effect, sends, envelope, errors },
  ...schemas[id],
}))
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`)
