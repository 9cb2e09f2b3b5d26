import { Check, X } from 'lucide-react'
import type { ChangeEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormReset } from '../field/useFormReset.ts'
import { useValue } from '../field/useValue.ts'
import { ChoiceFieldset, type ChoiceFieldsetProps } from '../radio/ChoiceFieldset.tsx'
import { t } from '../theme/theme.ts'

/** One filter that can be on. */
export interface Chip {
  readonly value: string
  readonly label: ReactNode
  /** Decoration before the label. */
  readonly icon?: ReactNode
  /** How many there are, already formatted. */
  readonly count?: string | undefined
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
  onChange?: ((value: readonly string[]) => void) | undefined
  /** Names the native checkboxes, so that a plain form submits each filter that is on. */
  name?: string | undefined
  /** The button that takes all filters off, shown while one is on, e.g. "Clear filters". Left out, there is none. */
  clearText?: string | undefined
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s2};
`

const Plate = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${t.space.s1};
  max-inline-size: 100%;
  box-sizing: border-box;
  min-block-size: ${t.control.md};
  padding: ${t.space.s1} ${t.space.s3};
  border: 1px solid ${t.color.borderStrong};
  border-radius: ${t.radius.pill};
  background: ${t.color.surface};
  color: ${t.color.text};
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.medium};
  line-height: ${t.leading.tight};
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${t.motion.fast} ${t.motion.ease};

  &:where(:hover) {
    background: ${t.color.surfaceHover};
  }
  &:where(:has(:checked)) {
    border-color: ${t.color.accent};
    background: ${t.color.accentSoft};
    color: ${t.color.accentText};
  }
  &:where(:has(:focus-visible)) {
    outline: 2px solid ${t.color.focus};
    outline-offset: 2px;
  }
  &:where(:has(:disabled)) {
    border-color: ${t.color.border};
    background: ${t.color.surfaceSunken};
    color: ${t.color.textMuted};
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
  font-weight: ${t.fontWeight.regular};
`

const Clear = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${t.space.s1};
  min-block-size: ${t.control.md};
  padding: ${t.space.s1} ${t.space.s2};
  border: 0;
  border-radius: ${t.radius.pill};
  background: transparent;
  color: ${t.color.textMuted};
  font-size: ${t.fontSize.sm};
  cursor: pointer;

  &:where(:hover) {
    color: ${t.color.text};
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
  onChange,
  name,
  clearText,
  ...rest
}: FilterChipsProps) => {
  const [on, change, reset] = useValue(value, defaultValue, onChange)
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
        {clearText !== undefined && on.length > 0 ? (
          <Clear type="button" onClick={clear}>
            <X size={16} aria-hidden />
            {clearText}
          </Clear>
        ) : null}
      </Row>
    </ChoiceFieldset>
  )
}
