import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../spinner/Spinner.tsx'
import { buttonClass, buttonLook, type ButtonSize, type ButtonTone, type ButtonVariant } from './buttonLook.tsx'
import { pressAttributes } from './pressAttributes.ts'
import { WaitWord } from './WaitWord.tsx'
import { withoutRepeats } from '../press/freshPress.ts'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { useTokensCheck } from '../theme/useTokensCheck.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** Props of `Button`; everything a native `<button>` takes is passed on to it. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** Visual weight. Default `solid`. */
  variant?: ButtonVariant | undefined
  /** What it means. Default `accent`. */
  tone?: ButtonTone | undefined
  /** 32, 40 or 48 px high. Default `md`. */
  size?: ButtonSize | undefined
  /** As wide as its container. */
  fullWidth?: boolean | undefined
  /** Shows a spinner; the button keeps its focus, width and name, and ignores presses. */
  loading?: boolean | undefined
  /** Texts: `loading` is announced when loading starts, e.g. "Signing in…". */
  texts?: SomeTexts<'loading'> | undefined
  /** Keeps a disabled button in the tab order, so users can reach the reason given by `aria-describedby`. */
  focusableWhenDisabled?: boolean | undefined
  /** Icon before the text. */
  startIcon?: ReactNode | undefined
  /** Icon after the text. */
  endIcon?: ReactNode | undefined
}

/**
 * Renders a `<button>` (`type="button"` by default).
 *
 * Attributes out: `data-variant`, `data-tone`, `data-size`, and, while true, `data-loading`, `data-disabled`,
 * `data-full-width`.
 */
export const Button = ({
  variant = 'solid',
  tone = 'accent',
  size = 'md',
  fullWidth = false,
  loading = false,
  texts,
  disabled = false,
  focusableWhenDisabled = false,
  startIcon,
  endIcon,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) => {
  useTokensCheck()
  // A lone text needs no wrapper, which would account for a third of the cost of rendering a button. It has to be the
  // only child: React replaces such a text as a whole, even if page translation has replaced it.
  const alone = typeof children === 'string' && !startIcon && !endIcon && !loading
  return (
    <>
      {buttonLook}
      <button
        type="button"
        {...rest}
        onKeyDown={withoutRepeats(rest.onKeyDown)}
        {...pressAttributes({ loading, disabled, focusableWhenDisabled, onClick })}
        className={buttonClass(className)}
        data-variant={variant}
        data-tone={tone}
        data-size={size}
        data-full-width={fullWidth ? '' : undefined}
      >
        {alone ? (
          children
        ) : (
          <>
            <span data-content="">
              {startIcon}
              {wholeText(children)}
              {endIcon}
            </span>
            {loading && (
              <span data-waiting="">
                <Spinner size="sm" />
                <WaitWord text={texts?.loading} />
              </span>
            )}
          </>
        )}
      </button>
    </>
  )
}
