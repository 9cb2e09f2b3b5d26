import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { innerButton } from '../input/innerButton.ts'
import { tokens } from '../theme/theme.ts'
import { CalendarIcon } from './CalendarIcon.tsx'
import { FreshButton } from '../press/FreshButton.ts'

interface CalendarButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  label: string
}

const Root = styled(FreshButton)`
  ${innerButton}

  &:where([aria-expanded='true']) {
    color: ${tokens.color.text};
  }
  &:where([aria-busy]) {
    cursor: progress;
  }
`

/** Opens a calendar next to a typed date. Renders a `<button>`. */
export const CalendarButton = ({ label, ...rest }: CalendarButtonProps) => (
  <Root {...rest} type="button" aria-label={label} aria-haspopup="dialog">
    <CalendarIcon />
  </Root>
)
