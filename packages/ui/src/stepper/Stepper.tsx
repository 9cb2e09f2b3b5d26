import { Check, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFigures } from '../figures/FiguresProvider.tsx'
import { needs } from '../needs/needs.ts'
import { below } from '../theme/breakpoints.ts'
import { tokens } from '../theme/theme.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { hiddenStyle } from '../visually-hidden/hiddenStyle.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** State of a step. */
export type StepState = 'done' | 'current' | 'failed' | 'upcoming'

/** One step of a flow. */
export interface FlowStep {
  /** Identifies the step. */
  readonly value: string
  /** The words of the step. */
  readonly label: ReactNode
  /** Whether it is done, current, failed or upcoming. */
  readonly state: StepState
}

/** Props of `Stepper`; everything else goes to the `<ol>`. */
export interface StepperProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Names the flow, e.g. "Withdrawal". */
  label: string
  /** The steps, in order. */
  steps: readonly FlowStep[]
  /** Read after each step by screen readers: "done", "current", "failed", "not started". */
  texts: Readonly<Record<StepState, string>>
}

const Root = styled.ol`
  container-type: inline-size;
  display: flex;
  inline-size: 100%;
  gap: ${tokens.space.s2};
  min-inline-size: 0;
  font-size: ${tokens.fontSize.sm};
`

const Step = styled.li`
  --_line: ${tokens.color.border};
  --_ink: ${tokens.color.textMuted};

  display: grid;
  flex: 1 1 0;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space.s2};
  min-inline-size: 0;
  padding-block-start: ${tokens.space.s2};
  border-block-start: ${tokens.line.heavy} solid var(--_line);
  color: var(--_ink);
  line-height: ${tokens.leading.tight};
  overflow-wrap: anywhere;

  &:where([data-state='done']) {
    --_line: ${tokens.color.accent};
    --_ink: ${tokens.color.text};
  }
  &:where([data-state='current']) {
    --_line: ${tokens.color.accent};
    --_ink: ${tokens.color.accentText};
    font-weight: ${tokens.fontWeight.semibold};
  }
  &:where([data-state='failed']) {
    --_line: ${tokens.color.danger};
    --_ink: ${tokens.color.dangerText};
    font-weight: ${tokens.fontWeight.semibold};
  }
  /* Labels that do not fit next to their numbers go below them, so that no word is broken. */
  @container (inline-size < 22rem) {
    &:where(:not([data-many])) {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }
  }
  /* With four or more steps on a phone only the current label is visible; screen readers get all. */
  @container ${below.sm} {
    &:where([data-many]:not([data-state='current'], [data-state='failed'])) {
      flex: 0 0 1.75rem;
    }
    &:where([data-many]:not([data-state='current'], [data-state='failed'])) > [data-words] {
      ${hiddenStyle}
    }
  }
`

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 1px solid currentcolor;
  border-radius: 50%;
  font-size: ${tokens.fontSize.xs};
  font-variant-numeric: tabular-nums;
`

/**
 * Progress through a flow: registration, a withdrawal, closing an account. Renders an `<ol>`.
 *
 * It only shows progress; the flow's own buttons go back and forward. Attributes out, on each step: `data-state`.
 */
export const Stepper = ({ label, steps, texts, ...rest }: StepperProps) => {
  if (process.env.NODE_ENV !== 'production') needs('Stepper', { steps, texts })
  const figures = useFigures()
  return (
    <Root role="list" {...rest} aria-label={label}>
      {steps.map(({ value: id, label: text, state }, index) => (
        <Step
          key={id}
          data-state={state}
          data-many={steps.length > 3 ? '' : undefined}
          aria-current={state === 'current' || state === 'failed' ? 'step' : undefined}
        >
          <Sign aria-hidden>
            {state === 'done' ? <Check size={14} /> : state === 'failed' ? <X size={14} /> : figures(String(index + 1))}
          </Sign>
          <span data-words="">
            {wholeText(text)}
            <VisuallyHidden>{` (${texts[state]})`}</VisuallyHidden>
          </span>
        </Step>
      ))}
    </Root>
  )
}
