import { Select as Engine } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { useRef, type ComponentProps, type FocusEvent, type ReactNode, type Ref } from 'react'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { useField, useFieldControl } from '../field/fieldContext.ts'
import { useFormReset } from '../field/useFormReset.ts'
import { useJoinedRef } from '../field/useJoinedRef.ts'
import { useValue } from '../field/useValue.ts'
import { needs } from '../needs/needs.ts'
import { closingInert } from '../overlay/closingInert.tsx'
import { dropItemStyle, dropStyle, layerStyle } from '../overlay/dropList.ts'
import { withoutRepeats } from '../press/freshPress.ts'
import { useFreshPress } from '../press/useFreshPress.ts'
import { tokens } from '../theme/theme.ts'
import { useLingeringOpen } from './useLingeringOpen.ts'

export { selectBlurDelay } from './useLingeringOpen.ts'

/** One option of a `Select`. */
export interface SelectOption {
  /** Value when chosen. */
  readonly value: string
  /** Text of the option, also shown in the closed control. */
  readonly label: string
  /** Shown before the text, decoration only. */
  readonly icon?: ReactNode
  /** Language of the text, as a BCP 47 tag, when it differs from the page's. */
  readonly lang?: string | undefined
  /** It cannot be chosen. */
  readonly disabled?: boolean | undefined
}

/** Props of `Select`; everything else goes to the button. */
export interface SelectProps extends Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'children'
> {
  /** The options in their order. */
  options: readonly SelectOption[]
  /** The chosen value, when controlled; null shows the placeholder. */
  value?: string | null | undefined
  /** Initial choice, when uncontrolled. Default: none, which shows the placeholder. */
  defaultValue?: string | null | undefined
  /** Called with the value when another option is chosen. */
  onValueChange?: ((value: string) => void) | undefined
  /** Called when the focus leaves button and list. An open list stays for another 200 ms. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined
  /** Name under which a native form submits the value. */
  name?: string | undefined
  /** Cannot be opened. Default false. */
  disabled?: boolean | undefined
  /** Shows the choice and takes focus, but cannot be opened. */
  readOnly?: boolean | undefined
  /** Removes the frame, for use inside another control such as a phone number. */
  bare?: boolean | undefined
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement> | undefined
}

const Trigger = styled(Engine.Trigger)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s2};
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${tokens.control.lg};
  padding: ${tokens.space.s1} ${tokens.space.s3};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.md};
  text-align: start;
  cursor: pointer;

  &:where(:hover) {
    border-color: ${tokens.color.textMuted};
  }
  &:where(:focus-visible, [data-popup-open]) {
    border-color: ${tokens.color.focus};
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: -1px;
  }
  &:where([aria-invalid='true']) {
    border-color: ${tokens.color.danger};
    outline-color: ${tokens.color.danger};
  }
  &:where([data-placeholder]) {
    color: ${tokens.color.textMuted};
  }
  &:where([data-disabled]) {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
  }
  &:where([data-readonly]) {
    border-style: dashed;
    background: ${tokens.color.surfaceSunken};
    cursor: default;
  }
  &:where([data-bare]) {
    inline-size: auto;
    min-block-size: 2.75rem;
    border: 0;
    background: transparent;
  }
`

const Chosen = styled(Engine.Value)`
  display: inline-flex;
  flex: 1;
  align-items: center;
  gap: ${tokens.space.s2};
  min-inline-size: 0;
  overflow: hidden;
  white-space: nowrap;

  & > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

const Chevron = styled(Engine.Icon)`
  display: inline-flex;
  flex: none;
  color: ${tokens.color.textMuted};
  transition: rotate ${tokens.motion.fast} ${tokens.motion.ease};

  &:where([data-popup-open]) {
    rotate: 180deg;
  }
`

const List = styled(Engine.Popup)`
  ${dropStyle}
`

const Line = styled(Engine.Item)`
  ${dropItemStyle}
`

const LineText = styled(Engine.ItemText)`
  flex: 1;
  min-inline-size: 0;
`

const Layer = styled(Engine.Positioner)`
  ${layerStyle}
  z-index: calc(${tokens.z.modal} + 1);
`

/**
 * One choice from a short list. Renders a `<button role="combobox">`, and its list in a portal while open.
 *
 * With react-hook-form use a `Controller`: `value`, `onValueChange(value)`, `onBlur` and `ref` match its field. When
 * focus leaves or a press lands elsewhere, the list stays for 200 ms, so a click on an option still counts;
 * Escape closes it immediately. Attributes out: `data-popup-open`, `data-placeholder`, `data-disabled`,
 * `data-readonly`, `data-bare`.
 */
export const Select = ({
  options,
  value,
  defaultValue = null,
  onValueChange,
  placeholder,
  name,
  disabled,
  readOnly = false,
  bare = false,
  ref,
  onBlur,
  ...rest
}: SelectProps) => {
  if (process.env.NODE_ENV !== 'production') needs('Select', { options })
  const [held, choose, reset] = useValue<string | null>(value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next)
  })
  const button = useFormReset<HTMLButtonElement>(reset)
  const list = useRef<HTMLDivElement>(null)
  const root = useJoinedRef(button, ref)
  const field = useField()
  const linked = useFieldControl({ ...rest, disabled })
  const { open, change } = useLingeringOpen()
  const fresh = useFreshPress()
  const label = rest['aria-label']
  const named = {
    'aria-label': label,
    'aria-labelledby': rest['aria-labelledby'] ?? (label === undefined ? field?.labelId : undefined),
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    const to = event.relatedTarget
    // A closing list loses the focus before the button gets it back.
    const isClosing = to === null && event.currentTarget !== button.current
    if (!isClosing && to !== button.current && !list.current?.contains(to)) onBlur?.(event)
  }
  const chosen = options.find((option) => option.value === held)
  return (
    <Engine.Root
      items={options.map((option) => ({ value: option.value, label: option.label }))}
      value={held}
      onValueChange={(next) => {
        if (next !== null) choose(next)
      }}
      open={open && !readOnly}
      onOpenChange={change}
      modal={false}
      disabled={linked.disabled ?? false}
      readOnly={readOnly}
      {...(name === undefined ? {} : { name })}
    >
      <Trigger
        {...named}
        {...rest}
        {...linked}
        onBlur={leave}
        onKeyDown={withoutRepeats(rest.onKeyDown)}
        ref={root}
        data-bare={bare ? '' : undefined}
      >
        <Chosen>
          {() =>
            chosen ? (
              <>
                {chosen.icon}
                <span lang={chosen.lang}>{chosen.label}</span>
              </>
            ) : (
              placeholder
            )
          }
        </Chosen>
        <Chevron>
          <ChevronDown size={18} aria-hidden />
        </Chevron>
      </Trigger>
      <Engine.Portal container={usePortalContainer()}>
        <Layer alignItemWithTrigger={false} sideOffset={6} collisionPadding={8} render={closingInert} {...fresh}>
          <List {...named} ref={list} onBlur={leave}>
            {options.map((option) => (
              <Line key={option.value} value={option.value} disabled={option.disabled ?? false}>
                {option.icon}
                <LineText lang={option.lang}>{option.label}</LineText>
                <Engine.ItemIndicator render={<Check size={18} aria-hidden />} />
              </Line>
            ))}
          </List>
        </Layer>
      </Engine.Portal>
    </Engine.Root>
  )
}
