import { lotteryStore, type Bet } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { observer } from 'mobx-react-lite'
import { useStore } from '../../base/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useText } from '../../parts/text/useText.ts'

const isAbove = (amount: string) => !amount.startsWith('-') && /[1-9]/.test(amount)

/** How bets ended that were waiting while the page was open. Only a win above the stake is celebrated. */
export const LotteryNews = observer(function LotteryNews() {
  const text = useText()
  const money = useMoney()
  const { bets } = useStore(lotteryStore)
  const words = ({ gameName, winAmount, betAmount, netAmount }: Bet) => {
    const game = gameName ?? text('con_lott')
    if (isAbove(netAmount)) return text('lottery.news_won', { game, amount: money.amount(winAmount) })
    if (isAbove(winAmount)) return text('lottery.news_back', { game, amount: money.amount(winAmount) })
    return text('lottery.news_lost', { game, amount: money.amount(betAmount) })
  }
  const won = bets.news.some(({ netAmount }) => isAbove(netAmount))
  return (
    <div>
      {bets.news.length > 0 ? (
        <Callout
          tone={won ? 'success' : 'info'}
          title={text('lottery.news_title')}
          action={
            <Button variant="ghost" tone="neutral" size="sm" onClick={bets.dismissNews}>
              {text('lottery.news_read')}
            </Button>
          }
        >
          {bets.news.map((bet) => (
            <div key={bet.orderNo}>{words(bet)}</div>
          ))}
        </Callout>
      ) : null}
    </div>
  )
})
