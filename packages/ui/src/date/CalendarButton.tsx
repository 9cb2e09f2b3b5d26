import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { CalendarIcon } from './CalendarIcon.tsx'

interface CalendarButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  label: string
}

const Root = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: transparent;
  color: ${tokens.color.textMuted};
  cursor: pointer;

  &:where(:hover:not(:disabled), [aria-expanded='true']) {
    color: ${tokens.color.text};
  }
  &:where(:focus-visible) {
    outline-offset: -4px;
  }
  &:where(:disabled) {
    cursor: not-allowed;
  }
  &:where([aria-busy]) {
    cursor: progress;
  }
  /* Hides Firefox's own calendar button. */
  @supports (-moz-appearance: none) {
    display: none;
  }
`

/** Opens a calendar next to a typed date. Renders a `<button>`. */
export const CalendarButton = ({ label, ...rest }: CalendarButtonProps) => (
  <Root {...rest} type="button" aria-label={label} aria-haspopup="dialog">
    <CalendarIcon />
  </Root>
)
