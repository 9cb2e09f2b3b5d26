import type { createAmounts } from './createAmounts.ts'
import type { PageData, SettledAnswer, ViewTools } from './data.ts'

/** What the page shows of money and messages around the game's own view. */
export interface Status {
  /** Shows a message and reads it out. */
  readonly say: (shown: string, spoken?: string, tone?: string) => void
  readonly showBalance: (balance: string) => void
  /** Shows a notice, with a button where there is something to do about it. */
  readonly notify: (text: string, offer: 'retry' | 'deposit' | null) => void
  /** Shows and reads out the result of a round, and adds it to the net result. */
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
  const say: Status['say'] = (shown, spoken = shown, tone = '') => {
    part<HTMLElement>('message').textContent = shown
    part<HTMLElement>('message').dataset['tone'] = tone
    part('live').textContent = spoken
  }
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
    showBalance(balance) {
      part('balance').textContent = amount(balance)
    },
    notify(text, offer) {
      part('notice-text').textContent = text
      part<HTMLElement>('retry').hidden = offer !== 'retry'
      part<HTMLElement>('deposit').hidden = offer !== 'deposit'
      part<HTMLElement>('notice').hidden = false
      say('', text)
    },
    showResult(round, balance, reasons) {
      net += minor(round.payout) - minor(round.stake)
      showNet()
      part('last').textContent = amount(round.payout)
      part<HTMLElement>('last').dataset['tone'] = round.result
      part('reasons').textContent = reasons.join(' · ')
      const summary = summaryOf(round)
      say(summary, [summary, ...reasons, `${kit.balance} ${amount(balance)}`].join('. '), round.result)
    },
  }
}
