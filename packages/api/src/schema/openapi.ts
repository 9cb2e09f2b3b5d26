import { endpoints } from '../contract/contract.ts'
import type { EndpointId } from '../contract/contract.ts'
import { everyPath } from '../contract/endpoint.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { reference } from '../contract/reference.ts'
import { fieldRows } from './field-rows.ts'
import { jsonSchemas } from './json-schemas.ts'
import type { JsonSchema } from './json-schemas.ts'
import { namedSchemas } from './named-schemas.ts'

const prefix = '#/components/schemas/'
const of = (name: string): JsonSchema => ({ $ref: prefix + name })
const oneOf = (schemas: readonly JsonSchema[]): JsonSchema =>
  schemas.length === 1 ? (schemas[0] ?? {}) : { anyOf: schemas }
const media = { json: 'application/json', form: 'application/x-www-form-urlencoded', query: '' } as const

/**
 * The contract as an OpenAPI 3.1 document, for platforms in other languages and for tools. It describes the wire before
 * normalisation. Calls that differ only in their module id are one operation; `x-calls` names them.
 */
export function openApi(version: string): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [place, sharing] of byPlace()) {
    const [method = '', path = ''] = place.split(' ')
    const operations = (paths[path] ??= {})
    operations[method.toLowerCase()] = operation(sharing, path)
  }
  const groups = [...new Set(endpoints().map(({ id }) => groupOf(id)))].toSorted()
  return {
    openapi: '3.1.1',
    info: {
      title: 'Gaming platform, as Croupier speaks with it',
      version,
      description: 'Made from the contract of @croupier/api; see reference.md beside it.',
      license: { name: 'Proprietary', url: 'https://site.example/licence' },
    },
    servers: [{ url: '/', description: 'The site’s own origin, which passes the calls through' }],
    tags: groups.map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refusal: refusal, Sealed: sealed, ...namedSchemas(prefix) },
      parameters: headerParameters,
      responses: {
        Refused: { description: 'The platform refuses; `errorCode` says why', content: json(of('Refusal')) },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The raw token, no scheme word' },
      },
    },
  }
}

const groupOf = (id: string): string => id.split('.')[0] ?? id

function byPlace(): ReadonlyMap<string, readonly Endpoint<EndpointId>[]> {
  const places = new Map<string, Endpoint<EndpointId>[]>()
  for (const one of endpoints()) {
    for (const path of everyPath(one)) {
      const place = `${one.method} ${path}`
      places.set(place, [...(places.get(place) ?? []), one])
    }
  }
  return places
}

function operation(sharing: readonly Endpoint<EndpointId>[], path: string): JsonSchema {
  const [first] = sharing
  if (first === undefined) throw new Error(`nothing is called at ${path}`)
  const several = everyPath(first).length > 1
  const modules = sharing.flatMap(({ module }) => module ?? [])
  return {
    operationId: several ? `${first.id}.${path.split('/').at(-1)}` : first.id,
    tags: [groupOf(first.id)],
    summary: sharing.map(({ id }) => reference[id].doc).join(' Or: '),
    'x-calls': sharing.map(({ id }) => id),
    'x-effect': first.effect,
    'x-extension': first.extension,
    security: first.token === 'none' ? [] : first.token === 'required' ? [{ session: [] }] : [{}, { session: [] }],
    parameters: [...headersOf(first, modules), ...(first.sends === 'query' ? queryOf(first) : [])],
    ...(first.sends === 'query' || nothingSent(first) ? undefined : { requestBody: bodyOf(sharing) }),
    responses: {
      200: { description: 'Done', content: answerOf(sharing) },
      default: { $ref: '#/components/responses/Refused' },
    },
    ...(sharing.every(({ errors }) => Object.keys(errors).length === 0)
      ? undefined
      : { 'x-error-codes': Object.assign({}, ...sharing.map(({ errors }) => errors)) }),
  }
}

const json = (schema: JsonSchema, examples?: JsonSchema) => ({
  'application/json': { schema, ...(examples && { examples }) },
})

const nothingSent = (one: Endpoint): boolean => fieldRows(jsonSchemas({ one })[one.id]?.input ?? {}).length === 0

const bodyOf = (sharing: readonly Endpoint<EndpointId>[]): JsonSchema => {
  const [first] = sharing
  const schemas = sharing.map(({ id }) => of(`${id}.request`))
  const examples = examplesOf(sharing, 'request')
  if (first?.sealed === true) {
    return {
      required: true,
      description: 'Cipher text; `x-sealed` is what it holds. Headers of the sealing scheme go along.',
      content: {
        'application/json': { schema: of('Sealed'), 'x-sealed': oneOf(schemas), 'x-sealed-examples': examples },
      },
    }
  }
  return { required: true, content: { [media[first?.sends ?? 'json']]: { schema: oneOf(schemas), examples } } }
}

function answerOf(sharing: readonly Endpoint<EndpointId>[]): JsonSchema {
  const value = oneOf([...new Set(sharing.map(({ id }) => `${id}.value`))].map(of))
  const envelope = sharing[0]?.envelope
  const plain = examplesOf(sharing, 'answer')
  if (envelope === 'text') return { 'text/plain': { schema: value, examples: plain } }
  if (envelope === 'raw') return json(value, plain)
  return json(
    {
      type: 'object',
      properties: { success: { const: true }, value, message: { type: 'string' } },
      required: ['success'],
    },
    examplesOf(sharing, 'answer', (answer) => ({ success: true, value: answer })),
  )
}

/** The contract's examples by call, so that a mock generated from the document answers with them. */
function examplesOf(
  sharing: readonly Endpoint<EndpointId>[],
  side: 'request' | 'answer',
  enclose: (value: unknown) => unknown = (value) => value,
): JsonSchema {
  const named = sharing.flatMap(({ id }) =>
    reference[id].examples.map((example, place) => [
      place === 0 ? id : `${id}.${place + 1}`,
      { value: enclose(example[side]) },
    ]),
  )
  return Object.fromEntries(named) as JsonSchema
}

function headersOf(one: Endpoint, modules: readonly string[]): readonly JsonSchema[] {
  const shared = (name: string): JsonSchema => ({ $ref: `#/components/parameters/${name}` })
  return [
    shared('Merchant'),
    shared('Language'),
    ...(modules.length === 0
      ? []
      : [{ name: 'ModuleId', in: 'header', required: true, schema: { type: 'string', enum: [...new Set(modules)] } }]),
    ...(one.effect === 'read' ? [] : [shared(one.effect === 'money' ? 'MoneyKey' : 'WriteKey')]),
  ]
}

function queryOf(one: Endpoint<EndpointId>): readonly JsonSchema[] {
  const { properties = {}, required = [] } = (namedSchemas(prefix, [one])[`${one.id}.request`] ?? {}) as {
    properties?: Readonly<Record<string, JsonSchema>>
    required?: readonly string[]
  }
  const asked = reference[one.id].examples[0].request as Readonly<Record<string, unknown>>
  return Object.entries(properties).map(([field, schema]) => ({
    name: field,
    in: 'query',
    ...(required.includes(field) ? { required: true } : undefined),
    schema,
    ...(Object.hasOwn(asked, field) && { example: asked[field] }),
  }))
}

const header = (name: string, description: string, required = true): JsonSchema => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
})

const headerParameters: JsonSchema = {
  Merchant: header('Merchant', 'Merchant code; exactly once'),
  Language: header('Language', 'Language code in capitals, e.g. EN'),
  MoneyKey: header('Idempotency-Key', 'One key for each decision of the person; the same key again is the same order'),
  WriteKey: header('Idempotency-Key', 'The same key again is the same request', false),
}

const refusal: JsonSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    value: {},
    message: { type: 'string', description: 'Text for the person, in the language asked for' },
    errorCode: { type: 'string' },
  },
  required: ['success'],
}

const sealed: JsonSchema = { type: 'object', properties: { value: { type: 'string' } }, required: ['value'] }
