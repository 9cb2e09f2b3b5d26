import { describe, expect, it } from 'vitest'
import { contract } from '../contract/contract.ts'
import type { EndpointId } from '../contract/contract.ts'
import { jsonSchemas } from './json-schemas.ts'

const schemas = jsonSchemas()
const ids = Object.keys(contract) as EndpointId[]

describe('JSON Schemas', () => {
  it.each(ids)('%s has one for request and answer', (id) => {
    const of = schemas[id]
    expect(of?.input).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' })
    expect(JSON.parse(JSON.stringify(of))).toEqual(of)
  })

  it('describe what is on the wire, not what it is parsed into', () => {
    expect(schemas['wallet.balance']?.value).toMatchObject({
      type: 'object',
      properties: { sumBalance: { anyOf: [{ type: 'number' }, { type: 'string' }] } },
      required: ['sumBalance'],
    })
    expect(schemas['session.login']?.input).toMatchObject({ required: ['username', 'password'] })
  })
})
