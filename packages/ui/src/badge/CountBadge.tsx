import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { useFigures } from '../figures/FiguresProvider.tsx'
import { tokens } from '../theme/theme.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

/** Props of `CountBadge`; the rest goes to its `<span>`. */
export interface CountBadgeProps extends ComponentProps<'span'> {
  /** The count. Nothing is shown for 0 or less. */
  count: number
  /** The count in words, for screen readers: "3 unread messages". */
  label: string
  /** Larger counts are shown as `max+`, e.g. `99+`. Default 99. */
  max?: number | undefined
  /** `danger` (default) for what needs attention, `neutral` for a plain number. */
  tone?: 'danger' | 'neutral' | undefined
}

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.25rem;
  block-size: 1.25rem;
  padding-inline: 0.375rem;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.danger};
  color: ${tokens.color.onDanger};
  font-size: 0.6875rem;
  font-weight: ${tokens.fontWeight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;

  &:where([data-tone='neutral']) {
    background: ${tokens.color.neutralSoft};
    color: ${tokens.color.text};
  }
  @media (forced-colors: active) {
    outline: 1px solid currentColor;
  }
`

/** What the badge shows for a count: the number up to `max`, then `max+`. */
export const countText = (count: number, max = 99): string => (count > max ? `${max}+` : String(count))

/**
 * Renders a `<span>`, or nothing when there is nothing to count.
 *
 * Attributes out: `data-tone`.
 */
export const CountBadge = ({ count, label, max = 99, tone = 'danger', ...rest }: CountBadgeProps) => {
  const figures = useFigures()
  return count <= 0 ? null : (
    <Root {...rest} data-tone={tone}>
      <span aria-hidden>{figures(countText(count, max))}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  )
}
