import type { ComponentProps, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Spinner } from '../spinner/Spinner.tsx'
import { t } from '../theme/theme.ts'
import { buttonStyle, type ButtonSize, type ButtonTone, type ButtonVariant } from './buttonStyle.ts'
import { usePress } from './usePress.ts'

/** Props of `Button`; everything a native `<button>` takes is passed on to it. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** How much it asks for attention. Default `solid`. */
  variant?: ButtonVariant | undefined
  /** What it means. Default `accent`. */
  tone?: ButtonTone | undefined
  /** 32, 40 or 48 px high. Default `md`. */
  size?: ButtonSize | undefined
  /** As wide as its container. */
  fullWidth?: boolean | undefined
  /** Work is under way: the button keeps its focus, width and name, and ignores presses. */
  loading?: boolean | undefined
  /** What a screen reader says when loading starts ("Signing in…"). */
  loadingLabel?: string | undefined
  /** Keeps a disabled button in the tab order, so that a reason given by `aria-describedby` can be reached. */
  focusableWhenDisabled?: boolean | undefined
  /** Drawn before the text, on the side where reading starts. */
  startIcon?: ReactNode | undefined
  /** Drawn after the text. */
  endIcon?: ReactNode | undefined
}

const rules = css`
  ${buttonStyle}

  /* A part of the root's own rules: a styled element of its own would double what mounting a button costs. */
  & > :where([data-content]) {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* A text alone needs no row, which would be a fifth of the button's layout. */
  & > :where([data-content='row']) {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${t.space.s2};
  }
  &:where([data-loading]) > :where([data-content]) {
    opacity: 0;
  }
  & > :where([data-content]) > svg {
    flex-shrink: 0;
    inline-size: 1.25em;
    block-size: 1.25em;
  }
`.join('')

// Nothing but one string: styled-components joins and hashes the pieces of a template anew for every element it renders,
// which would be four times a button's own work.
// oxfmt-ignore
const Root = styled.button`${rules}`

const Waiting = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`

/**
 * Renders a `<button>` (`type="button"` unless said otherwise).
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
  loadingLabel,
  disabled = false,
  focusableWhenDisabled = false,
  startIcon,
  endIcon,
  children,
  onClick,
  ...rest
}: ButtonProps) => {
  // Beside places for icons a text would be a node of its own; alone it is its element's text.
  const alone = typeof children === 'string' && !startIcon && !endIcon
  return (
    <Root
      type="button"
      {...rest}
      {...usePress({ loading, loadingLabel, disabled, focusableWhenDisabled, onClick })}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-full-width={fullWidth ? '' : undefined}
    >
      <span data-content={alone ? 'text' : 'row'}>
        {alone ? (
          children
        ) : (
          <>
            {startIcon}
            {children}
            {endIcon}
          </>
        )}
      </span>
      {loading && (
        <Waiting>
          <Spinner size="sm" />
        </Waiting>
      )}
    </Root>
  )
}
