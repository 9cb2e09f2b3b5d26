import type { ComponentProps, ReactNode } from 'react'
import type { ButtonProps } from '../button/Button.tsx'

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
  /** Whether it is shown. */
  open: boolean
  /** The id of the pressed button, `cover` for background or Escape, `timeOut` when its time is over. */
  onResult: (result: string) => void
  /** Default `info`. */
  tone?: DialogTone | undefined
  /** In place of the tone's icon; `null` for none. */
  icon?: ReactNode
  /** Its heading and accessible name. */
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

/** A message interrupts when it warns or asks, and is only told when it informs. */
export const roleOf = (tone: DialogTone) => (tone === 'info' || tone === 'success' ? 'dialog' : 'alertdialog')

/** The width as a box takes it. */
export const widthStyle = (width: number | string) => ({
  ['--_width' as string]: typeof width === 'number' ? `${width / 16}rem` : width,
})
