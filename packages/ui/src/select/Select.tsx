import { Select as Engine } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
} from 'react'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { useField, useFieldControl } from '../field/fieldContext.ts'
import { dropItemStyle, dropStyle } from '../overlay/surface.ts'
import { t } from '../theme/theme.ts'

/** One option of a `Select`. */
export interface SelectOption {
  readonly value: string
  /** What is read out and shown in the closed control. */
  readonly text: string
  /** Shown before the text, decoration only. */
  readonly icon?: ReactNode
  /** Language of the text, as a BCP 47 tag, when it differs from the page's. */
  readonly lang?: string | undefined
  readonly disabled?: boolean | undefined
}

/** Props of `Select`; everything else goes to the button. */
export interface SelectProps extends Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'onBlur' | 'children'> {
  options: readonly SelectOption[]
  /** The chosen value; null shows the placeholder. */
  value: string | null
  onChange: (value: string) => void
  onBlur?: FocusEventHandler<HTMLButtonElement> | undefined
  placeholder?: string | undefined
  /** Submitted with a native form under this name. */
  name?: string | undefined
  disabled?: boolean | undefined
  /** Without a frame, to sit inside another control such as a phone number. */
  bare?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** How long the list outlives the focus, so that a click on an option still registers [S-053]. */
export const selectBlurDelay = 200

const Trigger = styled(Engine.Trigger)`
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  gap: ${t.space.s2};
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${t.control.lg};
  padding: ${t.space.s1} ${t.space.s3};
  border: 1px solid ${t.color.borderStrong};
  border-radius: ${t.radius.md};
  background: ${t.color.surface};
  color: ${t.color.text};
  font-family: ${t.font.text};
  font-size: ${t.fontSize.md};
  text-align: start;
  cursor: pointer;

  &:where(:hover) {
    border-color: ${t.color.textMuted};
  }
  &:where(:focus-visible, [data-popup-open]) {
    border-color: ${t.color.focus};
    outline: 2px solid ${t.color.focus};
    outline-offset: -1px;
  }
  &:where([aria-invalid='true']) {
    border-color: ${t.color.danger};
  }
  &:where([data-placeholder]) {
    color: ${t.color.textMuted};
  }
  &:where([data-disabled]) {
    border-color: ${t.color.border};
    background: ${t.color.surfaceSunken};
    color: ${t.color.textMuted};
    cursor: not-allowed;
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
  gap: ${t.space.s2};
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Chevron = styled(Engine.Icon)`
  display: inline-flex;
  flex: none;
  color: ${t.color.textMuted};
  transition: rotate ${t.motion.fast} ${t.motion.ease};

  &:where([data-popup-open]) {
    rotate: 180deg;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
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
  z-index: calc(${t.z.modal} + 1);
  outline: 0;
`

/**
 * One of a list of texts. Renders a `<button role="combobox">`, and its list in a portal while open.
 *
 * For react-hook-form use a `Controller`: `value`, `onChange(value)`, `onBlur`, `ref` fit it. When the focus leaves or
 * a press lands elsewhere the list stays 200 ms more, so that a click on an option still counts [S-053]; Escape closes
 * it at once. Attributes out: `data-popup-open`, `data-placeholder`, `data-disabled`, `data-bare`.
 */
export const Select = ({
  options,
  value,
  onChange,
  placeholder,
  name,
  disabled,
  bare = false,
  ...rest
}: SelectProps) => {
  const field = useField()
  const linked = useFieldControl({ ...rest, disabled })
  const { open, change } = useLingeringOpen()
  const chosen = options.find((option) => option.value === value)
  return (
    <Engine.Root
      items={options.map((option) => ({ value: option.value, label: option.text }))}
      value={value}
      onValueChange={(next) => {
        if (next !== null) onChange(next)
      }}
      open={open}
      onOpenChange={change}
      modal={false}
      disabled={linked.disabled ?? false}
      {...(name === undefined ? {} : { name })}
    >
      <Trigger
        aria-labelledby={field && !rest['aria-label'] ? field.labelId : undefined}
        {...rest}
        {...linked}
        data-bare={bare ? '' : undefined}
      >
        <Chosen>
          {() =>
            chosen ? (
              <>
                {chosen.icon}
                <span lang={chosen.lang}>{chosen.text}</span>
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
        <Layer alignItemWithTrigger={false} sideOffset={6} collisionPadding={8}>
          <List>
            {options.map((option) => (
              <Line key={option.value} value={option.value} disabled={option.disabled ?? false}>
                {option.icon}
                <LineText lang={option.lang}>{option.text}</LineText>
                <Engine.ItemIndicator render={<Check size={18} aria-hidden />} />
              </Line>
            ))}
          </List>
        </Layer>
      </Engine.Portal>
    </Engine.Root>
  )
}

/** The engine's reasons for closing that mean attention went elsewhere: focus, a press, or a release of the pointer. */
const leaving: ReadonlySet<string> = new Set(['focus-out', 'outside-press', 'cancel-open'])

/** The list's open state, which ends {@link selectBlurDelay} ms after the focus is lost and at once otherwise. */
const useLingeringOpen = () => {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const finish = (next: boolean) => {
    clearTimeout(timer.current)
    timer.current = undefined
    setOpen(next)
  }
  const change = (next: boolean, details: { reason: string; cancel: () => void }) => {
    const lostFocus = leaving.has(details.reason)
    if (!next && lostFocus) {
      details.cancel()
      timer.current ??= setTimeout(() => finish(false), selectBlurDelay)
    } else finish(next)
  }
  return { open, change }
}
