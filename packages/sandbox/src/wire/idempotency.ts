import { DAY } from '@croupier/locales/calendar'
import { Refusal } from '../Refusal.ts'
import type { Context } from '../Context.ts'

const KEPT_MS = DAY

/** A request with an idempotency key. */
export interface KeyedRequest {
  readonly endpoint: string
  readonly caller: string
  readonly key: string
  readonly fields: unknown
}

/**
 * Runs `answer` once per key: the same key with the same body gets the stored answer, with another body a conflict.
 * Stores only answers; a refusal stores nothing, so the request may be sent again.
 */
export function once(context: Context, request: KeyedRequest, answer: () => string): string {
  const { answers } = context.tables
  const place = `${request.endpoint}/${request.caller}/${request.key}`
  const body = context.vault.fingerprint(JSON.stringify(request.fields))
  const stored = answers.get(place)
  if (stored && stored.body !== body) throw new Refusal('idempotency.conflict', { status: 409 })
  if (stored) return context.vault.open(stored.answer)
  const text = answer()
  const at = context.clock.now()
  for (const old of answers.all()) {
    if (at - old.at < KEPT_MS) break
    answers.delete(old.place)
  }
  answers.put(place, { place, body, status: 200, answer: context.vault.seal(text), at })
  return text
}
