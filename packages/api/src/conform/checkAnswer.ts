import { readAnswer } from '../client/answer.ts'
import type { ReadAnswer } from '../client/answer.ts'
import { parseExactJson } from '../client/exact-json.ts'
import { isSessionCode } from '../client/session-end.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { commonErrors } from '../contract/errors.ts'
import type { Asked } from './ask.ts'
import { finding } from './findings.ts'
import type { Finding } from './findings.ts'
import { shapeFindings } from './shape.ts'

/** Classification of one answer. */
export interface Checked {
  readonly findings: readonly Finding[]
  /** The answer as the client reads it; null when it cannot be read at all. */
  readonly read: ReadAnswer | null
}

/** Checks an answer against its endpoint: status, envelope, content and time. */
export function checkAnswer(one: Endpoint, asked: Asked, slowAfter: number): Checked {
  const late = asked.ms > slowAfter ? [finding(one.id, 'slow', `${asked.ms} ms`)] : []
  const carried = carriedWrong(one, asked)
  if (carried !== null) return { findings: [carried, ...late], read: null }
  const read = readAnswer(one.envelope, asked)
  return { findings: [...typeFindings(one, asked), ...readFindings(one, asked, read), ...late], read }
}

/** What makes an answer unreadable before its content matters. */
function carriedWrong(one: Endpoint, { status, text, broken }: Asked): Finding | null {
  if (broken !== undefined) return finding(one.id, 'unreachable', broken)
  if (status >= 300 && status < 400) return finding(one.id, 'redirect', `HTTP ${status}`)
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(text)) return finding(one.id, 'html-body', `HTTP ${status}`)
  const envelope = envelopeIn(text)
  if (status >= 500) return finding(one.id, 'server-error', `HTTP ${status}`)
  if (status >= 400 && !envelope) {
    return finding(one.id, status === 404 || status === 405 ? 'not-found' : 'bare-status', `HTTP ${status}`)
  }
  return null
}

function envelopeIn(text: string): boolean {
  try {
    const body = parseExactJson(text)
    return typeof body === 'object' && body !== null && ('success' in body || 'status' in body)
  } catch {
    return false
  }
}

function typeFindings(one: Endpoint, { contentType, text }: Asked): readonly Finding[] {
  if (text.trim() === '') return []
  if (contentType === null || contentType === '') return [finding(one.id, 'content-type-missing')]
  const [type = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters
    .find((part) => part.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '')
  const wrongCharset = charset !== undefined && !['utf-8', 'utf8'].includes(charset)
  const wanted = one.envelope === 'text' ? /^text\/plain$/ : /^(?:application|text)\/(?:[\w.]+\+)?json$/
  return [
    // A refusal of a text call is JSON, and that is as it should be.
    ...(wanted.test(type) || (one.envelope === 'text' && type.endsWith('json'))
      ? []
      : [finding(one.id, 'content-type-wrong', type)]),
    ...(wrongCharset ? [finding(one.id, 'charset-wrong', charset)] : []),
  ]
}

function readFindings(one: Endpoint, { status, text }: Asked, read: ReadAnswer): readonly Finding[] {
  if (read.kind === 'unreadable') {
    return [finding(one.id, read.field === '' ? 'broken-json' : 'wrong-envelope', read.field)]
  }
  if (read.kind === 'status') return [finding(one.id, 'bare-status', `HTTP ${status}`)]
  if (read.kind === 'refused') return codeFindings(one, read.refusal.code)
  return shapeFindings(one, read.value, text)
}

/** Whether the contract knows this code for the call. */
export function codeFindings(one: Endpoint, code: string | null): readonly Finding[] {
  if (code === null) return [finding(one.id, 'error-code', 'none given')]
  if (code in commonErrors || isSessionCode(code) || code in one.errors) return []
  return [finding(one.id, 'error-code', code)]
}
