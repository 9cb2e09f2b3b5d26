import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
  type Ref,
  type SyntheticEvent,
} from 'react'
import { styled } from 'styled-components'
import { PortalContainerContext } from '../brand/portalContainer.ts'
import { useOverlay } from '../overlay/useOverlay.ts'
import { t } from '../theme/theme.ts'
import { DialogFace, useAnswers } from './DialogFace.tsx'
import { roleOf, widthStyle, type DialogProps } from './dialogProps.ts'
import { boxStyle, messageStyle, titleStyle } from './dialogStyle.ts'
import { useTimeOut } from './useTimeOut.ts'

const Box = styled.dialog`
  ${boxStyle}
  inset: 0;
  max-inline-size: calc(100% - 2 * ${t.space.s4});
  margin: auto;

  &::backdrop {
    background: ${t.color.scrim};
  }
`

const Title = styled.h2`
  ${titleStyle}
`

const Message = styled.div`
  ${messageStyle}
`

const beside = ({ clientX, clientY, currentTarget }: MouseEvent) => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/**
 * A dialog by the browser's own means, for when its engine is slow to come or never does: what was asked is asked all
 * the same. Renders a `<dialog>`, where it stands in the page; it is open for as long as it is mounted.
 *
 * Answers, focus, Escape, the scroll lock and the order among overlays are those of `Dialog`. Being in the browser's
 * top layer, it lies over toasts too. Attributes out: `data-tone`, `data-open`.
 */
export const PlainDialog = ({
  open: _always,
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
  ref,
  ...rest
}: DialogProps) => {
  const box = useRef<HTMLDialogElement>(null)
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  useImperativeHandle<unknown, unknown>(ref as Ref<unknown>, () => box.current)
  const [titleId, messageId] = [useId(), useId()]
  const answers = useAnswers(buttons, closeText)
  const takesDismissal = useOverlay(true, true)
  const patience = useTimeOut(true, timeOut, () => onResult('timeOut'))
  const silent = children === undefined || children === null
  const { button } = answers
  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    button.current?.focus()
    // Closed before it goes, since only then the browser gives the focus back.
    return () => dialog?.close()
  }, [button])
  const dismiss = (event: SyntheticEvent) => {
    event.preventDefault()
    if (cover && takesDismissal(event.nativeEvent)) onResult('cover')
  }
  return (
    <Box
      {...(rest as ComponentProps<'dialog'>)}
      {...patience}
      ref={box}
      role={roleOf(tone)}
      aria-labelledby={titleId}
      aria-describedby={silent ? undefined : messageId}
      data-tone={tone}
      data-open=""
      style={{ ...widthStyle(width), ...style }}
      // Escape by its key too: the browser lets only the first one in a row be refused.
      onKeyDown={(event) => (event.key === 'Escape' ? dismiss(event) : answers.onKeyDown(event))}
      onCancel={dismiss}
      onClose={(event) => {
        // The browser may insist, as a phone's way back does: then nobody is left waiting.
        if (!event.currentTarget.open) onResult('cover')
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && beside(event)) dismiss(event)
      }}
    >
      {/* What its content opens belongs into the same layer: beside it, it could not be reached. */}
      <PortalContainerContext value={layer}>
        <DialogFace tone={tone} icon={icon} answers={answers} onResult={onResult}>
          <Title id={titleId}>{title}</Title>
          {silent ? null : <Message id={messageId}>{children}</Message>}
        </DialogFace>
      </PortalContainerContext>
      <div ref={setLayer} />
    </Box>
  )
}
