import { Combobox as Engine } from '@base-ui/react/combobox'
import { hasWords } from '@croupier/locales/spelling'
import { Check, ChevronDown, X } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { useField, useFieldControl } from '../field/fieldContext.ts'
import { useFormReset } from '../field/useFormReset.ts'
import { useValue } from '../field/useValue.ts'
import { ControlFrame, ControlInput } from '../input/controlFrame.ts'
import { closingInert } from '../overlay/closingInert.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { innerButton } from '../input/innerButton.ts'
import { needs } from '../needs/needs.ts'
import { Layer, Line, LineHint, Lines, LineWords, Note, Plate } from './comboboxParts.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { FreshButton } from '../press/FreshButton.ts'

/** One option of a {@link Combobox}. */
export interface ComboboxOption {
  /** Value when chosen. */
  readonly value: string
  /** Text that is shown, read out and searched. */
  readonly label: string
  /** Decorative icon before the text. */
  readonly icon?: ReactNode
  /** A second line. It is not searched. */
  readonly description?: string | undefined
  /** It cannot be chosen. */
  readonly disabled?: boolean | undefined
}

/** Texts of a {@link Combobox}. */
export type ComboboxTexts = SomeTexts<'clear' | 'loading' | 'openOptions' | 'nothingFound'>

/** Props of {@link Combobox}. `className` and `style` go to the frame, `ref` and everything else to the `<input>`. */
export interface ComboboxProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'children' | 'size'
> {
  /** The options; with `onSearch`, those of the latest search. */
  options: readonly ComboboxOption[]
  /** The chosen value, when controlled; null for none. */
  value?: string | null | undefined
  /** Initial choice, when uncontrolled. */
  defaultValue?: string | null | undefined
  /** Called with the chosen value, or null when the choice is cleared. */
  onValueChange?: ((value: string | null) => void) | undefined
  /** Called with the typed text at every change, to search on the server; the list then shows `options` unfiltered. */
  onSearch?: ((text: string) => void) | undefined
  /** A search is running. */
  loading?: boolean | undefined
  /** Texts in the language of the page. */
  texts?: ComboboxTexts | undefined
}

const Small = styled(FreshButton)`
  ${innerButton}
  inline-size: 2.25rem;
`

const isFound = ({ label }: ComboboxOption, typed: string) => hasWords(label, typed)

const sameOption = (one: ComboboxOption, other: ComboboxOption) => one.value === other.value

/**
 * A choice from a long list, found by typing. Renders a `<span>` frame around an `<input role="combobox">`; its list is
 * in a portal while open.
 *
 * Options are filtered by the words of their label, without regard to case, width and marks, or by the caller with
 * `onSearch`; a chosen option is remembered even when the next search does not return it. Text typed without choosing
 * is cleared when the focus leaves. For react-hook-form use a `Controller`. Its engine is 50 kB: load it lazily, and
 * use `Select` for short lists.
 */
export const Combobox = ({
  options,
  value,
  defaultValue = null,
  onValueChange,
  onSearch,
  loading = false,
  texts,
  name,
  className,
  style,
  ...rest
}: ComboboxProps) => {
  if (process.env.NODE_ENV !== 'production') needs('Combobox', { options })
  const words = useKitTexts(texts)
  const [chosen, change, reset] = useValue(value, defaultValue, onValueChange)
  const [remembered, remember] = useState<ComboboxOption | null>(null)
  const frame = useFormReset<HTMLSpanElement>(reset)
  const field = useField()
  const linked = useFieldControl(rest)
  const [first, container] = [options.find((option) => option.value === chosen), usePortalContainer()]
  const known = first ?? (remembered?.value === chosen ? remembered : null)
  const selected = chosen === null ? null : (known ?? { value: chosen, label: chosen })
  return (
    <Engine.Root
      items={options}
      value={selected}
      onValueChange={(next: ComboboxOption | null) => {
        remember(next)
        change(next?.value ?? null)
      }}
      itemToStringLabel={(option: ComboboxOption) => option.label}
      itemToStringValue={(option: ComboboxOption) => option.value}
      isItemEqualToValue={sameOption}
      filter={onSearch ? null : isFound}
      onInputValueChange={(text, { reason }) => {
        if (reason === 'input-change' || reason === 'input-clear') onSearch?.(text)
      }}
      disabled={linked.disabled ?? false}
      readOnly={rest.readOnly ?? false}
      onOpenChange={(next, details) => {
        // The engine would otherwise show a list with nothing to choose.
        if (next && rest.readOnly) details.cancel()
      }}
      autoHighlight
      {...(name === undefined ? {} : { name })}
    >
      <ControlFrame ref={frame} className={className} style={style}>
        <Engine.Input
          // By id, because the open list hides the label, and with it its `for`, from assistive technology.
          aria-labelledby={field && !rest['aria-label'] ? field.labelId : undefined}
          {...rest}
          {...linked}
          render={<ControlInput />}
        />
        {selected !== null && !linked.disabled && !rest.readOnly ? (
          <Engine.Clear aria-label={words.clear} render={<Small />}>
            <X size={18} aria-hidden />
          </Engine.Clear>
        ) : null}
        <Engine.Trigger aria-label={words.openOptions} render={<Small />}>
          <ChevronDown size={18} aria-hidden />
        </Engine.Trigger>
      </ControlFrame>
      <Engine.Portal container={container}>
        <Layer anchor={frame} sideOffset={6} collisionPadding={8} render={closingInert}>
          <Plate aria-busy={loading || undefined}>
            <Engine.Status>
              {loading ? (
                <Note>
                  <Spinner size="sm" />
                  {words.loading}
                </Note>
              ) : null}
            </Engine.Status>
            <Engine.Empty>{loading ? null : <Note>{words.nothingFound}</Note>}</Engine.Empty>
            <Lines>
              {(option: ComboboxOption) => (
                <Line key={option.value} value={option} disabled={option.disabled ?? false}>
                  {option.icon}
                  <LineWords>
                    <span>{option.label}</span>
                    {option.description === undefined ? null : <LineHint>{option.description}</LineHint>}
                  </LineWords>
                  <Engine.ItemIndicator render={<Check size={18} aria-hidden />} />
                </Line>
              )}
            </Lines>
          </Plate>
        </Layer>
      </Engine.Portal>
    </Engine.Root>
  )
}
