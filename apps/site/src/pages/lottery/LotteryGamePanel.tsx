import { lotteryStore, type NearestDraw } from '@croupier/stores'
import { Card } from '@croupier/ui/Card'
import { Countdown } from '@croupier/ui/Countdown'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Skeleton } from '@croupier/ui/Skeleton'
import { below } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { DrawnNumbers } from './DrawnNumbers.tsx'
import { LotteryBetForm } from './LotteryBetForm.tsx'
import { LotteryNews } from './LotteryNews.tsx'
import { familyName } from './lotteryWords.ts'

const Head = styled.header`
  display: grid;
  gap: ${tokens.space.s1};
`

const Name = styled.h2`
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.xl};
  letter-spacing: ${tokens.tracking.tight};
`

const Muted = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
`

/** Wraps to the next line as a whole if there is no room next to the number. */
const Whole = styled.span`
  display: inline-block;
`

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space.s4} ${tokens.space.s6};
`

const Fact = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s1};
`

/** As high as the next draw, whose facts are stacked on a phone. */
const NextDrawPlaceholder = styled(Skeleton)`
  block-size: 8rem;

  @media ${below.sm} {
    block-size: 13.75rem;
  }
`

const Clock = styled(Countdown)`
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.xxl};
  line-height: 1.2;
  /* Digits run from left to right, on the side of the page. */
  justify-self: start;
`

/** The chosen game: its next draw with the time left, the last numbers, and the bet. */
export const LotteryGamePanel = observer(function LotteryGamePanel() {
  const text = useText()
  const lottery = useStore(lotteryStore)
  const { game, plays } = lottery
  if (!game) return <EmptyState title={text('lottery.no_games')} />
  return (
    <Stack as="section" data-gap="s4" aria-labelledby="lottery-game">
      <Head>
        <Name id="lottery-game">{game.gameName}</Name>
        <Muted>{familyName(game.gameGroupCode, text)}</Muted>
      </Head>
      <LotteryNews />
      <RemoteView
        value={lottery.draws.nearest}
        waiting={<NextDrawPlaceholder />}
        failed={{ title: text('lottery.draw_failed'), onRetry: () => lottery.draws.loadNearest() }}
      >
        {(draw) => <NextDraw draw={draw} />}
      </RemoteView>
      {plays.length === 0 ? (
        <EmptyState title={text('lottery.no_bets_title')} text={text('lottery.no_bets_text')} />
      ) : (
        <LotteryBetForm key={game.gameId} />
      )}
    </Stack>
  )
})

const NextDraw = observer(function NextDraw({ draw: { currentNumero, lastNumero } }: { draw: NearestDraw }) {
  const text = useText()
  const { moment } = useDateTimeText()
  const { platformClock } = useRoot()
  const lottery = useStore(lotteryStore)
  const { numero, closeTime, openTime } = currentNumero
  const closed = platformClock.now() >= closeTime
  return (
    <Card>
      <Facts>
        <Fact>
          <Muted>{text(closed ? 'lottery.draws_in' : 'lottery.closes_in')}</Muted>
          <Clock
            key={`${numero}-${closed}`}
            until={closed ? openTime : closeTime}
            label={text(closed ? 'lottery.draws_in' : 'lottery.closes_in')}
            clock={platformClock.now}
            onEnd={() => void lottery.look()}
          />
          <Muted>
            {text('lottery.draw')} <bdi dir="ltr">{numero}</bdi> · <Whole>{moment(openTime)}</Whole>
          </Muted>
        </Fact>
        {lastNumero ? (
          <Fact>
            <Muted>
              {text('lottery.last_draw')} <bdi dir="ltr">{lastNumero.numero}</bdi>
            </Muted>
            <DrawnNumbers numbers={lastNumero.winNo} large />
          </Fact>
        ) : null}
      </Facts>
    </Card>
  )
})
