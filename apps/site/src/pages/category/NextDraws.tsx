import { lotteryStore, paths, withQuery, type ComingDraw } from '@croupier/stores'
import { ButtonLink } from '@croupier/ui/ButtonLink'
import { Countdown } from '@croupier/ui/Countdown'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { usePageLoad, type PageLoad } from '../../base/pageLoads.ts'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { Shelf } from '../../parts/page/Shelf.tsx'
import { ShelfCard, ShelfCardFact } from '../../parts/page/ShelfCard.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'

const Clock = styled(Countdown)`
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.xl};
`

const shown = 12

const loadComing: PageLoad = (root) => root.store(lotteryStore).loadComing()

/** The lotteries that draw next, each with the time left to bet. */
export const NextDraws = observer(function NextDraws() {
  const text = useText()
  const lottery = useStore(lotteryStore)
  usePageLoad(loadComing)
  useEffect(() => {
    lottery.watchComing()
    return () => lottery.unwatchComing()
  }, [lottery])
  return (
    <RemoteView
      value={lottery.draws.coming}
      waiting={<Skeleton style={{ blockSize: '12rem' }} />}
      failed={{ title: text('lottery.draw_failed'), onRetry: () => lottery.loadComing() }}
    >
      {(draws) =>
        draws.length === 0 ? null : (
          <Shelf title={text('lottery.next_draws')} item="13rem">
            {draws.slice(0, shown).map((draw) => (
              <li key={draw.gameId}>
                <NextDraw draw={draw} />
              </li>
            ))}
          </Shelf>
        )
      }
    </RemoteView>
  )
})

const NextDraw = observer(function NextDraw({
  draw: { gameId, gameCode, numero, closeTime, openTime },
}: {
  draw: ComingDraw
}) {
  const text = useText()
  const { recent } = useDateTimeText()
  const { platformClock } = useRoot()
  const lottery = useStore(lotteryStore)
  const game = lottery.games.data?.find((one) => one.gameId === gameId)
  return (
    <ShelfCard
      name={game?.gameName ?? gameCode ?? gameId}
      action={
        <ButtonLink size="sm" render={<Link to={withQuery(paths.lottery, { gameCode: gameCode ?? undefined })} />}>
          {text('lottery.bet_now')}
        </ButtonLink>
      }
    >
      <ShelfCardFact>{text('lottery.closes_in')}</ShelfCardFact>
      <Clock key={numero} until={closeTime} label={text('lottery.closes_in')} clock={platformClock.now} />
      <ShelfCardFact>{recent(openTime)}</ShelfCardFact>
    </ShelfCard>
  )
})
