import { Dialog as Engine } from '@base-ui/react/dialog'
import { Hourglass } from 'lucide-react'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { Button } from '../button/Button.tsx'
import { useJoinedRef } from '../field/useJoinedRef.ts'
import { Box, Mark, Message, Scrim, Stage, Title } from '../dialog/dialogParts.ts'
import { useFullScreenElement } from '../full-screen/useFullScreenElement.ts'
import { useOverlay } from '../overlay/useOverlay.ts'
import { t } from '../theme/theme.ts'

/** One figure of the check: time played, staked, won, net result. */
export interface RealityFigure {
  readonly id: string
  readonly label: string
  readonly value: ReactNode
}

/** One way out of the check besides going on: history, limits, signing out. */
export interface RealityWay {
  readonly id: string
  readonly text: string
}

/** Props of `RealityCheck`; everything else goes to the box. */
export interface RealityCheckProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether it is shown. */
  open: boolean
  /** "You have been playing for 30 minutes." */
  title: ReactNode
  /** What the player set, and where that is changed. */
  children?: ReactNode
  /** Time, staked, won, net, in this order; the last one is set apart as the result [G-21]. */
  figures: readonly RealityFigure[]
  /** The way on: "Continue playing". */
  continueText: string
  /** The person goes on playing. */
  onContinue: () => void
  /** The other ways. */
  ways: readonly RealityWay[]
  /** One of the other ways was chosen: its id. */
  onWay: (id: string) => void
}

const Ground = styled(Scrim)`
  background: ${t.color.canvas};
  opacity: 0.96;
`

const Figures = styled.dl`
  display: grid;
  margin: ${t.space.s4} 0 0;
  font-variant-numeric: tabular-nums;
  text-align: start;

  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${t.space.s3};
    padding-block: ${t.space.s2};
    border-block-end: 1px solid ${t.color.border};
  }
  & dt {
    color: ${t.color.textMuted};
  }
  & dd {
    margin: 0;
    color: ${t.color.text};
    font-weight: ${t.fontWeight.semibold};
    text-align: end;
    overflow-wrap: anywhere;
  }
  & > div:last-child {
    border: 0;
    font-size: ${t.fontSize.lg};
  }
`

const Ways = styled.div`
  display: grid;
  gap: ${t.space.s2};
  margin-block-start: ${t.space.s4};
`

const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s2};

  & > * {
    flex: 1 1 auto;
  }
`

/**
 * The reminder at the player's own interval: how long, how much, and the ways on [G-21]. Renders a
 * `<div role="alertdialog">` in a portal.
 *
 * It must be answered: neither Escape nor a press beside it closes it. No button has the focus at first, so that the key
 * that was just spinning a reel can't answer it. It covers play, also over full screen and while the game's frame holds
 * the focus; a frame that fills the screen by itself, where nothing can be put above it, is made to stop [G-22].
 */
export const RealityCheck = ({
  open,
  title,
  figures,
  continueText,
  onContinue,
  ways,
  onWay,
  style,
  children,
  ref,
  ...rest
}: RealityCheckProps) => {
  const box = useRef<HTMLDivElement>(null)
  const joined = useJoinedRef(box, ref)
  const portal = usePortalContainer()
  const filling = useFullScreenElement()
  const covering = filling instanceof HTMLElement && !(filling instanceof HTMLIFrameElement) ? filling : undefined
  useOverlay(open, true)
  useEffect(() => {
    if (open && filling instanceof HTMLIFrameElement) document.exitFullscreen().catch(() => undefined)
  }, [open, filling])
  return (
    <Engine.Root
      open={open}
      modal="trap-focus"
      disablePointerDismissal
      onOpenChange={(_next, details) => details.cancel()}
    >
      <Engine.Portal container={covering ?? portal}>
        <Ground />
        <Stage>
          <Box
            {...rest}
            ref={joined}
            role="alertdialog"
            initialFocus={box}
            style={{ ['--_width' as string]: '27.5rem', ...style }}
          >
            <Mark data-tone="info" aria-hidden>
              <Hourglass size={28} />
            </Mark>
            <Title>{title}</Title>
            <Message render={<div />}>
              {children}
              <Figures>
                {figures.map(({ id, label, value }) => (
                  <div key={id}>
                    <dt>{label}</dt>
                    <dd>
                      <bdi>{value}</bdi>
                    </dd>
                  </div>
                ))}
              </Figures>
            </Message>
            <Ways>
              <Button size="lg" onClick={onContinue}>
                {continueText}
              </Button>
              <Others>
                {ways.map(({ id, text }) => (
                  <Button key={id} variant="outline" tone="neutral" onClick={() => onWay(id)}>
                    {text}
                  </Button>
                ))}
              </Others>
            </Ways>
          </Box>
        </Stage>
      </Engine.Portal>
    </Engine.Root>
  )
}
