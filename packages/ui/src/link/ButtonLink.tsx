import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { buttonStyle, type ButtonSize, type ButtonTone, type ButtonVariant } from '../button/buttonStyle.ts'
import { t } from '../theme/theme.ts'
import { LinkElement, type LinkElementProps } from './LinkElement.tsx'

/** Props of `ButtonLink`; everything a native `<a>` takes is passed on to it. */
export interface ButtonLinkProps extends LinkElementProps {
  /** How much it asks for attention. Default `solid`. */
  variant?: ButtonVariant | undefined
  /** What it means. Default `accent`. */
  tone?: ButtonTone | undefined
  /** 32, 40 or 48 px high. Default `md`. */
  size?: ButtonSize | undefined
  /** As wide as its container. */
  fullWidth?: boolean | undefined
  /** Drawn before the text. */
  startIcon?: ReactNode
  /** Drawn after the text. */
  endIcon?: ReactNode
}

const Root = styled(LinkElement)`
  ${buttonStyle}
  gap: ${t.space.s2};
  overflow-wrap: anywhere;

  & > svg {
    flex-shrink: 0;
    inline-size: 1.25em;
    block-size: 1.25em;
  }
`

/**
 * Renders an `<a>` that looks like a button: for going somewhere, where a `Button` does something.
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
  children,
  ...rest
}: ButtonLinkProps) => (
  <Root {...rest} data-variant={variant} data-tone={tone} data-size={size} data-full-width={fullWidth ? '' : undefined}>
    {startIcon}
    {children}
    {endIcon}
  </Root>
)
