import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useFigures } from '../figures/FiguresProvider.tsx'
import { t } from '../theme/theme.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

/** Props of `CountBadge`; the rest goes to its `<span>`. */
export interface CountBadgeProps extends ComponentProps<'span'> {
  /** How many there are. Nothing is shown for 0 or less. */
  count: number
  /** What is counted, in words, for those who don't see where the badge sits: "3 unread messages". */
  label: string
  /** Above this the number becomes `99+`. Default 99. */
  max?: number | undefined
  /** `attention` (default) for what waits for the visitor, `plain` for a mere number. */
  tone?: 'attention' | 'plain' | undefined
}

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.25rem;
  block-size: 1.25rem;
  padding-inline: 0.375rem;
  border-radius: ${t.radius.pill};
  background: ${t.color.danger};
  color: ${t.color.onDanger};
  font-size: 0.6875rem;
  font-weight: ${t.fontWeight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;

  &:where([data-tone='plain']) {
    background: ${t.color.neutralSoft};
    color: ${t.color.text};
  }
  @media (forced-colors: active) {
    outline: 1px solid currentColor;
  }
`

/** What the badge shows for a count: its number up to `max`, then `max+`. */
export const countText = (count: number, max = 99): string => (count > max ? `${max}+` : String(count))

/**
 * Renders a `<span>`, or nothing when there is nothing to count.
 *
 * Attributes out: `data-tone`.
 */
export const CountBadge = ({ count, label, max = 99, tone = 'attention', ...rest }: CountBadgeProps) => {
  const figures = useFigures()
  return count <= 0 ? null : (
    <Root {...rest} data-tone={tone}>
      <span aria-hidden>{figures(countText(count, max))}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  )
}
