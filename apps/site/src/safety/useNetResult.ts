import { useMoney } from '../parts/money/useMoney.ts'
import { useText } from '../parts/text/useText.ts'

/** The result of a gaming session with its sign and its label; never by colour alone (G-20). */
export interface NetResult {
  /** `net_won`, `net_lost` or `net_even`: the end of a message key. */
  readonly kind: 'net_won' | 'net_lost' | 'net_even'
  /** `+₱120.00`, `-₱35.00`, `₱0.00`. */
  readonly signed: string
  /** A sentence: "You are ₱35.00 down in this session." */
  readonly words: string
}

/** Writes net results, decimal text that is negative for a loss. Use inside an observer. */
export function useNetResult(): (net: string) => NetResult {
  const text = useText()
  const money = useMoney()
  return (net) => {
    const kind = !/[1-9]/.test(net) ? 'net_even' : net.startsWith('-') ? 'net_lost' : 'net_won'
    return {
      kind,
      // Where the language writes its minus: between marks of direction, before the currency or after it.
      signed: kind === 'net_won' ? money.amount(`-${net}`).replace(/[-\u2212]/, '+') : money.amount(net),
      words: text(`game.${kind}`, { amount: money.amount(net.replace('-', '')) }),
    }
  }
}
