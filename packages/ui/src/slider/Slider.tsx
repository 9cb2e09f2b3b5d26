import { useState, type ChangeEvent, type ComponentProps, type CSSProperties } from 'react'
import { styled } from 'styled-components'
import { useFieldControl } from '../field/fieldContext.ts'
import { useFormReset } from '../field/useFormReset.ts'
import { tokens } from '../theme/theme.ts'

/** Props of {@link Slider}. `className` and `style` go to the root, `ref` and everything else to the `<input>`. */
export interface SliderProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'min' | 'max' | 'step' | 'value' | 'defaultValue'
> {
  /** Default 0. */
  min?: number | undefined
  /** Default 100. */
  max?: number | undefined
  /** Default 1. */
  step?: number | undefined
  /** The number, when it is kept outside. */
  value?: number | undefined
  /** Default: halfway, as in every native slider. */
  defaultValue?: number | undefined
  /** How a value is said and shown beside the track, e.g. "30 minutes". Left out, the bare number is said and none shown. */
  valueText?: ((value: number) => string) | undefined
}

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.s3};
  min-inline-size: 0;
  min-block-size: 2.75rem;
  font-family: ${tokens.font.text};
  font-size: ${tokens.fontSize.sm};
  color: ${tokens.color.text};
`

const Track = styled.input`
  --_towards: to right;
  --_filled: linear-gradient(
    var(--_towards),
    ${tokens.color.accent} var(--_share),
    ${tokens.color.borderStrong} var(--_share)
  );

  appearance: none;
  flex: 1 1 8rem;
  min-inline-size: 0;
  block-size: 1.5rem;
  margin: 0;
  border-radius: ${tokens.radius.pill};
  background: var(--_filled) center / calc(100% - 1rem) 0.25rem no-repeat;
  outline: 0;
  cursor: pointer;

  &:where(:dir(rtl)) {
    --_towards: to left;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border: 2px solid ${tokens.color.accent};
    border-radius: 50%;
    background: ${tokens.color.surfaceRaised};
    box-shadow: ${tokens.shadow.sm};
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border: 2px solid ${tokens.color.accent};
    border-radius: 50%;
    background: ${tokens.color.surfaceRaised};
    box-shadow: ${tokens.shadow.sm};
  }
  &:focus-visible::-webkit-slider-thumb {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  &:focus-visible::-moz-range-thumb {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  &:where(:disabled) {
    --_filled: linear-gradient(${tokens.color.border}, ${tokens.color.border});
    cursor: not-allowed;
  }
  &:disabled::-webkit-slider-thumb {
    border-color: ${tokens.color.border};
    box-shadow: none;
  }
  &:disabled::-moz-range-thumb {
    border-color: ${tokens.color.border};
    box-shadow: none;
  }
  &[aria-invalid='true']::-webkit-slider-thumb {
    border-color: ${tokens.color.danger};
  }
  &[aria-invalid='true']::-moz-range-thumb {
    border-color: ${tokens.color.danger};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`

const Value = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.fontWeight.semibold};

  :where([data-disabled]) > & {
    color: ${tokens.color.textMuted};
  }
`

/**
 * A number out of a range where the rough place matters more than the digits. Renders a `<span>` around a native
 * `<input type="range">`.
 *
 * Native on purpose: arrow keys, Page Up and Down, Home and End, `register()`, form reset, right-to-left. It steps by
 * key and by a press on the track, so dragging is never needed (WCAG 2.2, 2.5.7). Data attribute on the root: `data-disabled`.
 */
export const Slider = ({
  min = 0,
  max = 100,
  step = 1,
  value,
  defaultValue,
  valueText,
  onChange,
  className,
  style,
  ...rest
}: SliderProps) => {
  const start = defaultValue ?? min + (max - min) / 2
  const [own, setOwn] = useState(start)
  const root = useFormReset<HTMLSpanElement>(() => setOwn(start))
  const { 'aria-required': _, ...linked } = useFieldControl({ ...rest })
  const shown = Math.min(Math.max(value ?? own, min), max)
  const share = max > min ? ((shown - min) / (max - min)) * 100 : 0
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setOwn(event.target.valueAsNumber)
    onChange?.(event)
  }
  return (
    <Root ref={root} className={className} style={style} data-disabled={linked.disabled ? '' : undefined}>
      <Track
        {...rest}
        {...linked}
        type="range"
        min={min}
        max={max}
        step={step}
        {...(value === undefined ? { defaultValue: start } : { value })}
        aria-valuetext={valueText?.(shown)}
        style={{ '--_share': `${share}%` } as CSSProperties}
        onChange={change}
      />
      {valueText ? <Value aria-hidden>{valueText(shown)}</Value> : null}
    </Root>
  )
}
