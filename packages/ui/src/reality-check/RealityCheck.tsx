import { Dialog as Engine } from '@base-ui/react/dialog'
import { Hourglass } from 'lucide-react'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { Button } from '../button/Button.tsx'
import { Callout } from '../callout/Callout.tsx'
import { DescriptionList, type Description } from '../description-list/DescriptionList.tsx'
import { useJoinedRef } from '../field/useJoinedRef.ts'
import { Box, Mark, Message, Viewport, Title } from '../dialog/dialogParts.ts'
import { useFullScreenElement } from '../full-screen/useFullScreenElement.ts'
import { useReturnFocus } from '../overlay/useReturnFocus.ts'
import { useDismissal } from '../overlay/useDismissal.ts'
import { Scrim } from '../overlay/windowParts.ts'
import { useFreshPress } from '../press/useFreshPress.ts'
import { tokens } from '../theme/theme.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** One answer to the check: continue, history, limits or log out. */
export interface RealityChoice {
  /** Value reported when chosen. */
  readonly value: string
  /** The words on the button. */
  readonly label: string
}

/** Props of `RealityCheck`; everything else goes to the box. */
export interface RealityCheckProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether it is shown. */
  open: boolean
  /** "You have been playing for 30 minutes." */
  title: ReactNode
  /** The player's setting, and where to change it. */
  children?: ReactNode
  /** Time, staked, won and net, in this order; the net result is the `total`. */
  figures: readonly Description[]
  /** The answers. All have the same look and size, so none is suggested. */
  choices: readonly RealityChoice[]
  /** Called with the value of the chosen answer. Not called while one is `pending`. */
  onChoice: (value: string) => void
  /** The value of the answer that is being sent. */
  pending?: string | undefined
  /** `loading` is announced while an answer is being sent. */
  texts?: SomeTexts<'loading'> | undefined
  /** Why the answer could not be sent; shown as an alert that receives the focus. */
  error?: ReactNode
}

const focusOn = (alert: HTMLElement | null) => alert?.focus()

const Ground = styled(Scrim)`
  background: ${tokens.color.canvas};
  opacity: 0.96;
`

/** A phone in landscape: the answers go next to the figures, so that everything fits on the screen. */
const onSide = '@media (height < 30rem) and (width >= 40rem)'

const Check = styled(Box)`
  --_width: 27.5rem;

  ${onSide} {
    --_width: 44rem;

    display: grid;
    grid-template-columns: minmax(0, 1fr) 15rem;
    align-content: start;
    column-gap: ${tokens.space.s5};
    padding: ${tokens.space.s4};

    & > [data-mark] {
      display: none;
    }
  }
`

const Figures = styled(DescriptionList)`
  margin-block-start: ${tokens.space.s4};
  font-size: ${tokens.fontSize.md};
  text-align: start;

  & dd {
    color: ${tokens.color.text};
    font-weight: ${tokens.fontWeight.semibold};
  }
  & > [data-total] {
    font-size: ${tokens.fontSize.lg};
  }
`

const Alert = styled(Callout)`
  margin-block-start: ${tokens.space.s4};
  text-align: start;
`

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  grid-auto-rows: 1fr;
  gap: ${tokens.space.s2};
  margin-block-start: ${tokens.space.s4};

  ${onSide} {
    grid-area: 1 / 2 / span 3;
    grid-template-columns: minmax(0, 1fr);
    margin: 0;
  }
`

/**
 * A reminder at the player's chosen interval: time, results and answers of equal weight. Renders a
 * `<div role="alertdialog">` in a portal.
 *
 * It must be answered: neither Escape nor a press outside closes it. No button has focus at first, so the key
 * that just spun a reel cannot answer it. It covers the game, also in full screen and while the game's frame has
 * focus; if the frame itself is in full screen, where nothing can cover it, full screen ends.
 */
export const RealityCheck = ({
  open,
  title,
  figures,
  choices,
  onChoice,
  pending,
  texts,
  error,
  style,
  children,
  ref,
  ...rest
}: RealityCheckProps) => {
  const words = useKitTexts(texts)
  const box = useRef<HTMLDivElement>(null)
  const joined = useJoinedRef(useJoinedRef(box, useReturnFocus(open)), ref)
  const portal = usePortalContainer()
  const filling = useFullScreenElement()
  const covering = filling instanceof HTMLElement && !(filling instanceof HTMLIFrameElement) ? filling : undefined
  const fresh = useFreshPress()
  const dismiss = useDismissal({ open, dismissible: false, onClose: () => undefined })
  useEffect(() => {
    if (open && filling instanceof HTMLIFrameElement) document.exitFullscreen().catch(() => undefined)
  }, [open, filling])
  return (
    <Engine.Root open={open} modal="trap-focus" disablePointerDismissal onOpenChange={dismiss}>
      <Engine.Portal container={covering ?? portal}>
        <Ground />
        <Viewport {...fresh}>
          <Check {...rest} ref={joined} role="alertdialog" initialFocus={box} style={style}>
            <Mark data-mark="" data-tone="info" aria-hidden>
              <Hourglass size={28} />
            </Mark>
            <Title>{title}</Title>
            <Message render={<div />}>
              {wholeText(children)}
              <Figures items={figures.map((figure) => ({ ...figure, value: <bdi>{figure.value}</bdi> }))} />
            </Message>
            {error === undefined || error === null ? null : (
              <Alert tone="danger" role="alert" tabIndex={-1} ref={focusOn}>
                {error}
              </Alert>
            )}
            <Choices>
              {choices.map(({ value, label }) => (
                <Button
                  key={value}
                  variant="outline"
                  tone="neutral"
                  size="lg"
                  loading={pending === value}
                  texts={words}
                  onClick={() => {
                    if (pending === undefined) onChoice(value)
                  }}
                >
                  {label}
                </Button>
              ))}
            </Choices>
          </Check>
        </Viewport>
      </Engine.Portal>
    </Engine.Root>
  )
}
