import { ChevronDown } from 'lucide-react'
import { useId, useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFieldControl } from '../field/fieldContext.ts'
import { typeInto } from '../field/typeInto.ts'
import { useFormReset } from '../field/useFormReset.ts'
import { ControlFrame, ControlInput } from '../input/controlFrame.ts'
import { useLatePart } from '../late-part/useLatePart.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { tokens } from '../theme/theme.ts'
import { hexColour } from './hexColour.ts'

/** The words of a {@link ColourInput}. */
export interface ColourTexts {
  /** Names the button that shows and hides the picker. */
  readonly pick: string
  /** Shown when the picker could not be loaded; typing works all the same. */
  readonly unavailable: string
}

/** Props of {@link ColourInput}. `className` and `style` go to the root, `ref` and everything else to the `<input>`. */
export interface ColourInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  /** `#rrggbb`, held outside. */
  value?: string | undefined
  /** The first colour, when the field holds its own. */
  defaultValue?: string | undefined
  /** Called with `#rrggbb` in lower case whenever the field holds a complete colour. */
  onValueChange?: ((colour: string) => void) | undefined
  /** Shown below while the picker is open, e.g. the contrast it reaches. */
  note?: ReactNode | undefined
  /** The words of its button. */
  texts: ColourTexts
}

const Root = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s2};
  min-inline-size: 0;
  font-family: ${tokens.font.text};
`

const Swatch = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.s1};
  min-block-size: 2.75rem;
  padding: 0 ${tokens.space.s2};
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: transparent;
  color: ${tokens.color.textMuted};
  cursor: pointer;

  & > span {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border-radius: ${tokens.radius.sm};
    box-shadow: inset 0 0 0 1px ${tokens.color.borderStrong};
    forced-color-adjust: none;
  }
  & > svg {
    transition: rotate ${tokens.motion.fast} ${tokens.motion.ease};
  }
  &:where([aria-expanded='true']) > svg {
    rotate: 180deg;
  }
  &:where(:focus-visible) {
    outline-offset: -2px;
  }
  &:where(:disabled) {
    cursor: not-allowed;
  }
`

const Code = styled(ControlInput)`
  font-variant-numeric: tabular-nums;
`

const Panel = styled.span`
  display: grid;
  gap: ${tokens.space.s2};
  min-block-size: 12.5rem;
  font-size: ${tokens.fontSize.sm};
  color: ${tokens.color.textMuted};
`

const load = async () => (await import('./ColourPicker.tsx')).ColourPicker

/**
 * A colour, typed as `#rrggbb` or picked. Renders a `<span>` around a native `<input>`; the picker opens below it.
 *
 * The picker is a separate chunk. It moves by arrow keys, and typing needs no picker at all. Attribute out, on the
 * root: `data-open`.
 */
export const ColourInput = ({
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  note,
  texts,
  className,
  style,
  ...rest
}: ColourInputProps) => {
  const panelId = useId()
  const [own, setOwn] = useState(defaultValue)
  const [open, setOpen] = useState(false)
  const root = useFormReset<HTMLSpanElement>(() => setOwn(defaultValue))
  const picker = useLatePart(load)
  const linked = useFieldControl(rest)
  const shown = hexColour(value ?? own)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setOwn(event.target.value)
    const whole = hexColour(event.target.value)
    if (whole !== undefined) onValueChange?.(whole)
    onChange?.(event)
  }
  const put = (colour: string) => {
    const input = root.current?.querySelector('input')
    if (input) typeInto(input, colour)
  }
  const toggle = () => {
    picker.fetch()
    setOpen(!open)
  }
  return (
    <Root ref={root} className={className} style={style} data-open={open ? '' : undefined}>
      <ControlFrame>
        <Swatch
          type="button"
          aria-label={texts.pick}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          disabled={linked.disabled}
          onPointerEnter={picker.fetch}
          onClick={toggle}
        >
          <span style={{ background: shown }} />
          <ChevronDown size={16} aria-hidden />
        </Swatch>
        <Code
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...linked}
          {...(value === undefined ? { defaultValue } : { value })}
          dir="ltr"
          type="text"
          onChange={change}
        />
      </ControlFrame>
      {open ? (
        <Panel id={panelId} aria-live="polite">
          {picker.state === 'loading' ? <Spinner /> : null}
          {picker.state === 'failed' ? texts.unavailable : null}
          {picker.part ? <picker.part colour={shown} onPick={put} /> : null}
          {note}
        </Panel>
      ) : null}
    </Root>
  )
}
