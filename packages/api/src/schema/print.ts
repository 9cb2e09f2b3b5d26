import { endpoints } from '../contract/contract.ts'
import { jsonSchemas } from './json-schemas.ts'

// Writes the contract's wire document to standard output: `node --conditions=source packages/api/src/schema/print.ts`.
const schemas = jsonSchemas()
const document = endpoints().map((one) => {
  const { input: _input, value: _value, fills: _fills, ...facts } = one
  return { ...facts, ...schemas[one.id] }
})
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`)
