import { moneyText, parseMoney } from '@croupier/money'
import type { PageData } from './data.ts'

/** Amounts and numbers in the player's language. */
export interface Amounts {
  /** Decimal text as money. */
  amount(text: string): string
  /** The same with its sign, unless it is zero. */
  signed(text: string): string
  /** Decimal text in minor units, and back. */
  minor(text: string): bigint
  major(value: bigint): string
  /** A text with its named places filled. */
  fill(text: string, values: Readonly<Record<string, string>>): string
  readonly number: Intl.NumberFormat
}

/** Makes the formats of a page. */
export const createAmounts = (data: PageData): Amounts => {
  const digits = (data.balance.split('.')[1] ?? '').length
  const style = {
    style: 'currency',
    currency: data.currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const
  const money = new Intl.NumberFormat(data.tag, style)
  const signed = new Intl.NumberFormat(data.tag, { ...style, signDisplay: 'exceptZero' })
  return {
    // Decimal text is formatted as such: no amount becomes a binary number on its way to the screen.
    amount: (text) => money.format(text as `${number}`),
    signed: (text) => signed.format(text as `${number}`),
    minor: (text) => parseMoney(text, digits),
    major: (value) => moneyText(value, digits),
    fill: (text, values) => text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place),
    number: new Intl.NumberFormat(data.tag),
  }
}
