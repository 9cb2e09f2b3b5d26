import { Dialog as Engine } from '@base-ui/react/dialog'
import { CircleAlert, CircleCheck, CircleHelp, Info, TriangleAlert } from 'lucide-react'
import { useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { raisedStyle, scrimStyle } from '../overlay/surface.ts'
import { useOverlay } from '../overlay/useOverlay.ts'
import { t } from '../theme/theme.ts'
import { useTimeOut } from './useTimeOut.ts'

/** What a dialog is about; chooses its icon and colour. */
export type DialogTone = 'info' | 'success' | 'warning' | 'error' | 'question'

/** One button of a dialog. */
export interface DialogButton {
  /** Handed to `onResult` when pressed. */
  readonly id: string
  readonly text: string
  readonly variant?: ButtonProps['variant']
  readonly tone?: ButtonProps['tone']
  /** Enter activates this one [S-085]. When none says so, it is the last. */
  readonly isDefault?: boolean | undefined
}

/** Props of `Dialog`; everything else goes to the box. */
export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  open: boolean
  /** The id of the pressed button, `cover` for background or Escape, `timeOut` when its time is over. */
  onResult: (result: string) => void
  /** Default `info`. */
  tone?: DialogTone | undefined
  /** In place of the tone's icon; `null` for none. */
  icon?: ReactNode
  title: ReactNode
  /** Default one button, `CLOSE` [S-084]. */
  buttons?: readonly DialogButton[] | undefined
  /** Text of that one button. Default "CLOSE". */
  closeText?: string | undefined
  /** Whether background and Escape answer `cover`. Default true. */
  cover?: boolean | undefined
  /** Milliseconds until it closes by itself; waits while the pointer is over it. */
  timeOut?: number | undefined
  /** Any CSS length, or pixels. Default 400 [S-084]. */
  width?: number | string | undefined
}

const Scrim = styled(Engine.Backdrop)`
  ${scrimStyle}
`

const Stage = styled(Engine.Viewport)`
  position: fixed;
  inset: 0;
  z-index: ${t.z.modal};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: ${t.space.s4};
  pointer-events: none;
`

const Box = styled(Engine.Popup)`
  ${raisedStyle}
  display: flex;
  flex-direction: column;
  inline-size: var(--_width);
  max-inline-size: 100%;
  max-block-size: calc(100dvh - ${t.space.s6});
  padding: ${t.space.s5};
  border-radius: ${t.radius.lg};
  overflow-y: auto;
  text-align: center;
  pointer-events: auto;
  transition:
    opacity ${t.motion.base} ${t.motion.ease},
    scale ${t.motion.base} ${t.motion.ease};

  &:where([data-starting-style], [data-ending-style]) {
    opacity: 0;
    scale: 0.96;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

const Mark = styled.span`
  --_soft: ${t.color.infoSoft};
  --_ink: ${t.color.infoText};

  display: inline-grid;
  place-items: center;
  align-self: center;
  flex: none;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  margin-block-end: ${t.space.s4};
  border-radius: 50%;
  background: var(--_soft);
  color: var(--_ink);

  &:where([data-tone='success'], [data-tone='question']) {
    --_soft: ${t.color.accentSoft};
    --_ink: ${t.color.accentText};
  }
  &:where([data-tone='warning']) {
    --_soft: ${t.color.warningSoft};
    --_ink: ${t.color.warningText};
  }
  &:where([data-tone='error']) {
    --_soft: ${t.color.dangerSoft};
    --_ink: ${t.color.dangerText};
  }
`

const Title = styled(Engine.Title)`
  margin: 0;
  font-family: ${t.font.display};
  font-size: ${t.fontSize.xl};
  font-weight: ${t.fontWeight.semibold};
  line-height: ${t.leading.tight};
  overflow-wrap: anywhere;
  text-wrap: balance;
`

const Message = styled(Engine.Description)`
  margin-block-start: ${t.space.s2};
  color: ${t.color.textMuted};
  overflow-wrap: anywhere;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s2};
  margin-block-start: ${t.space.s5};

  & > * {
    flex: 1 1 auto;
    min-inline-size: 8rem;
  }
`

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  question: CircleHelp,
} as const satisfies Record<DialogTone, unknown>

const ownEnter = 'button, a[href], textarea, select, summary, [contenteditable]'

/**
 * A short message with an icon and one or more answers. Renders a `<div role="alertdialog">` in a portal (`dialog` for
 * the tones `info` and `success`).
 *
 * It holds no state: the caller opens it as data and is told the result. The default button gets the focus, and Enter
 * activates it from anywhere but another button or link. Attributes out: `data-tone`, `data-open`.
 */
export const Dialog = ({
  open,
  onResult,
  tone = 'info',
  icon,
  title,
  buttons,
  closeText = 'CLOSE',
  cover = true,
  timeOut,
  width = 400,
  style,
  children,
  ...rest
}: DialogProps) => {
  const answers: readonly DialogButton[] = buttons?.length ? buttons : [{ id: 'close', text: closeText }]
  const fallback = answers.find((answer) => answer.isDefault) ?? answers.at(-1)
  const defaultButton = useRef<HTMLButtonElement>(null)
  const takesDismissal = useOverlay(open, true)
  const patience = useTimeOut(open, timeOut, () => onResult('timeOut'))
  const Icon = icons[tone]
  const enter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || (event.target as Element).closest(ownEnter)) return
    event.preventDefault()
    defaultButton.current?.click()
  }
  return (
    <Engine.Root
      open={open}
      modal="trap-focus"
      disablePointerDismissal={!cover}
      onOpenChange={(next, details) => {
        if (next) return
        if (cover && takesDismissal(details.event)) onResult('cover')
        else details.cancel()
      }}
    >
      <Engine.Portal container={usePortalContainer()}>
        <Scrim />
        <Stage>
          <Box
            {...rest}
            {...patience}
            role={tone === 'info' || tone === 'success' ? 'dialog' : 'alertdialog'}
            data-tone={tone}
            initialFocus={defaultButton}
            onKeyDown={enter}
            style={{ ['--_width' as string]: typeof width === 'number' ? `${width / 16}rem` : width, ...style }}
          >
            {icon === null ? null : (
              <Mark data-tone={tone} aria-hidden>
                {icon ?? <Icon size={28} />}
              </Mark>
            )}
            <Title>{title}</Title>
            {children === undefined || children === null ? null : <Message render={<div />}>{children}</Message>}
            <Buttons>
              {answers.map((answer) => {
                const isDefault = answer === fallback
                return (
                  <Button
                    key={answer.id}
                    ref={isDefault ? defaultButton : undefined}
                    size="lg"
                    variant={answer.variant ?? (isDefault ? 'solid' : 'outline')}
                    tone={answer.tone ?? (isDefault ? 'accent' : 'neutral')}
                    onClick={() => onResult(answer.id)}
                  >
                    {answer.text}
                  </Button>
                )
              })}
            </Buttons>
          </Box>
        </Stage>
      </Engine.Portal>
    </Engine.Root>
  )
}
