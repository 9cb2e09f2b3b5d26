import { longestBody, usualBody, type Endpoint } from '@croupier/api'
import { Refusal } from '../Refusal.ts'

/** Deepest nesting of lists and objects. The contract's own bodies have four levels. */
const DEEPEST = 16

/** Whether a request's declared length exceeds that of a call without pictures, or is missing. */
export function mayBeLarge(endpoint: Pick<Endpoint, 'input'>, request: Request): boolean {
  const told = request.headers.get('content-length')
  return longestBody(endpoint) > usualBody && (told === null || Number(told) > usualBody)
}

/** The body as text. Refuses more than `longest` bytes as early as possible, declared or not. */
export async function readBody(request: Request, longest: number): Promise<string> {
  const told = request.headers.get('content-length')
  if (told !== null) {
    if (Number(told) > longest) throw tooLarge()
    // A server reads no more than the declared length.
    return request.text().catch(brokenOff)
  }
  const reader = request.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for (;;) {
    const { done, value } = await reader.read().catch(brokenOff)
    if (done) return text + decoder.decode()
    length += value.byteLength
    if (length > longest) {
      await reader.cancel()
      throw tooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Refuses bodies nested deeper than any call needs: walking them later would overflow the stack. */
export function refuseDeep(body: unknown): void {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw malformed()
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []))
  }
}

/** The caller hung up midway: not a failure of the sandbox, and there is no one to answer. */
function brokenOff(): never {
  throw malformed()
}

const malformed = () => new Refusal('request_param_err', { status: 400, values: ['body'] })
const tooLarge = () => new Refusal('request_body_too_large', { status: 413 })
