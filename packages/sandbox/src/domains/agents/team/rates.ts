import { Refusal } from '../../../Refusal.ts'
import { LANES } from '../../merchants/catalogue/Catalogue.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { Context } from '../../../Context.ts'
import { MoneyFormatError, decimalText, moneyText, parseMoney } from '@croupier/money'
import { directDownlines } from './tree.ts'

type Rates = Readonly<Record<string, bigint>>

/** Rebate rates of a member, millionths by lane; none for most people. */
export function ratesOf(context: Pick<Context, 'tables'>, memberId: number): Rates {
  return context.tables.rebateRates.get(String(memberId))?.rates ?? {}
}

/** Writes a member's rates. Lanes at zero are left out. */
export function putRates(context: Context, memberId: number, rates: Rates): void {
  const kept = Object.fromEntries(Object.entries(rates).filter(([, rate]) => rate > 0n))
  context.tables.rebateRates.put(String(memberId), { memberId, rates: kept })
}

/** Rates in their wire form: percent as decimal text. */
export function ratesText(rates: Rates): Record<string, string> {
  return Object.fromEntries(Object.entries(rates).map(([lane, rate]) => [lane, decimalText(moneyText(rate, 4))]))
}

/** Reads rates to be given to a member: known lanes, at most four decimals, never above the agent's own. */
export function readRates(
  context: Context,
  agent: Member,
  texts: Readonly<Record<string, string>>,
): Record<string, bigint> {
  const own = ratesOf(context, agent.id)
  const rates: Record<string, bigint> = {}
  for (const [lane, text] of Object.entries(texts)) {
    if (!LANES.includes(lane as (typeof LANES)[number])) throw wrong(lane)
    const rate = readPercent(lane, text)
    const highest = own[lane] ?? 0n
    if (rate > highest)
      throw new Refusal('team.rate.too.high', {
        value: { field: `rates.${lane}` },
        values: [decimalText(moneyText(highest, 4))],
      })
    rates[lane] = rate
  }
  return rates
}

/** Changes a direct downline's rates, but not below what that downline gives to others. */
export function setRates(context: Context, downline: Member, rates: Rates): Rates {
  const next = { ...ratesOf(context, downline.id), ...rates }
  for (const lane of Object.keys(rates)) {
    const rate = next[lane] ?? 0n
    for (const below of directDownlines(context, downline.id)) {
      const given = ratesOf(context, below.id)[lane] ?? 0n
      if (given > rate)
        throw new Refusal('team.rate.too.low', {
          value: { field: `rates.${lane}` },
          values: [decimalText(moneyText(given, 4))],
        })
    }
  }
  putRates(context, downline.id, next)
  return ratesOf(context, downline.id)
}

function readPercent(lane: string, text: string): bigint {
  try {
    const rate = parseMoney(text, 4)
    if (rate >= 0n) return rate
  } catch (failure) {
    if (!(failure instanceof MoneyFormatError)) throw failure
  }
  throw wrong(lane)
}

const wrong = (lane: string) =>
  new Refusal('field.invalid', { value: { field: `rates.${lane}` }, values: [`rates.${lane}`] })
