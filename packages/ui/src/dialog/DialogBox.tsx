import { Dialog as Engine } from '@base-ui/react/dialog'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { useOverlay } from '../overlay/useOverlay.ts'
import { DialogFace, useAnswers } from './DialogFace.tsx'
import { Box, Message, Scrim, Stage, Title } from './dialogParts.ts'
import { roleOf, widthStyle, type DialogProps } from './dialogProps.ts'
import { useTimeOut } from './useTimeOut.ts'

/**
 * `Dialog` with its engine at once: for what is loaded late itself, and for messages that must be told without a
 * network. Renders a `<div role="alertdialog">` in a portal (`dialog` for the tones `info` and `success`).
 *
 * It holds no state: the caller opens it as data and is told the result. The default button gets the focus, and Enter
 * activates it from anywhere but another button or link. Attributes out: `data-tone`, `data-open`.
 */
export const DialogBox = ({
  open,
  onResult,
  tone = 'info',
  icon,
  title,
  buttons,
  closeText,
  cover = true,
  timeOut,
  width = 400,
  style,
  children,
  ...rest
}: DialogProps) => {
  const answers = useAnswers(buttons, closeText)
  const takesDismissal = useOverlay(open, true)
  const patience = useTimeOut(open, timeOut, () => onResult('timeOut'))
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
            role={roleOf(tone)}
            data-tone={tone}
            initialFocus={answers.button}
            onKeyDown={answers.onKeyDown}
            style={{ ...widthStyle(width), ...style }}
          >
            <DialogFace tone={tone} icon={icon} answers={answers} onResult={onResult}>
              <Title>{title}</Title>
              {children === undefined || children === null ? null : <Message render={<div />}>{children}</Message>}
            </DialogFace>
          </Box>
        </Stage>
      </Engine.Portal>
    </Engine.Root>
  )
}
