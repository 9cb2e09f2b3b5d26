import { Button } from '@croupier/ui/Button'
import { IconButton } from '@croupier/ui/IconButton'
import { below } from '@croupier/ui/breakpoints'
import { hiddenStyle } from '@croupier/ui/hiddenStyle'
import { tokens } from '@croupier/ui/theme'
import type { LaunchTarget } from '@croupier/stores'
import { Heart, HeartHandshake, Maximize, Minimize, RotateCw, Wallet } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../../base/RootContext.ts'
import { BackArrow } from '../../parts/page/BackArrow.ts'
import { useText } from '../../parts/text/useText.ts'
import { GamingSessionClock } from '../../safety/GamingSessionClock.tsx'
import { GamingSessionWarning } from '../../safety/GamingSessionWarning.tsx'
import { StopButton } from '../../safety/StopButton.tsx'
import { gameAlone } from './gameAlone.ts'
import { GameBalance } from './GameBalance.tsx'

/** As dark in a light theme as in a dark one: a game is played beneath it. */
const Root = styled.div`
  container-type: inline-size;
  display: flex;
  flex: none;
  /* In very large text the controls go on in a second line. */
  flex-wrap: wrap;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: ${tokens.space.s1};
  border-block-end: 1px solid ${tokens.color.deepBorder};
  background: ${tokens.color.deep};
  color: ${tokens.color.onDeep};
  font-size: ${tokens.fontSize.sm};
`

const Favourite = styled(IconButton)`
  &[data-active] {
    color: ${tokens.color.onDeepAccent};
  }
`

/** A narrow bar shows only what a running game needs; both are also on the game's tile and in the account's menu. */
const Roomy = styled.span`
  display: contents;

  @container ${below.sm} {
    display: none;
  }
`

const Deposit = styled(Button)`
  padding-inline: ${tokens.space.s3};
`

/**
 * Shown while the header with its own balance is out of sight: in full screen, and on a phone that shows only the game.
 */
const Money = styled.span`
  display: none;
  flex: none;
  padding-inline: ${tokens.space.s2};
  font-weight: ${tokens.fontWeight.medium};

  &:where([data-full-screen]) {
    display: inline-flex;
  }
  @media ${gameAlone} {
    display: inline-flex;
  }
  @container ${below.sm} {
    padding-inline: ${tokens.space.s1};
    font-size: ${tokens.fontSize.xs};
  }
`

const Wide = styled.span`
  @media ${below.md} {
    ${hiddenStyle}
  }
`

/** Name and clock: side by side, or one above the other where that leaves more of the name to be read. */
const Told = styled.div`
  display: flex;
  flex: 1 1 4.5rem;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s2};
  min-inline-size: 4.5rem;

  @container ${below.sm} {
    display: grid;
    gap: 0;
    justify-items: start;
    line-height: ${tokens.leading.tight};
    padding-block: ${tokens.space.s1};
    padding-inline-start: ${tokens.space.s1};
  }
`

/** On one line below the name. */
const Clock = styled(GamingSessionClock)`
  @container ${below.sm} {
    flex-flow: row wrap;
    gap: 0 ${tokens.space.s2};
  }
`

/** Cut at its own end, which in a right-to-left page is the other one. */
const Name = styled.h1`
  min-inline-size: 0;
  max-inline-size: 100%;
  overflow: hidden;
  font-size: ${tokens.fontSize.md};
  text-overflow: ellipsis;
  white-space: nowrap;

  @container ${below.sm} {
    font-size: ${tokens.fontSize.sm};
  }
`

/**
 * The bar above a game: back, name, the gaming session's clock and net result, favourite, deposit, reload, full screen,
 * and the warning before a session limit ends play; the balance too where the header is out of sight, and in full
 * screen the time of day (S-314, G-19, G-20, G-23 to G-25, G-30).
 */
export const GameBar = observer(function GameBar({
  target,
  fullScreen,
  onBack,
  onReload,
  onFullScreen,
}: {
  target: LaunchTarget
  /** Whether the game fills the screen, which hides the device's clock. */
  fullScreen: boolean
  onBack: () => void
  onReload: () => void
  onFullScreen: () => void
}) {
  const text = useText()
  const { favourites, memberCentre, modals, system } = useRoot()
  const { nodeId, vassalage, gameType } = target
  const favourite = nodeId !== undefined && favourites.has(nodeId)
  // Opens over the game, which waits; it would be hidden behind a game in full screen.
  const openSafety = () => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    void modals.open({ kind: 'safety' })
  }
  return (
    <>
      <Root role="group" aria-label={text('game.bar')} data-surface="deep">
        <IconButton label={text('game.back')} onClick={onBack}>
          <BackArrow />
        </IconButton>
        <Told>
          <Name dir="auto">{target.name}</Name>
          <Clock dayTime={fullScreen} />
        </Told>
        <Money data-full-screen={fullScreen ? '' : undefined}>
          <GameBalance />
        </Money>
        <Roomy>
          {nodeId === undefined || !system.hasModules(['GAMELOFAV3']) ? null : (
            <Favourite
              data-active={favourite ? '' : undefined}
              label={text(favourite ? 'game.remove_favourite' : 'game.add_favourite')}
              onClick={() => favourites.toggle({ nodeId, name: target.name, vassalage, gameType })}
            >
              <Heart fill={favourite ? 'currentColor' : 'none'} aria-hidden />
            </Favourite>
          )}
          {memberCentre.has('depositv2') ? (
            <Deposit
              variant="ghost"
              tone="neutral"
              startIcon={<Wallet aria-hidden />}
              aria-label={text('game.deposit')}
              onClick={() => memberCentre.open('depositv2')}
            >
              <Wide aria-hidden>{text('game.deposit')}</Wide>
            </Deposit>
          ) : null}
        </Roomy>
        {fullScreen ? <StopButton /> : null}
        <IconButton label={text('title.safety')} onClick={openSafety}>
          <HeartHandshake aria-hidden />
        </IconButton>
        <IconButton label={text('game.reload')} onClick={onReload}>
          <RotateCw aria-hidden />
        </IconButton>
        <IconButton label={text(fullScreen ? 'game.leave_full_screen' : 'game.full_screen')} onClick={onFullScreen}>
          {fullScreen ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
        </IconButton>
      </Root>
      <GamingSessionWarning />
    </>
  )
})
