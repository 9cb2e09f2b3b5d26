import { Check, Clock, Minus, UserRound, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { wholeText } from '../texts/wholeText.tsx'

/** State of a stage. `skipped`: this order did not need it. */
export type StageState = 'done' | 'current' | 'waiting' | 'failed' | 'skipped'

/** One stage of a deposit or withdrawal. */
export interface TimelineStage {
  /** Identifies the stage. */
  readonly value: string
  /** What happens in it: "Payment checked". */
  readonly label: string
  /** Whether it is done, in progress, upcoming, failed or skipped. */
  readonly state: StageState
  /** The state in a word, for screen readers: "done", "waiting". */
  readonly stateText: string
  /** Who is responsible: "Your bank". */
  readonly owner?: ReactNode
  /** When it happened or is expected: a `Time`, a `RelativeTime` or a `Countdown`. */
  readonly time?: ReactNode
  /** What happens next or what the user can do; also the reason for a failure. */
  readonly next?: ReactNode
}

/** Props of `Timeline`; the rest goes to its `<ol>`. */
export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Names the list: "Stages of deposit 4711". */
  label: string
  /** The stages from first to last. */
  stages: readonly TimelineStage[]
}

const Root = styled.ol`
  display: grid;
  font-size: ${tokens.fontSize.sm};
`

const Stage = styled.li`
  --_mark: ${tokens.color.borderStrong};
  --_inside: ${tokens.color.surface};
  --_line: ${tokens.color.border};

  position: relative;
  display: grid;
  grid-template-columns: 1.5rem 1fr;
  gap: ${tokens.space.s3};
  padding-block-end: ${tokens.space.s5};

  &:last-child {
    padding-block-end: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 1.5rem 0;
    inset-inline-start: calc(0.75rem - 1px);
    inline-size: 2px;
    background: var(--_line);
  }
  @media (forced-colors: active) {
    &:not(:last-child)::before {
      background: CanvasText;
    }
  }
  &:where([data-state='done']) {
    --_mark: ${tokens.color.success};
    --_inside: ${tokens.color.success};
    --_line: ${tokens.color.success};
  }
  &:where([data-state='current']) {
    --_mark: ${tokens.color.accent};
  }
  &:where([data-state='failed']) {
    --_mark: ${tokens.color.danger};
    --_inside: ${tokens.color.danger};
  }
  &:where([data-state='waiting'], [data-state='skipped']) {
    color: ${tokens.color.textMuted};
  }
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 2px solid var(--_mark);
  border-radius: 50%;
  background: var(--_inside);
  color: ${tokens.color.surface};

  &:where([data-state='current'])::after {
    content: '';
    inline-size: 0.625rem;
    block-size: 0.625rem;
    border-radius: 50%;
    background: var(--_mark);
  }
  &:where([data-state='skipped']) {
    border-style: dashed;
    color: ${tokens.color.textMuted};
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    background: Canvas;
    color: CanvasText;

    &:where([data-state='current'])::after {
      background: Highlight;
    }
  }
`

const Facts = styled.div`
  display: grid;
  gap: ${tokens.space.s05};
  min-inline-size: 0;
`

const Title = styled.span`
  min-block-size: 1.5rem;
  font-weight: ${tokens.fontWeight.semibold};
`

/** Owner and time, on one line where they fit. */
const Hand = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.s4};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
  font-variant-numeric: tabular-nums;

  & > * {
    display: inline-flex;
    gap: ${tokens.space.s1};
    align-items: center;
  }
  & svg {
    flex: none;
  }
`

const marks = { done: Check, current: null, waiting: null, failed: X, skipped: Minus }

/**
 * Renders an `<ol>`: the stages of a deposit or withdrawal, with who is responsible, since when and
 * what comes next.
 *
 * The stage in progress carries `aria-current="step"`. Attributes out, on each stage: `data-state`.
 */
export const Timeline = ({ label, stages, ...rest }: TimelineProps) => {
  if (process.env.NODE_ENV !== 'production') needs('Timeline', { stages })
  return (
    // An ordered list without markers loses its role in Safari, so it is stated.
    <Root role="list" aria-label={label} {...rest}>
      {stages.map(({ value: key, label: title, state, stateText, owner, time, next }) => {
        const Sign = marks[state]
        return (
          <Stage key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Mark data-state={state} aria-hidden>
              {Sign && <Sign size={14} strokeWidth={3} />}
            </Mark>
            <Facts>
              <Title>
                {wholeText(title)}
                <VisuallyHidden>{`, ${stateText}`}</VisuallyHidden>
              </Title>
              {(owner !== undefined || time !== undefined) && (
                <Hand>
                  {owner !== undefined && (
                    <span>
                      <UserRound size={12} aria-hidden />
                      <bdi>{owner}</bdi>
                    </span>
                  )}
                  {time !== undefined && (
                    <span>
                      <Clock size={12} aria-hidden />
                      <bdi>{time}</bdi>
                    </span>
                  )}
                </Hand>
              )}
              {next !== undefined && <span>{next}</span>}
            </Facts>
          </Stage>
        )
      })}
    </Root>
  )
}
