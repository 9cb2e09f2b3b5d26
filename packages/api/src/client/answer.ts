import type { Envelope } from '../contract/endpoint.ts'
import { parseExactJson } from './exact-json.ts'
import type { Refusal } from './failures.ts'

/** A response as received: HTTP status and body text. */
export interface RawAnswer {
  readonly status: number
  readonly text: string
}

/** Classification of an answer. */
export type ReadAnswer =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'status'; readonly status: number }
  /** `isPage`: the response is a web page, as from a server that answers every unknown address with its app. */
  | { readonly kind: 'unreadable'; readonly field: string; readonly isPage: boolean }

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const firstText = (...candidates: unknown[]): string | null =>
  candidates.find((one): one is string => typeof one === 'string' && one !== '') ?? null

function parsed(text: string): { readonly json: unknown } | null {
  try {
    return { json: parseExactJson(text) }
  } catch {
    return null
  }
}

/** true, false, or null if the body is not an envelope. Very old answers have `status` instead of `success`. */
function successOf(body: Fields): boolean | null {
  if (typeof body['success'] === 'boolean') return body['success']
  const { status } = body
  if (status === false || status === 'failed') return false
  return status === true || status === 'success' ? true : null
}

function refusalOf(body: Fields, status: number): Refusal {
  return {
    code: firstText(body['errorCode']),
    message: firstText(body['message'], body['msg'], body['description']) ?? '',
    value: body['value'],
    status,
  }
}

/**
 * Reads a response's wrapping. A refusal is recognized by its envelope at any HTTP status; a status other than 2xx
 * without one is only a status; a bare 2xx without body is a success without value.
 */
export function readAnswer(envelope: Envelope, { status, text }: RawAnswer): ReadAnswer {
  const fine = status >= 200 && status < 300
  if (fine && envelope === 'text') return { kind: 'value', value: text.trim() }
  if (fine && text.trim() === '') return { kind: 'value', value: undefined }

  const body = parsed(text)
  const success = body !== null && isFields(body.json) ? successOf(body.json) : null
  if (body !== null && isFields(body.json) && success === false) {
    return { kind: 'refused', refusal: refusalOf(body.json, status) }
  }
  if (!fine) return { kind: 'status', status }
  if (body === null) return { kind: 'unreadable', field: '', isPage: /^\s*</.test(text) }
  if (envelope === 'raw') return { kind: 'value', value: body.json }
  if (!isFields(body.json) || success === null) return { kind: 'unreadable', field: 'success', isPage: false }
  return { kind: 'value', value: body.json['value'] }
}
