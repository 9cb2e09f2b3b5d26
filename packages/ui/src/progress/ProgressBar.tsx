import type { ComponentProps } from 'react'
import { keyframes, styled } from 'styled-components'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'

/** Props of `ProgressBar`; the rest goes to its `<progress>`. */
export interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'children' | 'value' | 'max'> {
  /** Accessible name: what is progressing. */
  label: string
  /** From 0 to `max`; `null` if unknown. */
  value: number | null
  /** Default 100. */
  max?: number | undefined
  /** The progress in words: "1,200.00 of 5,000.00". Default is the share in percent. */
  valueText?: string | undefined
  /** Default `accent`. */
  tone?: 'accent' | 'success' | 'danger' | undefined
}

const drift = keyframes`
  from { background-position: 130% 0; }
  to { background-position: -130% 0; }
`

const Root = styled.progress`
  --_fill: ${tokens.color.accent};
  display: block;
  inline-size: 100%;
  block-size: 0.5rem;
  border: 0;
  border-radius: ${tokens.radius.pill};
  overflow: clip;
  appearance: none;
  background: ${tokens.color.neutralSoft};

  &:where([data-tone='success']) {
    --_fill: ${tokens.color.success};
  }
  &:where([data-tone='danger']) {
    --_fill: ${tokens.color.danger};
  }
  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    border-radius: ${tokens.radius.pill};
    background: var(--_fill);
    transition: inline-size ${tokens.motion.slow} ${tokens.motion.ease};
  }
  &::-moz-progress-bar {
    border-radius: ${tokens.radius.pill};
    background: var(--_fill);
  }
  &:where(:indeterminate) {
    background: linear-gradient(90deg, transparent 30%, var(--_fill) 30% 70%, transparent 70%) 130% 0 / 200% 100%
      no-repeat ${tokens.color.neutralSoft};
    animation: ${drift} 1.6s linear infinite;
  }
  &:indeterminate::-moz-progress-bar {
    background: transparent;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &::-webkit-progress-value {
      background: Highlight;
    }
    &::-moz-progress-bar {
      background: Highlight;
    }
  }
`

/**
 * Renders a `<progress>`.
 *
 * Attributes out: `data-tone`, and, while the progress is unknown, `data-unknown`.
 */
export const ProgressBar = ({ label, value, max = 100, valueText, tone = 'accent', ...rest }: ProgressBarProps) => {
  if (process.env.NODE_ENV !== 'production') needs('ProgressBar', { value })
  const known = value !== null && max > 0
  return (
    <Root
      aria-label={label}
      aria-valuetext={valueText}
      {...rest}
      {...(known && { value: Math.min(max, Math.max(0, value)), max })}
      data-tone={tone}
      data-unknown={known ? undefined : ''}
    />
  )
}
