import type { ReactNode } from 'react'
import { buttonClass, buttonLook, type ButtonSize, type ButtonTone, type ButtonVariant } from '../button/buttonLook.tsx'
import { LinkElement, type LinkElementProps } from './LinkElement.tsx'
import { wholeText } from '../texts/wholeText.tsx'

/** Props of `ButtonLink`; everything a native `<a>` takes is passed on to it. */
export interface ButtonLinkProps extends LinkElementProps {
  /** Visual weight. Default `solid`. */
  variant?: ButtonVariant | undefined
  /** What it means. Default `accent`. */
  tone?: ButtonTone | undefined
  /** 32, 40 or 48 px high. Default `md`. */
  size?: ButtonSize | undefined
  /** As wide as its container. */
  fullWidth?: boolean | undefined
  /** Icon before the text. */
  startIcon?: ReactNode
  /** Icon after the text. */
  endIcon?: ReactNode
}

/**
 * Renders an `<a>` that looks like a `Button`, for navigation.
 *
 * Attributes out: `data-variant`, `data-tone`, `data-size`, and, while true, `data-full-width`.
 */
export const ButtonLink = ({
  variant = 'solid',
  tone = 'accent',
  size = 'md',
  fullWidth = false,
  startIcon,
  endIcon,
  className,
  children,
  ...rest
}: ButtonLinkProps) => (
  <>
    {buttonLook}
    <LinkElement
      {...rest}
      className={buttonClass(className)}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-full-width={fullWidth ? '' : undefined}
    >
      {startIcon || endIcon ? (
        <>
          {startIcon}
          {wholeText(children)}
          {endIcon}
        </>
      ) : (
        children
      )}
    </LinkElement>
  </>
)
