import { homeStore } from '@croupier/stores'
import { JackpotTicker } from '@croupier/ui/JackpotTicker'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useStore } from '../../base/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useText } from '../../parts/text/useText.ts'

/** The current jackpot, with a link to its draw; renders nothing without one. */
export const HomeJackpot = observer(function HomeJackpot() {
  const text = useText()
  const money = useMoney()
  const home = useStore(homeStore)
  useEffect(() => void home.loadJackpot(), [home])
  const amount = home.jackpot.data
  if (amount === undefined || !/[1-9]/.test(amount)) return null
  return (
    <JackpotTicker
      label={text('home.jackpot')}
      pools={[
        {
          value: 'raffle',
          label: text('home.jackpot_raffle'),
          amount: money.amount(amount),
          render: <Link to="/?centre=rewardCenter" />,
        },
      ]}
    />
  )
})
