import { longestBody, usualBody, type Endpoint } from '@croupier/api'
import { Refusal } from '../Refusal.ts'

/** Levels of lists and objects within each other. The contract's own bodies have four. */
const DEEPEST = 16

/** Whether a request may bring more than a call without pictures does: it says so, or does not say. */
export function mayBeLarge(endpoint: Pick<Endpoint, 'input'>, request: Request): boolean {
  const told = request.headers.get('content-length')
  return longestBody(endpoint) > usualBody && (told === null || Number(told) > usualBody)
}

/** The body as text. Refuses one of more than `longest` bytes, told or not, as soon as it is known. */
export async function readBody(request: Request, longest: number): Promise<string> {
  const told = request.headers.get('content-length')
  if (told !== null) {
    if (Number(told) > longest) throw tooLarge()
    // A server reads no more than the announced length.
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

/** Refuses what is nested deeper than any call needs: whatever walks it later would run out of stack. */
export function refuseDeep(body: unknown): void {
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw malformed()
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []))
  }
}

/** The caller hung up in the middle: no failure of the sandbox, and nobody is left to learn of it. */
function brokenOff(): never {
  throw malformed()
}

const malformed = () => new Refusal('request_param_err', { status: 400, values: ['body'] })
const tooLarge = () => new Refusal('request_body_too_large', { status: 413 })
