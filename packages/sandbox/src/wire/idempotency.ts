import { DAY } from '@croupier/locales/calendar'
import { Refusal } from '../Refusal.ts'
import type { World } from '../World.ts'

const KEPT_MS = DAY

/** A request that carries an idempotency key. */
export interface KeyedRequest {
  readonly endpoint: string
  readonly caller: string
  readonly key: string
  readonly fields: unknown
}

/**
 * Runs `answer` once per key: the same key with the same body gets the stored answer, with another body a conflict.
 * Only answers that were given are stored; a refusal leaves nothing behind, so the request may be sent again.
 */
export function once(world: World, request: KeyedRequest, answer: () => string): string {
  const { answers } = world.tables
  const place = `${request.endpoint}/${request.caller}/${request.key}`
  const body = world.vault.fingerprint(JSON.stringify(request.fields))
  const stored = answers.get(place)
  if (stored && stored.body !== body) throw new Refusal('idempotency.conflict', { status: 409 })
  if (stored) return world.vault.open(stored.answer)
  const text = answer()
  const at = world.clock.now()
  for (const old of answers.all()) {
    if (at - old.at < KEPT_MS) break
    answers.delete(old.place)
  }
  answers.put(place, { place, body, status: 200, answer: world.vault.seal(text), at })
  return text
}
