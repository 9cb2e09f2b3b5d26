import type { createAmounts } from './createAmounts.ts'
import type { PageData, SettledAnswer, ViewTools } from './data.ts'

/** Action of a notice: retry the round, or use a stake that the balance covers, with a link to the lobby. */
type Offer = 'retry' | 'lowerStake'

/** The page's balance, results and messages around the game's own view. */
export interface Status {
  /** Shows a message and announces it. */
  readonly say: (shown: string, spoken?: string, tone?: string) => void
  readonly showBalance: (balance: string) => void
  /** Hides the balance, for screen readers too, or shows it again. */
  readonly hideBalance: (hidden: boolean) => void
  /** Shows a notice with its action. */
  readonly notify: (text: string, offer: Offer | null) => void
  /** Shows and announces the result of a round, and adds it to the net result. */
  readonly showResult: (round: SettledAnswer, balance: string, reasons: readonly string[]) => void
}

/** Balance, net result, last payout, message and notice of a game's page. `part` finds an element by its id. */
export const createStatus = (
  data: PageData,
  { amount, signed, minor, major, fill }: ReturnType<typeof createAmounts>,
  part: ViewTools['part'],
): Status => {
  const { kit } = data
  let net = minor(data.net)
  let balance = minor(data.balance)
  let hidden = false
  /** The largest stake below the chosen one that the balance covers. */
  const coveredStake = (): string | undefined => {
    // A typed stake has no list to choose another from.
    if (data.typedStake) return undefined
    const { options, selectedIndex } = part<HTMLSelectElement>('stake')
    return Array.from(options, ({ value }) => value)
      .slice(0, selectedIndex)
      .findLast((value) => minor(value) <= balance)
  }
  const say: Status['say'] = (shown, spoken = shown, tone = '') => {
    part<HTMLElement>('message').textContent = shown
    part<HTMLElement>('message').dataset['tone'] = tone
    part('live').textContent = spoken
  }
  /** The balance as shown; the number of asterisks does not depend on it. */
  const shownBalance = (): string => (hidden ? '******' : amount(major(balance)))
  const showNet = (): void => {
    part('net').textContent = signed(major(net))
  }
  const summaryOf = ({ result, payout }: SettledAnswer): string =>
    result === 'none'
      ? kit.resultNone
      : fill(result === 'win' ? kit.resultWon : kit.resultReturned, { amount: amount(payout) })
  showNet()
  return {
    say,
    showBalance(now) {
      balance = minor(now)
      part('balance').textContent = shownBalance()
    },
    hideBalance(hide) {
      hidden = hide
      part('balance').textContent = shownBalance()
    },
    notify(text, offer) {
      part('notice-text').textContent = text
      part<HTMLElement>('retry').hidden = offer !== 'retry'
      const covered = offer === 'lowerStake' ? coveredStake() : undefined
      const lower = part<HTMLButtonElement>('lower-stake')
      lower.hidden = covered === undefined
      if (covered !== undefined) {
        lower.value = covered
        lower.textContent = fill(kit.lowerStake, { amount: amount(covered) })
      }
      part<HTMLElement>('leave-notice').hidden = offer !== 'lowerStake'
      part<HTMLElement>('notice').hidden = false
      say('', text)
    },
    showResult(round, now, reasons) {
      net += minor(round.payout) - minor(round.stake)
      showNet()
      part('last').textContent = amount(round.payout)
      part<HTMLElement>('last').dataset['tone'] = round.result
      part('reasons').textContent = reasons.join(' · ')
      const summary = summaryOf(round)
      say(summary, [summary, ...reasons, ...(hidden ? [] : [`${kit.balance} ${amount(now)}`])].join('. '), round.result)
    },
  }
}
