import { Dialog as Engine } from '@base-ui/react/dialog'
import { CircleHelp, TriangleAlert } from 'lucide-react'
import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { Button } from '../button/Button.tsx'
import { Box, Buttons, Mark, Message, Scrim, Stage, Title } from '../dialog/dialogParts.ts'
import { cssLength } from '../overlay/cssLength.ts'
import { useDismissal } from '../overlay/useDismissal.ts'
import { tokens } from '../theme/theme.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** Props of `AlertDialog`; everything else goes to the box. */
export interface AlertDialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether it is shown. */
  open: boolean
  /** What is asked: "Sign out?" */
  title: ReactNode
  /** `confirm` says what the answer does: "Sign out", never "OK". `loading` is said when the work starts. */
  texts: { readonly confirm: string } & SomeTexts<'cancel' | 'loading'>
  /** On the button that leaves everything as it is. */
  /** Does it. While a returned promise is pending, the dialog waits and can't be left. The caller closes it. */
  onConfirm: () => void | Promise<void>
  /** Leaves everything as it is: by its button or Escape. */
  onCancel: () => void
  /** What is asked cannot be taken back: the quiet answer gets the focus, the other one the colour of danger. */
  danger?: boolean | undefined
  /** Why it did not work, said at once; the question stays open to try again. */
  error?: ReactNode
  /** Any CSS length, or pixels. Default 400. */
  width?: number | string | undefined
}

const Fault = styled.p`
  margin-block-start: ${tokens.space.s3};
  color: ${tokens.color.dangerText};
  font-size: ${tokens.fontSize.sm};
  overflow-wrap: anywhere;

  &:where(:empty) {
    display: none;
  }
`

/**
 * Asks before something is done, and does it while still open. Renders a `<div role="alertdialog">` in a portal.
 *
 * A click beside it does nothing, since silence is no answer; Escape leaves everything as it is. For a message that only
 * has to be read, use `Dialog`. Attributes out: `data-open`, and, while true, `data-danger`, `data-busy`.
 */
export const AlertDialog = ({
  open,
  title,
  texts,

  onConfirm,
  onCancel,
  danger = false,

  error,
  width = 400,
  style,
  children,
  ...rest
}: AlertDialogProps) => {
  const words = useKitTexts(texts)
  const quiet = useRef<HTMLButtonElement>(null)
  const deed = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const dismiss = useDismissal({ open, dismissible: !busy, onClose: onCancel })
  const confirm = async () => {
    const work = onConfirm()
    if (work === undefined) return
    setBusy(true)
    try {
      await work
    } finally {
      setBusy(false)
    }
  }
  return (
    <Engine.Root open={open} modal="trap-focus" disablePointerDismissal onOpenChange={dismiss}>
      <Engine.Portal container={usePortalContainer()}>
        <Scrim />
        <Stage>
          <Box
            {...rest}
            role="alertdialog"
            initialFocus={danger ? quiet : deed}
            data-danger={danger ? '' : undefined}
            data-busy={busy ? '' : undefined}
            style={{ ['--_width' as string]: cssLength(width), ...style }}
          >
            <Mark data-tone={danger ? 'danger' : 'neutral'} aria-hidden>
              {danger ? <TriangleAlert size={28} /> : <CircleHelp size={28} />}
            </Mark>
            <Title>{title}</Title>
            {children === undefined || children === null ? null : <Message render={<div />}>{children}</Message>}
            <Fault role="alert">{error}</Fault>
            <Buttons>
              <Button
                ref={quiet}
                size="lg"
                variant="outline"
                tone="neutral"
                disabled={busy}
                focusableWhenDisabled
                onClick={onCancel}
              >
                {words.cancel}
              </Button>
              <Button
                ref={deed}
                size="lg"
                tone={danger ? 'danger' : 'accent'}
                loading={busy}
                texts={words}
                onClick={() => void confirm()}
              >
                {words.confirm}
              </Button>
            </Buttons>
          </Box>
        </Stage>
      </Engine.Portal>
    </Engine.Root>
  )
}
