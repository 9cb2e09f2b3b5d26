import { Button, IconButton, SessionClock, t } from '@croupier/ui'
import type { LaunchTarget } from '@croupier/stores'
import { ArrowLeft, Heart, Maximize, RotateCw, Wallet } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { clockText, type GameSession } from './gameSession.ts'
import { useNow } from './useNow.ts'

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space.s1};
  min-block-size: 3.25rem;
  padding-inline: ${t.space.s2};
  border-block-end: 1px solid ${t.color.border};
  background: ${t.color.surface};
  font-size: ${t.fontSize.sm};
`

/** Back is where reading comes from. */
const Back = styled(ArrowLeft)`
  &:where(:dir(rtl)) {
    scale: -1 1;
  }
`

const Favourite = styled(IconButton)`
  &[aria-pressed='true'] {
    color: ${t.color.dangerText};
  }
`

/** Phones have the header's own deposit button right above. */
const Deposit = styled(Button)`
  padding-inline: ${t.space.s3};

  @media (max-width: 29.99rem) {
    display: none;
  }
`

const Wide = styled.span`
  @media (max-width: 47.99rem) {
    position: absolute;
    clip-path: inset(50%);
  }
`

const Name = styled.h1`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  font-size: ${t.fontSize.md};
  text-overflow: ellipsis;
  white-space: nowrap;
`

/**
 * The bar above a game: back, name, time of the session and its net result in words and sign, favourite, deposit,
 * reload, full screen (S-314, G-19, G-20).
 */
export const GameBar = observer(function GameBar({
  target,
  session,
  onBack,
  onReload,
  onFullScreen,
}: {
  target: LaunchTarget
  session: GameSession
  onBack: () => void
  onReload: () => void
  onFullScreen: () => void
}) {
  const text = useText()
  const money = useMoney()
  const { favourites, memberCentre } = useRoot()
  const now = useNow(session.readyAt !== undefined)
  const { nodeId, vassalage, gameType } = target
  const favourite = nodeId !== undefined && favourites.has(nodeId)
  const lost = session.net.startsWith('-')
  const netWords = text(lost ? 'game.net_lost' : session.net === '0.00' ? 'game.net_even' : 'game.net_won', {
    amount: money.amount(session.net.replace('-', '')),
  })
  return (
    <Root role="group" aria-label={text('game.bar')}>
      <IconButton label={text('game.back')} onClick={onBack}>
        <Back aria-hidden />
      </IconButton>
      <Name>{target.name}</Name>
      {session.readyAt === undefined ? null : (
        <SessionClock
          timeLabel={text('game.session_time')}
          time={clockText(now - session.readyAt)}
          netLabel={text('game.net_result')}
          net={`${lost || session.net === '0.00' ? '' : '+'}${money.amount(session.net)}`}
          netWords={netWords}
        />
      )}
      {nodeId === undefined ? null : (
        <Favourite
          aria-pressed={favourite}
          label={text(favourite ? 'game.remove_favourite' : 'game.add_favourite')}
          onClick={() => favourites.toggle({ nodeId, vassalage, gameType })}
        >
          <Heart fill={favourite ? 'currentColor' : 'none'} aria-hidden />
        </Favourite>
      )}
      <Deposit
        variant="ghost"
        tone="neutral"
        startIcon={<Wallet aria-hidden />}
        aria-label={text('game.deposit')}
        onClick={() => memberCentre.open('depositv2')}
      >
        <Wide aria-hidden>{text('game.deposit')}</Wide>
      </Deposit>
      <IconButton label={text('game.reload')} onClick={onReload}>
        <RotateCw aria-hidden />
      </IconButton>
      <IconButton label={text('game.full_screen')} onClick={onFullScreen}>
        <Maximize aria-hidden />
      </IconButton>
    </Root>
  )
})
