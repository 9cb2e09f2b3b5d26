import type { Endpoint } from '@croupier/api'
import { moneyText } from '@croupier/money'
import * as z from 'zod/mini'

/** For shorter text, checking is faster than looking it up. */
const WORTH_KEEPING = 2_000
/** A list of games has some 15 kB, and many people request the same ones. */
const KEPT = 200

/** Long answers already checked, by endpoint and text, oldest first. */
const checked = new Set<string>()

/**
 * The answer's body, checked against the contract. Throws when it breaks it.
 * @param digits decimals of the merchant's currency, for writing amounts in minor units
 */
export function checkedAnswer(endpoint: Endpoint, value: unknown, digits: number): string {
  const text = writtenAnswer(endpoint, value, digits)
  const place = `${endpoint.id} ${text}`
  if (checked.has(place)) return text
  const parsed = z.safeParse(endpoint.value, readAnswer(endpoint, text))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`the answer breaks the contract at ${issue?.path.join('.') || 'value'}: ${issue?.message ?? ''}`)
  }
  if (text.length >= WORTH_KEEPING) keep(place)
  return text
}

/** JSON with amounts (bigint minor units) as decimal text: the only place where the platform writes them. */
export const writtenJson = (value: unknown, digits: number): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? moneyText(part, digits) : part))

function writtenAnswer({ envelope }: Endpoint, value: unknown, digits: number): string {
  if (envelope === 'text') return typeof value === 'bigint' ? moneyText(value, digits) : String(value)
  return writtenJson(envelope === 'raw' ? value : { success: true, value }, digits)
}

/** The answer as its receiver reads it. */
function readAnswer({ envelope }: Endpoint, text: string): unknown {
  if (envelope === 'text') return text
  const read = JSON.parse(text) as { readonly value?: unknown }
  return envelope === 'raw' ? read : read.value
}

function keep(place: string): void {
  checked.add(place)
  const [oldest] = checked
  if (checked.size > KEPT && oldest !== undefined) checked.delete(oldest)
}
