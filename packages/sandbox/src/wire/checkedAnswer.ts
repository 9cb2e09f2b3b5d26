import type { Endpoint } from '@croupier/api'
import * as z from 'zod/mini'

/** Checking less text than this is quicker than finding it. */
const WORTH_KEEPING = 2_000
/** A list of games has some 15 kB; many people ask for the same ones. */
const KEPT = 200

/** Long answers that were checked already, by endpoint and text, oldest first. */
const checked = new Set<string>()

/** The answer's body, after the sandbox has held it against the contract. Throws when it breaks it. */
export function checkedAnswer(endpoint: Endpoint, value: unknown): string {
  const text = writtenAnswer(endpoint, value)
  const place = `${endpoint.id} ${text}`
  if (checked.has(place)) return text
  const parsed = z.safeParse(endpoint.value, value)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`the answer breaks the contract at ${issue?.path.join('.') || 'value'}: ${issue?.message ?? ''}`)
  }
  if (text.length >= WORTH_KEEPING) keep(place)
  return text
}

function writtenAnswer({ envelope }: Endpoint, value: unknown): string {
  if (envelope === 'text') return String(value)
  return JSON.stringify(envelope === 'raw' ? value : { success: true, value })
}

function keep(place: string): void {
  checked.add(place)
  const [oldest] = checked
  if (checked.size > KEPT && oldest !== undefined) checked.delete(oldest)
}
