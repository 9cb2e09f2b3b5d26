import type { ComponentProps } from 'react'
import { keyframes, styled } from 'styled-components'
import { t } from '../theme/theme.ts'

/** Props of `ProgressBar`; the rest goes to its `<div>`. */
export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is progressing. */
  label: string
  /** From 0 to `max`; `null` when nobody knows. */
  value: number | null
  /** Default 100. */
  max?: number | undefined
  /** The progress in words: "1,200.00 of 5,000.00". Default is the share in percent. */
  valueText?: string | undefined
  /** Default `accent`. */
  tone?: 'accent' | 'success' | 'danger' | undefined
}

const drift = keyframes`
  from { inset-inline-start: -40%; }
  to { inset-inline-start: 100%; }
`

const Root = styled.div`
  --_fill: ${t.color.accent};
  position: relative;
  block-size: 0.5rem;
  border-radius: ${t.radius.pill};
  overflow: clip;
  background: ${t.color.surfaceSunken};
  box-shadow: inset 0 0 0 1px ${t.color.border};

  &:where([data-tone='success']) {
    --_fill: ${t.color.success};
  }
  &:where([data-tone='danger']) {
    --_fill: ${t.color.danger};
  }
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: var(--share, 0%);
    border-radius: inherit;
    background: var(--_fill);
    transition: inline-size ${t.motion.slow} ${t.motion.ease};
  }
  &:where([data-unknown])::before {
    inline-size: 40%;
    animation: ${drift} 1.4s ${t.motion.ease} infinite;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &::before {
      background: Highlight;
    }
  }
`

/**
 * Renders a `<div role="progressbar">`.
 *
 * Attributes out: `data-tone`, and, while nobody knows how much is left, `data-unknown`.
 */
export const ProgressBar = ({ label, value, max = 100, valueText, tone = 'accent', style, ...rest }: ProgressBarProps) => {
  const within = value === null || !(max > 0) ? null : Math.min(max, Math.max(0, value))
  const share = within === null ? {} : { '--share': `${(within / max) * 100}%` }
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={within ?? undefined}
      aria-valuetext={valueText}
      {...rest}
      style={{ ...share, ...style }}
      data-tone={tone}
      data-unknown={within === null ? '' : undefined}
    />
  )
}
