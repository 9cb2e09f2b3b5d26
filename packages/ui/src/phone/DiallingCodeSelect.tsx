import { Combobox as Engine } from '@base-ui/react/combobox'
import { Check, ChevronDown, Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { usePortalContainer } from '../brand/portalContainer.ts'
import { Layer, Line, Lines, LineWords, Note, Plate } from '../combobox/comboboxParts.ts'
import { useField } from '../field/fieldContext.ts'
import { useFormReset } from '../field/useFormReset.ts'
import { useJoinedRef } from '../field/useJoinedRef.ts'
import { useValue } from '../field/useValue.ts'
import { ControlFrame, ControlInput, ControlMark } from '../input/controlFrame.ts'
import { tokens } from '../theme/theme.ts'
import { countryMatches, type DiallingCountry } from './countryMatches.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** The words of a {@link DiallingCodeSelect}. */
export interface DiallingCodeTexts extends SomeTexts<'nothingFound'> {
  /** Names the button and the list, e.g. "Country". */
  readonly label: string
  /** Names the search field, e.g. "Search country or code". */
  readonly search: string
}

/** Props of {@link DiallingCodeSelect}; everything else goes to the button. */
export interface DiallingCodeSelectProps extends Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'aria-label'
> {
  /** The countries to choose from, in their order. */
  countries: readonly DiallingCountry[]
  /** The country chosen, as ISO 3166 letters, held outside. */
  value?: string | undefined
  /** The first country, when the control holds its own. Default: the first of `countries`. */
  defaultValue?: string | undefined
  /** Another country was chosen. */
  onValueChange?: ((code: string, country: DiallingCountry) => void) | undefined
  /** A picture of a country's flag, when there is one; its two letters otherwise, since not every system draws emoji flags. */
  flag?: ((code: string) => ReactNode) | undefined
  /** Its words, in the language of the page. */
  texts: DiallingCodeTexts
}

const Trigger = styled(Engine.Trigger)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s2};
  min-block-size: 2.75rem;
  margin-inline-start: calc(-1 * ${tokens.space.s2});
  padding: 0 ${tokens.space.s2};
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: transparent;
  color: ${tokens.color.text};
  font-family: ${tokens.font.text};
  font-size: ${tokens.fontSize.md};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:where(:hover) {
    background: ${tokens.color.surfaceHover};
  }
  &:where(:focus-visible) {
    outline-offset: -2px;
  }
  &:where([data-disabled]) {
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
  }
  & > svg {
    color: ${tokens.color.textMuted};
  }
`

const Letters = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 2rem;
  block-size: 1.375rem;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.neutralSoft};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.xs};
  font-weight: ${tokens.fontWeight.semibold};
  letter-spacing: ${tokens.tracking.wide};
`

const Code = styled.bdi`
  flex: none;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`

const Filter = styled.div`
  padding: ${tokens.space.s2} ${tokens.space.s2} ${tokens.space.s1};
`

/**
 * The country of a phone number, found by its name or code. Renders a `<button role="combobox">`; goes into `country` of
 * `PhoneInput`.
 *
 * Its engine is 50 kB: a site of one market shows `dialCode` instead and loads none of it.
 */
export const DiallingCodeSelect = ({
  countries,
  value,
  defaultValue = countries[0]?.code ?? '',
  onValueChange,
  flag,
  texts,
  name,
  disabled,
  ref,
  ...rest
}: DiallingCodeSelectProps) => {
  const words = useKitTexts(texts)
  const find = (code: string) => countries.find((country) => country.code === code)
  const [code, change, reset] = useValue<string>(value, defaultValue, (next) => {
    const country = find(next)
    if (country) onValueChange?.(next, country)
  })
  const root = useJoinedRef(useFormReset<HTMLButtonElement>(reset), ref)
  const field = useField()
  const country = find(code)
  const draw = (letters: string) => flag?.(letters) ?? <Letters aria-hidden>{letters}</Letters>
  return (
    <Engine.Root
      items={countries}
      value={country ?? null}
      onValueChange={(next: DiallingCountry | null) => {
        if (next) change(next.code)
      }}
      itemToStringLabel={(one: DiallingCountry) => one.name}
      itemToStringValue={(one: DiallingCountry) => one.code}
      isItemEqualToValue={(one: DiallingCountry, other: DiallingCountry) => one.code === other.code}
      filter={countryMatches}
      autoHighlight
      disabled={disabled ?? field?.disabled ?? false}
      {...(name === undefined ? {} : { name })}
    >
      <Trigger
        {...rest}
        ref={root}
        aria-label={`${texts.label}: ${country ? `${country.name} +${country.diallingCode}` : ''}`}
      >
        {country ? draw(country.code) : null}
        <bdi>{country ? `+${country.diallingCode}` : '+'}</bdi>
        <ChevronDown size={16} aria-hidden />
      </Trigger>
      <Engine.Portal container={usePortalContainer()}>
        <Layer align="start" sideOffset={10} collisionPadding={8}>
          <Plate aria-label={texts.label} style={{ inlineSize: '20rem' }}>
            <Filter>
              <ControlFrame>
                <ControlMark>
                  <Search size={18} aria-hidden />
                </ControlMark>
                <Engine.Input aria-label={texts.search} placeholder={texts.search} render={<ControlInput />} />
              </ControlFrame>
            </Filter>
            <Engine.Empty>
              <Note>{words.nothingFound}</Note>
            </Engine.Empty>
            <Lines>
              {(one: DiallingCountry) => (
                <Line key={one.code} value={one}>
                  {draw(one.code)}
                  <LineWords>{one.name}</LineWords>
                  <Code>+{one.diallingCode}</Code>
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
