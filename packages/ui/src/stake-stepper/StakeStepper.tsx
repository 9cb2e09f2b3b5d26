import { Minus, Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { useFieldControl } from '../field/fieldContext.ts'
import { useFormReset } from '../field/useFormReset.ts'
import { useValue } from '../field/useValue.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { AmountInput, type AmountInputProps } from '../input/AmountInput.tsx'
import { needs } from '../needs/needs.ts'
import { tokens } from '../theme/theme.ts'
import { type AmountSteps, isAtBound, isSameAmount, steppedAmount } from './amountSteps.ts'
import { FreshButton } from '../press/FreshButton.ts'

/** A quick stake. */
export interface StakeChip {
  /** The stake as decimal text: "50.00". */
  readonly value: string
  /** The words on the chip: "50". */
  readonly label: string
}

/** The words of a `StakeStepper`. */
export interface StakeTexts {
  /** Names the button for less: "Lower the stake". */
  readonly decrease: string
  /** Names the button for more: "Raise the stake". */
  readonly increase: string
  /** Names the chips: "Quick stakes". Needed with `chips`. */
  readonly chips?: string | undefined
}

/** Props of {@link StakeStepper}; what is not listed goes to its input. */
export interface StakeStepperProps
  extends
    AmountSteps,
    Omit<AmountInputProps, keyof AmountSteps | 'value' | 'defaultValue' | 'start' | 'end' | 'digits'> {
  /** The smallest stake, decimal text. */
  min: string
  /** The largest stake, decimal text. */
  max: string
  /** Step between stakes, decimal text. */
  step: string
  /** Decimals of the currency. */
  digits: number
  /** The stake as decimal text, when controlled. */
  value?: string | undefined
  /** Initial stake, when uncontrolled. Default empty: the kit suggests no stake. */
  defaultValue?: string | undefined
  /** Quick stakes, each set with one press. */
  chips?: readonly StakeChip[] | undefined
  /** Texts in the language of the page. */
  texts: StakeTexts
}

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s2};
  min-inline-size: 0;
`

const Line = styled.div`
  display: grid;
  /* Where large text needs the room the buttons are as wide as a finger, and the amount can still be read. */
  grid-template-columns: minmax(44px, auto) minmax(min(5.5rem, 50%), 1fr) minmax(44px, auto);
  gap: ${tokens.space.s2};
`

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};
`

const Chip = styled(FreshButton)`
  min-inline-size: 3rem;
  block-size: 3rem;
  padding-inline: ${tokens.space.s2};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.accentText};
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.sm};
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.fontWeight.bold};
  cursor: pointer;
  transition: background-color ${tokens.motion.fast} ${tokens.motion.ease};

  &:where(:hover) {
    border-color: ${tokens.color.accent};
  }
  &:where([aria-pressed='true']) {
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
  }
  @media (forced-colors: active) {
    &:where([aria-pressed='true']) {
      border-color: Highlight;
    }
  }
  &:where(:disabled) {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
  }
`

/**
 * A stake that is typed, stepped or set by a chip. Renders a `<div>` around an `AmountInput`, which takes the ref, the
 * other props and the attributes of its `Field`; `className` and `style` go to the root.
 *
 * Steps follow the grid of `step` within the bounds. Typing is not restricted, because the form reports what is wrong.
 * Attributes out, on each chip: `aria-pressed`.
 */
export const StakeStepper = ({
  min,
  max,
  step,
  digits,
  value,
  defaultValue = '',
  onValueChange,
  chips = [],
  texts,
  disabled,
  className,
  style,
  ...rest
}: StakeStepperProps) => {
  if (process.env.NODE_ENV !== 'production') needs('StakeStepper', { min, max, texts })
  const [stake, change, reset] = useValue(value, defaultValue, onValueChange)
  const root = useFormReset<HTMLDivElement>(reset)
  const off = useFieldControl({ disabled }).disabled ?? false
  const steps = { min, max, step, digits }
  const stepper = (direction: 1 | -1, name: string, icon: typeof Plus) => {
    const Icon = icon
    return (
      <IconButton
        label={name}
        variant="outline"
        size="lg"
        disabled={off || isAtBound(stake, direction, steps)}
        focusableWhenDisabled
        onClick={() => change(steppedAmount(stake, direction, steps))}
      >
        <Icon size={20} aria-hidden />
      </IconButton>
    )
  }
  return (
    <Root ref={root} className={className} style={style}>
      <Line>
        {stepper(-1, texts.decrease, Minus)}
        <AmountInput {...rest} disabled={disabled} digits={digits} value={stake} onValueChange={change} />
        {stepper(1, texts.increase, Plus)}
      </Line>
      {chips.length === 0 ? null : (
        <Chips role="group" aria-label={texts.chips}>
          {chips.map((chip) => (
            <Chip
              key={chip.value}
              type="button"
              disabled={off}
              aria-pressed={isSameAmount(stake, chip.value, digits)}
              onClick={() => change(chip.value)}
            >
              {chip.label}
            </Chip>
          ))}
        </Chips>
      )}
    </Root>
  )
}
