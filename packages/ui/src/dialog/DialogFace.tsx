import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { Button } from '../button/Button.tsx'
import type { DialogButton, DialogProps } from './dialogProps.ts'
import { Buttons, Mark } from './dialogStyle.ts'
import { ToneIcon } from './ToneIcon.tsx'

/** The answers of a dialog, and which of them Enter gives. */
interface Answers {
  readonly all: readonly DialogButton[]
  readonly standard: DialogButton | undefined
  /** The button of the default answer: it takes the focus. */
  readonly button: RefObject<HTMLButtonElement | null>
  /** Enter from anywhere but another button or link is the default answer's [S-085]. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

const ownEnter = 'button, a[href], textarea, select, summary, [contenteditable]'

/** The answers a dialog offers: its `buttons`, or CLOSE alone [S-084]. */
export const useAnswers = (buttons: DialogProps['buttons'], closeText = 'CLOSE'): Answers => {
  const all: readonly DialogButton[] = buttons?.length ? buttons : [{ id: 'close', text: closeText }]
  const button = useRef<HTMLButtonElement>(null)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || (event.target as Element).closest(ownEnter)) return
    event.preventDefault()
    button.current?.click()
  }
  return { all, standard: all.find((answer) => answer.isDefault) ?? all.at(-1), button, onKeyDown }
}

/** Props of `DialogFace`. */
interface DialogFaceProps extends Pick<DialogProps, 'icon' | 'onResult'> {
  tone: NonNullable<DialogProps['tone']>
  answers: Answers
  /** The title and the message. */
  children: ReactNode
}

/** Renders what a dialog shows, whatever holds it: its sign, its words and its answers. */
export const DialogFace = ({ tone, icon, answers, onResult, children }: DialogFaceProps) => (
  <>
    {icon === null ? null : (
      <Mark data-tone={tone} aria-hidden>
        {icon ?? <ToneIcon tone={tone} />}
      </Mark>
    )}
    {children}
    <Buttons>
      {answers.all.map((answer) => {
        const isDefault = answer === answers.standard
        return (
          <Button
            key={answer.id}
            ref={isDefault ? answers.button : undefined}
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
  </>
)
