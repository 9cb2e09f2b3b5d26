import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

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
  /* Firefox keeps a calendar button of its own inside the date. */
  @supports (-moz-appearance: none) {
    display: none;
  }
`

/** Opens a calendar beside a typed date. Renders a `<button>`. */
export const CalendarButton = ({ label, ...rest }: CalendarButtonProps) => (
  <Root {...rest} type="button" aria-label={label} aria-haspopup="dialog">
    {/* Drawn here: an icon set's frame would be a third of what a date weighs. */}
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M5 5h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3 10h18M8 2.5V7M16 2.5V7M8 14h.01M12 14h.01M16 14h.01M8 17.5h.01M12 17.5h.01" />
    </svg>
  </Root>
)
