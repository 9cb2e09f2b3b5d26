import type { ComponentProps } from 'react'
import { keyframes, styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** Props of `Spinner`; the rest goes to its `<span>`. */
export interface SpinnerProps extends ComponentProps<'span'> {
  /** 16, 24 or 40 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** What is loading. Without it the spinner is decorative, for places with a text that says it. */
  label?: string | undefined
}

const turn = keyframes`
  to { rotate: 1turn; }
`

const pulse = keyframes`
  50% { opacity: 0.4; }
`

const Root = styled.span`
  --_size: 1.5rem;
  display: inline-block;
  flex-shrink: 0;
  inline-size: var(--_size);
  block-size: var(--_size);
  border: max(2px, calc(var(--_size) / 10)) solid color-mix(in oklab, currentColor 22%, transparent);
  border-block-start-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  &:where([data-size='sm']) {
    --_size: 1rem;
  }
  &:where([data-size='lg']) {
    --_size: 2.5rem;
  }
  /* A static spinner would look broken, so opacity changes slowly, without movement. */
  @media (prefers-reduced-motion: reduce) {
    animation: ${pulse} 2s ${tokens.motion.easeBoth} infinite;
  }
`

/**
 * Renders a `<span>`: with a `label` it is a `status` of that name, without one it is hidden from assistive technology.
 *
 * Attributes out: `data-size`. It takes the colour of the surrounding text.
 */
export const Spinner = ({ size = 'md', label, ...rest }: SpinnerProps) => (
  <Root
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
    {...rest}
    data-size={size}
    data-motion="essential"
  />
)
