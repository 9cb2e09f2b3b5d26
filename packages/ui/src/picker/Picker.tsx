import { Combobox as Engine } from '@base-ui/react/combobox'
import { hasWords } from '@croupier/locales/spelling'
import { Check, Search } from 'lucide-react'
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { Layer, Line, Lines, LineWords, Note, Plate } from '../combobox/comboboxParts.ts'
import { ControlFrame, ControlInput, ControlMark } from '../input/controlFrame.ts'
import { needs } from '../needs/needs.ts'
import { closingInert } from '../overlay/closingInert.tsx'
import { useFreshPress } from '../press/useFreshPress.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { tokens } from '../theme/theme.ts'

/** One option of a {@link Picker}. */
export interface PickerOption {
  /** Value when chosen. */
  readonly value: string
  /** Text that is shown and searched. */
  readonly label: string
  /** Language of the text, as a BCP 47 tag, when it differs from the page's. */
  readonly lang?: string | undefined
  /** A sign after the label, such as `*`, that the foot explains. */
  readonly mark?: string | undefined
  /** Further search terms, such as its code. Not shown. */
  readonly keywords?: string | undefined
}

/** Props of {@link Picker}; everything else goes to the popup. */
export interface PickerProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** The button that opens it: a `Button`, `IconButton` or any native `<button>`. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** Names the search field, which also shows it: "Search for a language". */
  searchLabel: string
  /** The options, in order. */
  options: readonly PickerOption[]
  /** The chosen value; null for none. */
  value: string | null
  /** Called with the value when an option is chosen. */
  onValueChange: (value: string) => void
  /** Shown below the list, such as a further choice or what a mark means. */
  foot?: ReactNode
  /** Lines the list up with the start or end of the button. Default `end`. */
  align?: 'start' | 'center' | 'end' | undefined
  /** Whether it is open, when controlled. */
  open?: boolean | undefined
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'nothingFound'> | undefined
}

const Top = styled(ControlFrame)`
  flex: none;
  margin: ${tokens.space.s2};
`

const Mark = styled.span`
  color: ${tokens.color.textMuted};
`

const Foot = styled.div`
  flex: none;
  display: grid;
  gap: ${tokens.space.s2};
  /* Its text begins where the options do. */
  padding: ${tokens.space.s2} calc(${tokens.space.s1} + ${tokens.space.s3});
  border-block-start: 1px solid ${tokens.color.border};

  /* What it shows may come later. */
  &:where(:empty) {
    display: none;
  }
`

const sameOption = (one: PickerOption, other: PickerOption) => one.value === other.value

const isFound = ({ label, keywords = '' }: PickerOption, typed: string) => hasWords(`${label} ${keywords}`, typed)

/**
 * One of a long list behind a button, found by typing, such as the language list. Renders the button, and while open a
 * `<div role="dialog">` in a portal with a search field and a listbox.
 *
 * The search looks for every typed word in label and keywords, without regard to case, width and marks. On a touch
 * screen the keyboard stays away until the field is pressed. Use `Menu` for a short list. Its engine is that of
 * `Combobox`: load it lazily.
 */
export const Picker = ({
  trigger,
  searchLabel,
  options,
  value,
  onValueChange,
  foot,
  align = 'end',
  open,
  onOpenChange,
  texts,
  ...rest
}: PickerProps) => {
  if (process.env.NODE_ENV !== 'production') needs('Picker', { trigger, options })
  const words = useKitTexts(texts)
  const fresh = useFreshPress()
  return (
    <Engine.Root
      items={options}
      value={options.find((option) => option.value === value) ?? null}
      onValueChange={(next: PickerOption | null) => {
        if (next) onValueChange(next.value)
      }}
      filter={isFound}
      itemToStringLabel={(option: PickerOption) => option.label}
      itemToStringValue={(option: PickerOption) => option.value}
      isItemEqualToValue={sameOption}
      autoHighlight
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      {/* The engine would make it a combobox, which gets no name from its content: the search field is the combobox. */}
      <Engine.Trigger render={cloneElement(trigger, { role: 'button' })} />
      <Engine.Portal container={usePortalContainer()}>
        <Layer align={align} sideOffset={6} collisionPadding={8} render={closingInert} {...fresh}>
          <Plate aria-label={searchLabel} {...rest}>
            <Top>
              <ControlMark>
                <Search size={18} aria-hidden />
              </ControlMark>
              <Engine.Input aria-label={searchLabel} placeholder={searchLabel} render={<ControlInput />} />
            </Top>
            <Engine.Empty>
              <Note>{words.nothingFound}</Note>
            </Engine.Empty>
            <Lines>
              {(option: PickerOption) => (
                <Line key={option.value} value={option}>
                  <LineWords lang={option.lang}>
                    <span>
                      {option.label}
                      {option.mark === undefined ? null : <Mark> {option.mark}</Mark>}
                    </span>
                  </LineWords>
                  {/* The engine would add its own icon to one that it renders. */}
                  <Engine.ItemIndicator>
                    <Check size={18} aria-hidden />
                  </Engine.ItemIndicator>
                </Line>
              )}
            </Lines>
            {foot === undefined ? null : <Foot>{foot}</Foot>}
          </Plate>
        </Layer>
      </Engine.Portal>
    </Engine.Root>
  )
}
