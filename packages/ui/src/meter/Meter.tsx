import { useId, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { shareOf } from './share.ts'

/** Props of `Meter`; the rest goes to its `<div>`. */
export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is measured: "Turnover before withdrawal". */
  label: string
  /** Current amount: a count, or money in minor units. */
  value: number | bigint
  /** Maximum, in the same unit. The bar is empty when it is 0. */
  max: number | bigint
  /** The value in words, shown and announced: "₱1,200.00 of ₱5,000.00". */
  valueText: string
  /** Small print: when the limit resets, or what is missing. */
  hint?: ReactNode
  /**
   * What a full bar means. A `goal` is to be reached (turnover, readiness): a full bar has the success colour. A
   * `limit` is not to be exceeded (deposit limit, time): the bar has the warning colour near the limit and the danger
   * colour at it. Default `goal`.
   */
  kind?: 'goal' | 'limit' | undefined
  /** Shows this many steps instead of one bar. Default 1. */
  steps?: number | undefined
}

const Root = styled.div`
  --_fill: ${tokens.color.accent};

  display: grid;
  align-content: start;
  gap: ${tokens.space.s1};
  font-size: ${tokens.fontSize.sm};

  &:where([data-state='reached'][data-kind='goal']) {
    --_fill: ${tokens.color.success};
  }
  &:where([data-state='near'][data-kind='limit']) {
    --_fill: ${tokens.color.warning};
  }
  &:where([data-state='reached'][data-kind='limit']) {
    --_fill: ${tokens.color.danger};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space.s3};

  & > :first-child {
    font-weight: ${tokens.fontWeight.medium};
  }
  & > :last-child {
    color: ${tokens.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`

const Track = styled.div`
  display: flex;
  gap: ${tokens.space.s05};
  block-size: 0.5rem;
  border-radius: ${tokens.radius.pill};
  overflow: clip;

  & > span {
    flex: 1;
    background: ${tokens.color.neutralSoft};
  }
  & > span > span {
    display: block;
    block-size: 100%;
    border-radius: ${tokens.radius.pill};
    background: var(--_fill);
    transition: inline-size ${tokens.motion.slow} ${tokens.motion.ease};
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;

    & > span > span {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`

const Hint = styled.div`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
`

/** Share from which a limit counts as near. */
const nearFrom = 0.8

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/**
 * An amount out of a known maximum, with a name and a text. Renders a `<div>` with a `role="meter"` inside. For work in
 * progress, use `ProgressBar`.
 *
 * Attributes out: `data-kind`, `data-state` (`under`, `near`, `reached`).
 */
export const Meter = ({ label, value, max, valueText, hint, kind = 'goal', steps = 1, ...rest }: MeterProps) => {
  const labelId = useId()
  const share = shareOf(value, max)
  const state = share >= 1 ? 'reached' : kind === 'limit' && share >= nearFrom ? 'near' : 'under'
  return (
    <Root {...rest} data-kind={kind} data-state={state}>
      <Head>
        <span id={labelId}>{label}</span>
        <bdi aria-hidden>{valueText}</bdi>
      </Head>
      <Track
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 10_000) / 100}
        aria-valuetext={valueText}
      >
        {Array.from({ length: Math.max(1, steps) }, (_, step) => (
          <span key={step}>
            <span style={{ inlineSize: percent(Math.min(1, Math.max(0, share * steps - step))) }} />
          </span>
        ))}
      </Track>
      {hint !== undefined && <Hint>{hint}</Hint>}
    </Root>
  )
}
