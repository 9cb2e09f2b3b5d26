import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, buttonLook, type ButtonSize, type ButtonTone, type ButtonVariant } from '../button/buttonLook.tsx'
import { pressAttributes } from '../button/pressAttributes.ts'
import { WaitWord } from '../button/WaitWord.tsx'
import { withoutRepeats } from '../press/freshPress.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { squareLook } from './squareLook.tsx'

/** Props of `IconButton`; everything a native `<button>` takes is passed on to it. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name. */
  label: string
  /** The icon. */
  children: ReactNode
  /** Visual weight. Default `ghost`. */
  variant?: ButtonVariant | undefined
  /** What it means. Default `neutral`. */
  tone?: ButtonTone | undefined
  /** 32, 40 or 48 px square. Default `md`. */
  size?: ButtonSize | undefined
  /** A circle instead of a rounded square. */
  round?: boolean | undefined
  /** Shows a spinner; the button keeps its focus and name, and ignores presses. */
  loading?: boolean | undefined
  /** `loading` is announced when waiting begins. */
  texts?: SomeTexts<'loading'> | undefined
  /** Keeps a disabled button in the tab order. */
  focusableWhenDisabled?: boolean | undefined
}

/**
 * Renders a `<button type="button">` named by `label`.
 *
 * Attributes out: `data-variant`, `data-tone`, `data-size`, and, while true, `data-loading`, `data-disabled`,
 * `data-round`.
 */
export const IconButton = ({
  label,
  children,
  variant = 'ghost',
  tone = 'neutral',
  size = 'md',
  round = false,
  loading = false,
  texts,
  disabled = false,
  focusableWhenDisabled = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) => (
  <>
    {buttonLook}
    {squareLook}
    <button
      type="button"
      {...rest}
      onKeyDown={withoutRepeats(rest.onKeyDown)}
      {...pressAttributes({ loading, disabled, focusableWhenDisabled, onClick })}
      className={buttonClass(className ? `cr-icon-button ${className}` : 'cr-icon-button')}
      aria-label={label}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-round={round ? '' : undefined}
    >
      {loading ? (
        <>
          <Spinner size="sm" />
          <WaitWord text={texts?.loading} />
        </>
      ) : (
        children
      )}
    </button>
  </>
)
