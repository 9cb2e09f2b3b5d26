import { Check, X } from 'lucide-react'
import type { ChangeEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormReset } from '../field/useFormReset.ts'
import { useValue } from '../field/useValue.ts'
import { ChoiceFieldset, type ChoiceFieldsetProps } from '../radio/ChoiceFieldset.tsx'
import { tokens } from '../theme/theme.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** One filter that can be on. */
export interface Chip {
  /** What is chosen with it. */
  readonly value: string
  /** The words on it: "Hot". */
  readonly label: ReactNode
  /** Decoration before the label. */
  readonly icon?: ReactNode
  /** How many there are, already formatted. */
  readonly count?: string | undefined
  /** It cannot be chosen. */
  readonly disabled?: boolean | undefined
}

/** Props of {@link FilterChips}; what is not listed goes to the `<fieldset>`. */
export interface FilterChipsProps extends Omit<ChoiceFieldsetProps, 'onChange' | 'children' | 'role' | 'defaultValue'> {
  /** The chips in their order. */
  chips: readonly Chip[]
  /** The filters that are on, held outside. */
  value?: readonly string[] | undefined
  /** The filters that are on at first, when the chips hold their own. */
  defaultValue?: readonly string[] | undefined
  /** The values that are on, after every change. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** Names the native checkboxes, so that a plain form submits each filter that is on. */
  name?: string | undefined
  /** Shows a button that removes all filters while one is on. Default false. */
  clearable?: boolean | undefined
  /** Its words; those left out come from `KitTexts`. */
  texts?: SomeTexts<'clear' | 'required' | 'optional'> | undefined
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};
`

const Plate = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s1};
  max-inline-size: 100%;
  box-sizing: border-box;
  min-block-size: ${tokens.control.md};
  padding: ${tokens.space.s1} ${tokens.space.s3};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.medium};
  line-height: ${tokens.leading.tight};
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${tokens.motion.fast} ${tokens.motion.ease};

  &:where(:hover) {
    background: ${tokens.color.surfaceHover};
  }
  &:where(:has(:checked)) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentText};
  }
  &:where(:has(:focus-visible)) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  &:where(:has(:disabled)) {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
  }
  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
  /* The tick takes the place of the icon: a chip that is on is known without its colour too. */
  & > [data-tick],
  &:has(:checked) > [data-icon] {
    display: none;
  }
  &:has(:checked) > [data-tick] {
    display: block;
  }
  @media (forced-colors: active) {
    &:where(:has(:checked)) {
      border-color: Highlight;
    }
    &:where(:has(:disabled)) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`

const Box = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`

const Icon = styled.span`
  display: inline-flex;

  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
`

const Count = styled.span`
  flex: none;
  overflow-wrap: normal;
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.fontWeight.regular};
`

const Clear = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s1};
  min-block-size: ${tokens.control.md};
  padding: ${tokens.space.s1} ${tokens.space.s2};
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: transparent;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  cursor: pointer;

  &:where(:hover) {
    color: ${tokens.color.text};
    text-decoration: underline;
  }
`

/**
 * Filters of which several may be on at once. Renders a `<fieldset>` of native checkboxes drawn as chips.
 *
 * Taking them all off gives the focus to the first chip, since the button goes. Attributes out: `data-invalid`.
 */
export const FilterChips = ({
  chips,
  value,
  defaultValue = [],
  onValueChange,
  name,
  clearable = false,
  texts,
  ...rest
}: FilterChipsProps) => {
  const words = useKitTexts(texts)
  const [on, change, reset] = useValue(value, defaultValue, onValueChange)
  const row = useFormReset<HTMLDivElement>(reset)
  const toggle = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: chip, checked } = event.target
    const wanted = new Set(on)
    if (checked) wanted.add(chip)
    else wanted.delete(chip)
    change(chips.map((one) => one.value).filter((one) => wanted.has(one)))
  }
  const clear = () => {
    row.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus()
    change([])
  }
  return (
    <ChoiceFieldset {...rest}>
      <Row ref={row}>
        {chips.map((chip) => (
          <Plate key={chip.value}>
            <Box
              type="checkbox"
              name={name}
              value={chip.value}
              checked={on.includes(chip.value)}
              disabled={chip.disabled}
              onChange={toggle}
            />
            {chip.icon === undefined ? null : (
              <Icon data-icon="" aria-hidden>
                {chip.icon}
              </Icon>
            )}
            <Check data-tick="" aria-hidden />
            {chip.label}
            {chip.count === undefined ? null : <Count>{chip.count}</Count>}
          </Plate>
        ))}
        {clearable && on.length > 0 ? (
          <Clear type="button" onClick={clear}>
            <X size={16} aria-hidden />
            {words.clear}
          </Clear>
        ) : null}
      </Row>
    </ChoiceFieldset>
  )
}
