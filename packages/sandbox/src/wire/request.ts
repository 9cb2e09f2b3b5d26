import { Refusal } from '../Refusal.ts'
import { longestBody, Replayed, type Endpoint } from '@croupier/api'
import { readBody, refuseDeep } from './bodies.ts'
import * as z from 'zod/mini'

/** Decrypts a sealed body with its headers; throws on failure. */
export type Open = (value: string, headers: Headers) => Promise<unknown>

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The raw fields of a request: from the query, the JSON body, the form, or the sealed body. */
export async function readFields(endpoint: Endpoint, request: Request, open: Open): Promise<Fields> {
  const query = queryFields(new URL(request.url).searchParams)
  if (endpoint.sends === 'query') return query
  const text = await readBody(request, longestBody(endpoint))
  if (endpoint.sends === 'form') return queryFields(new URLSearchParams(text))
  const body = text.trim() === '' ? {} : parseJson(text)
  if (endpoint.sealed) {
    const sealed = body['value']
    if (typeof sealed !== 'string') throw new Refusal('request_body_required', { status: 400 })
    const opened = await open(sealed, request.headers).catch((failure: unknown) => {
      if (failure instanceof Replayed) throw new Refusal('request.replayed', { status: 400 })
      return null
    })
    if (!isFields(opened)) throw new Refusal('request_body_required', { status: 400 })
    refuseDeep(opened)
    return opened
  }
  // A DELETE may carry its data either way (wire fact 1.4).
  return endpoint.method === 'DELETE' ? { ...query, ...body } : body
}

/** The fields after the contract's schema, or a refusal naming the first invalid field. Values are never repeated. */
export function checkFields<In extends z.ZodMiniType>(schema: In, fields: Fields): z.output<In> {
  const parsed = z.safeParse(schema, fields)
  if (parsed.success) return parsed.data
  const path = parsed.error.issues[0]?.path.join('.') ?? ''
  throw new Refusal('request_param_err', { status: 400, values: [path] })
}

function parseJson(text: string): Fields {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new Refusal('request_param_err', { status: 400, values: ['body'] })
  }
  if (!isFields(body)) throw new Refusal('request_param_err', { status: 400, values: ['body'] })
  refuseDeep(body)
  return body
}

function queryFields(parameters: URLSearchParams): Fields {
  const names = new Set(parameters.keys())
  // Created from entries, so that a field called __proto__ is an ordinary field.
  return Object.fromEntries(
    Array.from(names, (name) => {
      const values = parameters.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}
