import { Minus, Plus } from 'lucide-react'
import type { ChangeEvent, KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { useFieldControl } from '../field/fieldContext.ts'
import { piecewise, useTidyTyping } from '../field/useTidyTyping.ts'
import { typeInto } from '../field/typeInto.ts'
import { useFormReset } from '../field/useFormReset.ts'
import { amountText } from '../input/amountText.ts'
import { ControlFrame, ControlInput } from '../input/controlFrame.ts'
import type { InputProps } from '../input/Input.tsx'
import { t } from '../theme/theme.ts'
import { steppedNumber } from './steppedNumber.ts'

/** Props of {@link NumberInput}. `className` and `style` go to the frame, `ref` and everything else to the `<input>`. */
export interface NumberInputProps extends Omit<
  InputProps,
  'type' | 'inputMode' | 'min' | 'max' | 'step' | 'start' | 'end'
> {
  /** The smallest number; left out, none. */
  min?: number | undefined
  /** The largest number; left out, none. */
  max?: number | undefined
  /** How far one step goes, a whole number. Default 1. */
  step?: number | undefined
  /** Names the button that takes one step down, e.g. "Fewer". */
  decreaseText: string
  /** Names the button that takes one step up, e.g. "More". */
  increaseText: string
}

const Frame = styled(ControlFrame)`
  direction: ltr;

  & > input {
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`

const Step = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${t.radius.sm};
  background: transparent;
  color: ${t.color.text};
  cursor: pointer;

  &:where(:hover:not([aria-disabled='true'], :disabled)) {
    background: ${t.color.surfaceHover};
  }
  &:where(:focus-visible) {
    outline-offset: -4px;
  }
  &:where([aria-disabled='true'], :disabled) {
    color: ${t.color.textMuted};
    opacity: 0.6;
    cursor: not-allowed;
  }
`

const tidy = piecewise(amountText)

interface Range {
  readonly min: number | undefined
  readonly max: number | undefined
}

const numberIn = (text: string) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined)

/** The bounds are told on the elements themselves, so that an uncontrolled field renders nothing at a key. */
const tell = (input: HTMLInputElement, text: string, { min, max }: Range) => {
  const now = numberIn(text)
  if (now === undefined) input.removeAttribute('aria-valuenow')
  else input.setAttribute('aria-valuenow', String(now))
  const [down, up] = input.parentElement?.querySelectorAll('button') ?? []
  down?.setAttribute('aria-disabled', String(now !== undefined && min !== undefined && now <= min))
  up?.setAttribute('aria-disabled', String(now !== undefined && max !== undefined && now >= max))
}

/**
 * A whole number that people choose by small steps: a quantity, a count of rounds. Renders a `<span>` frame around a
 * native `<input role="spinbutton">` between two buttons.
 *
 * Arrow keys step by one, Page Up and Down by ten steps, Home and End go to the bounds. Typing is never corrected:
 * a number out of bounds stays for the form to name. Digits of any script arrive as Latin ones. At a bound its button
 * says so and keeps the focus.
 */
export const NumberInput = ({
  min,
  max,
  step = 1,
  decreaseText,
  increaseText,
  className,
  style,
  onChange,
  onKeyDown,
  onCompositionEnd,
  ...rest
}: NumberInputProps) => {
  const frame = useFormReset<HTMLSpanElement>((root) => {
    const input = root.querySelector('input')
    if (input) tell(input, input.defaultValue, { min, max })
  })
  const linked = useFieldControl(rest)
  const go = (steps: number) => {
    const input = frame.current?.querySelector('input')
    if (!input) return
    const next = String(steppedNumber(numberIn(input.value), steps * step, { min, max }))
    if (next !== input.value) typeInto(input, next)
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    tell(event.target, event.target.value, { min, max })
    onChange?.(event)
  }
  const typing = useTidyTyping(tidy, { onChange: change, onCompositionEnd })
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    const bound = { Home: min, End: max }[event.key]
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (rest.readOnly || (steps === undefined && bound === undefined)) return
    event.preventDefault()
    if (steps !== undefined) go(steps)
    else if (bound !== undefined) typeInto(event.currentTarget, String(bound))
  }
  const first = numberIn(String(rest.value ?? rest.defaultValue ?? ''))
  return (
    <Frame ref={frame} className={className} style={style}>
      <Step
        type="button"
        aria-label={decreaseText}
        aria-disabled={first !== undefined && min !== undefined && first <= min}
        disabled={linked.disabled || rest.readOnly}
        onClick={() => go(-1)}
      >
        <Minus size={18} aria-hidden />
      </Step>
      <ControlInput
        autoComplete="off"
        {...rest}
        {...linked}
        type="text"
        role="spinbutton"
        inputMode="numeric"
        aria-valuenow={first}
        aria-valuemin={min}
        aria-valuemax={max}
        {...typing}
        onKeyDown={press}
      />
      <Step
        type="button"
        aria-label={increaseText}
        aria-disabled={first !== undefined && max !== undefined && first >= max}
        disabled={linked.disabled || rest.readOnly}
        onClick={() => go(1)}
      >
        <Plus size={18} aria-hidden />
      </Step>
    </Frame>
  )
}
