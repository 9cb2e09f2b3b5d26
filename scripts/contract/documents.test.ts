import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { readAnswer } from '../../packages/api/src/client/answer.ts'
import { contract, endpoints, type EndpointId } from '../../packages/api/src/contract/contract.ts'
import { contractDocuments } from '../../packages/api/src/schema/documents.ts'

const documents = contractDocuments()
const json = (name: string): Record<string, unknown> => JSON.parse(documents.get(name) ?? '{}')

describe('the documents made from the contract', () => {
  it('hold a valid OpenAPI 3.1 document with an operation for every call', async () => {
    const openapi = json('openapi.json')
    expect(await new Validator().validate(openapi)).toMatchObject({ valid: true })
    const operations = Object.values(openapi['paths'] as Record<string, Record<string, { 'x-calls': string[] }>>)
    const calls = operations.flatMap((methods) => Object.values(methods).flatMap((one) => one['x-calls']))
    expect([...new Set(calls)].toSorted()).toEqual(
      endpoints()
        .map(({ id }) => id)
        .toSorted(),
    )
  }, 60_000)

  it('hold an example for every call, so that a mock made from the document answers as the client wants it', () => {
    interface Operation {
      readonly 'x-calls': readonly EndpointId[]
      readonly responses: { readonly 200: { readonly content: Readonly<Record<string, Media>> } }
    }
    interface Media {
      readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
    }
    const paths = json('openapi.json')['paths'] as Record<string, Record<string, Operation>>
    const wrong: string[] = []
    for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods)))
      for (const id of operation['x-calls']) {
        const [media] = Object.values(operation.responses[200].content)
        const value = media?.examples?.[id]?.value
        const text = typeof value === 'string' && contract[id].envelope === 'text' ? value : JSON.stringify(value)
        const read = value === undefined ? undefined : readAnswer(contract[id].envelope, { status: 200, text })
        const parsed = read?.kind === 'value' ? contract[id].value.safeParse(read.value) : undefined
        if (!parsed?.success) wrong.push(`${id}: ${JSON.stringify(parsed?.error?.issues ?? 'no example')}`)
      }
    expect(wrong).toEqual([])
  })

  it('never refer to a schema that is not there', () => {
    const missing: string[] = []
    for (const [name, text] of documents) {
      if (!name.endsWith('.json')) continue
      const whole: unknown = JSON.parse(text)
      for (const [, pointer = ''] of text.matchAll(/"\$ref": "#\/([^"]+)"/g)) {
        const found = pointer.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], whole)
        if (found === undefined) missing.push(`${name} ${pointer}`)
      }
    }
    expect(missing).toEqual([])
  })

  it('describe every call on its group’s page, and list what the product adds', () => {
    const extensions = documents.get('extensions.md') ?? ''
    for (const { id, extension, path } of endpoints()) {
      const page = documents.get(`reference/${id.split('.')[0]}.md`) ?? ''
      expect(page).toContain(`## ${id}\n`)
      expect(extensions.includes(`[${id}]`)).toBe(extension)
      expect(path.startsWith('/wps/ext/'), `${id} is an addition by its address`).toBe(extension)
    }
  })
})
