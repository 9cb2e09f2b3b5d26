import { Dialog as Engine } from '@base-ui/react/dialog'
import { useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { useJoinedRef } from '../field/useJoinedRef.ts'
import { cssLength } from '../overlay/cssLength.ts'
import { useReturnFocus } from '../overlay/useReturnFocus.ts'
import { useDismissal } from '../overlay/useDismissal.ts'
import { Scrim } from '../overlay/windowParts.ts'
import { isFreshPress } from '../press/freshPress.ts'
import { useFreshPress } from '../press/useFreshPress.ts'
import { Box, Buttons, Mark, markStyle, Message, Viewport, Title } from './dialogParts.ts'
import { ToneIcon } from './ToneIcon.tsx'
import { useTimeOut } from './useTimeOut.ts'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { closeDialogWord } from '../texts/englishWords.ts'
import { useWord } from '../texts/useWord.ts'
import type { Tone } from '../theme/tone.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** Meaning of a dialog; sets its icon and colour. */
export type DialogTone = Tone

/** One button of a dialog. */
export interface DialogButton {
  /** Passed to `onResult` when the button is pressed. */
  readonly value: string
  /** Text of the button. */
  readonly label: string
  /** Variant of the button. Default `solid` for the default answer, else `outline`. */
  readonly variant?: ButtonProps['variant']
  /** Tone of the button. Default `accent` for the default answer, else `neutral`. */
  readonly tone?: ButtonProps['tone']
  /** Enter activates this button. Default: the last one. */
  readonly isDefault?: boolean | undefined
}

/** Props of `Dialog`; everything else goes to the box. */
export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether it is shown. */
  open: boolean
  /** Called with the `value` of the pressed button, `cover` for background or Escape, or `timeOut`. */
  onResult: (result: string) => void
  /** Default `info`. */
  tone?: DialogTone | undefined
  /** Replaces the tone's icon; `null` for none. */
  icon?: ReactNode
  /** The message or question, in a few words. */
  title: ReactNode
  /** Default: one button, named by `texts.closeDialog` (CLOSE in English). */
  buttons?: readonly DialogButton[] | undefined
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'closeDialog'> | undefined
  /** Whether background and Escape answer `cover`. Default true. */
  cover?: boolean | undefined
  /** Milliseconds until it answers `timeOut`. The time starts over when the pointer leaves the dialog. */
  timeOut?: number | undefined
  /** Any CSS length, or pixels. Default 400. */
  width?: number | string | undefined
}

const ownEnter = 'button, a[href], textarea, select, summary, [contenteditable]'

/**
 * `Dialog` with its engine included: for code that is itself loaded lazily, and for messages that must work without a
 * network. Renders a `<div role="alertdialog">` in a portal (`dialog` for the tones `info` and `success`).
 *
 * It holds no state: the caller opens it and receives the result. The default button gets the focus, and Enter
 * activates it from anywhere but another button or link. Attributes out: `data-tone`, `data-open`.
 */
export const DialogBox = ({
  open,
  onResult,
  tone = 'info',
  icon,
  title,
  buttons,
  texts,
  cover = true,
  timeOut,
  width = 400,
  style,
  children,
  ref,
  ...rest
}: DialogProps) => {
  const closeDialog = useWord('closeDialog', texts?.closeDialog, closeDialogWord)
  const answers: readonly DialogButton[] = buttons?.length ? buttons : [{ value: 'close', label: closeDialog }]
  const fallback = answers.find((answer) => answer.isDefault) ?? answers.at(-1)
  const defaultButton = useRef<HTMLButtonElement>(null)
  const dismiss = useDismissal({ open, dismissible: cover, onClose: () => onResult('cover') })
  const timeOutProps = useTimeOut(open, timeOut, () => onResult('timeOut'))
  const fresh = useFreshPress()
  const boxRef = useJoinedRef(useReturnFocus(open), ref)
  const enter = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !isFreshPress(event) || (event.target as Element).closest(ownEnter)) return
    event.preventDefault()
    defaultButton.current?.click()
  }
  return (
    <Engine.Root open={open} modal="trap-focus" disablePointerDismissal={!cover} onOpenChange={dismiss}>
      <Engine.Portal container={usePortalContainer()}>
        <Scrim />
        <Viewport {...fresh}>
          <Box
            {...rest}
            {...timeOutProps}
            ref={boxRef}
            role={tone === 'info' || tone === 'success' ? 'dialog' : 'alertdialog'}
            data-tone={tone}
            initialFocus={defaultButton}
            onKeyDown={enter}
            style={{ ['--_width' as string]: cssLength(width), ...style }}
          >
            {icon === null ? null : (
              <Mark aria-hidden style={markStyle(tone)}>
                {icon ?? <ToneIcon tone={tone} />}
              </Mark>
            )}
            <Title>{title}</Title>
            {children === undefined || children === null ? null : (
              <Message render={<div />}>{wholeText(children)}</Message>
            )}
            <Buttons>
              {answers.map((answer) => {
                const isDefault = answer === fallback
                return (
                  <Button
                    key={answer.value}
                    ref={isDefault ? defaultButton : undefined}
                    size="lg"
                    variant={answer.variant ?? (isDefault ? 'solid' : 'outline')}
                    tone={answer.tone ?? (isDefault ? 'accent' : 'neutral')}
                    onClick={() => onResult(answer.value)}
                  >
                    {answer.label}
                  </Button>
                )
              })}
            </Buttons>
          </Box>
        </Viewport>
      </Engine.Portal>
    </Engine.Root>
  )
}
