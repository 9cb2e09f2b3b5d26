import { categoryPath, homeStore, type Jackpot } from '@croupier/stores'
import { JackpotTicker } from '@croupier/ui/JackpotTicker'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'

/**
 * Where a jackpot is won and its odds are stated: the reward centre, or the lobby with the game, whose facts state
 * them.
 */
const oddsAddress = ({ of, gameType, gameName }: Jackpot): string =>
  of === 'raffle' || !gameName
    ? '/?centre=rewardCenter'
    : `${categoryPath(gameType ?? 'RNG')}?${new URLSearchParams({ search: gameName }).toString()}`

/** The jackpots, each with the time of its last win and a link to its odds; renders nothing without one. */
export const HomeJackpot = observer(function HomeJackpot() {
  const text = useText()
  const money = useMoney()
  const { day } = useDateTimeText()
  const home = useStore(homeStore)
  const { memberCentre } = useRoot()
  const hasDraws = memberCentre.has('rewardCenter')
  useEffect(() => void home.loadJackpots(), [home])
  // A merchant without draws has no raffle; jackpots of games stay.
  const pools =
    home.jackpots.data?.filter(({ amount, of }) => /[1-9]/.test(amount) && (of === 'game' || hasDraws)) ?? []
  if (pools.length === 0) return null
  const nameOf = ({ of, name, gameName }: Jackpot) =>
    of === 'raffle' ? text('home.jackpot_raffle') : [name, gameName].filter(Boolean).join(' · ')
  return (
    <JackpotTicker
      label={text('home.jackpot')}
      pools={pools.map((pool) => ({
        value: pool.id,
        label: nameOf(pool),
        amount: money.amount(pool.amount),
        lastWon:
          pool.lastWonAt === null ? text('home.jackpot_odds') : text('home.jackpot_won', { day: day(pool.lastWonAt) }),
        render: <Link to={oddsAddress(pool)} />,
      }))}
    />
  )
})
