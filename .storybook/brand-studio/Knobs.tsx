import type { Brand } from '@croupier/ui'
import { Button } from '@croupier/ui/Button'
import { Field } from '@croupier/ui/Field'
import { Input } from '@croupier/ui/Input'
import { SegmentedControl } from '@croupier/ui/SegmentedControl'
import { Select } from '@croupier/ui/Select'
import { tokens } from '@croupier/ui/theme'
import { brandFromSeed, brandScheme } from '@croupier/ui/brand'
import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { brands } from '../brands.ts'
import { ColourField } from './ColourField.tsx'
import type { FolderPictures } from './brandFileText.ts'
import { LogoKnobs } from './LogoKnobs.tsx'

const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3};
  padding-block-start: ${tokens.space.s4};
  border-block-start: 1px solid ${tokens.color.border};

  & > h2 {
    margin: 0;
    font-size: ${tokens.fontSize.md};
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.s2};
  }
`

const ownTokens = brandScheme({ name: 'own', title: 'Own' })
type Token = keyof NonNullable<Brand['colors']>
const colourTokens = Object.keys(ownTokens.colors).filter((token): token is Token => token !== 'scrim')
/** Knobs for shape and style, each with its label and values, the kit's default first. */
const forms = {
  radius: ['Corners', ['md', 'none', 'sm', 'lg']],
  density: ['Density', ['normal', 'compact', 'roomy']],
  header: ['Header', ['start', 'centred', 'compact']],
  navigation: ['Navigation', ['both', 'top', 'side']],
  card: ['Cards', ['outline', 'raised', 'framed', 'flat']],
  button: ['Buttons', ['rounded', 'pill', 'square', 'leaf']],
  tile: ['Game pictures', ['portrait', 'square', 'landscape']],
  icons: ['Icons', ['regular', 'thin', 'bold']],
  pattern: ['Pattern', ['none', 'dots', 'lattice', 'rays']],
  titles: ['Titles', ['plain', 'light', 'poster']],
  elevation: ['Elevation', ['soft', 'flat', 'deep']],
  motion: ['Motion', ['calm', 'still', 'lively']],
} as const satisfies { readonly [Name in keyof Brand]?: readonly [string, readonly NonNullable<Brand[Name]>[]] }
const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const faces = [
  { value: '', label: 'The kit’s own' },
  { value: 'Georgia, serif', label: 'Georgia' },
  { value: 'system-ui, sans-serif', label: 'The device’s own' },
  { value: "'Courier New', monospace", label: 'Courier' },
] as const

/** Props of `Knobs`. */
export interface KnobsProps {
  brand: Brand
  /** Images of the merchant's folder. */
  pictures: FolderPictures
  /** Called when a knob changes. */
  onChange: (brand: Brand) => void
  /** Called when another brand replaces this one. */
  onReplace: (brand: Brand) => void
}

/** The error of a brand's title, if any; it prevents the export. */
export const titleFault = ({ title }: Brand) => (title.trim() === '' ? 'A brand needs a title.' : undefined)
/** Like `titleFault`, for the name that files and `data-brand` use. */
export const nameFault = ({ name }: Brand) =>
  /^[a-z][a-z0-9-]*$/.test(name) ? undefined : 'Lower-case letters, digits and hyphens, a letter first.'

const sole = (accent: Brand['accent']) => (typeof accent === 'object' ? accent.light : accent)

/** Every knob of a brand, and any single colour, light and dark side by side. Renders sections of a form. */
export const Knobs = ({ brand, pictures, onChange, onReplace }: KnobsProps) => {
  const [token, setToken] = useState<Token>('accentText')
  const { colors } = brandScheme(brand)
  const turn = (part: Partial<Brand>) => onChange({ ...brand, ...part })
  const colour = (label: string, value: string | undefined, change: (colour: string) => void): ReactNode => (
    <ColourField label={label} value={value ?? ''} onValueChange={change} />
  )
  const face = (part: 'text' | 'display', label: string) => (
    <Field label={label}>
      <Select
        value={faces.find(({ value }) => value === brand.type?.[part])?.value ?? ''}
        onValueChange={(family) => {
          const { [part]: _, ...other } = brand.type ?? {}
          turn({ type: family === '' ? other : { ...other, [part]: family } })
        }}
        options={faces}
      />
    </Field>
  )
  const override = (side: 'light' | 'dark') => (hex: string) =>
    turn({ colors: { ...brand.colors, [token]: { ...colors[token], [side]: hex } } })
  const overridden = Object.keys(brand.colors ?? {}) as Token[]
  return (
    <>
      <Field label="Begin with" description="A brand of the repository, to be changed here">
        <Select
          value={null}
          placeholder="Choose a brand"
          onValueChange={(name) => {
            const chosen = brands[name]
            if (chosen) onReplace(chosen)
          }}
          options={Object.values(brands).map(({ name, title }) => ({ value: name, label: title }))}
        />
      </Field>
      <Field label="Title" error={titleFault(brand)}>
        <Input value={brand.title} maxLength={60} onChange={(event) => turn({ title: event.target.value })} />
      </Field>
      <Field label="Name" description="Of the file, and in data-brand" error={nameFault(brand)}>
        <Input
          value={brand.name}
          maxLength={60}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => turn({ name: event.target.value })}
        />
      </Field>
      <Group>
        <h2>Logo</h2>
        <LogoKnobs brand={brand} pictures={pictures} onChange={(logo) => turn({ logo })} />
      </Group>
      <Group>
        <h2>Colours</h2>
        {typeof brand.accent === 'object' ? (
          <>
            {colour('Main colour, light', brand.accent.light, (light) =>
              turn({ accent: { light, dark: colors.accent.dark } }),
            )}
            {colour('Main colour, dark', brand.accent.dark, (dark) =>
              turn({ accent: { light: colors.accent.light, dark } }),
            )}
          </>
        ) : (
          colour('Main colour', brand.accent, (accent) => turn({ accent }))
        )}
        <Button
          variant="soft"
          onClick={() => {
            const seed = sole(brand.accent) ?? colors.accent.light
            onReplace({ ...brand, ...brandFromSeed(seed, brand) })
          }}
        >
          All from the main colour
        </Button>
        {colour('Wins and jackpots', brand.win, (win) => turn({ win }))}
        {colour('Tint of the greys', brand.neutral, (neutral) => turn({ neutral }))}
        {colour('Header and footer', brand.deep, (deep) => turn({ deep }))}
      </Group>
      <Group>
        <h2>Form and type</h2>
        {(Object.keys(forms) as (keyof typeof forms)[]).map((name) => {
          const [label, values] = forms[name]
          return (
            <SegmentedControl
              key={name}
              legend={label}
              name={name}
              choices={choices(values)}
              value={brand[name] ?? values[0]}
              onChange={({ target }) => turn({ [name]: target.value })}
            />
          )
        })}
        {face('display', 'Headings and figures')}
        {face('text', 'Text')}
      </Group>
      <Group>
        <h2>A single colour</h2>
        <Field label="Token" description="Set as it is, so it may fail to be read">
          <Select
            value={token}
            onValueChange={(name) => setToken(colourTokens.find((one) => one === name) ?? token)}
            options={colourTokens.map((name) => ({ value: name, label: name }))}
          />
        </Field>
        {colour('In light', colors[token].light, override('light'))}
        {colour('In dark', colors[token].dark, override('dark'))}
        {overridden.length > 0 && (
          <div>
            {overridden.map((name) => (
              <Button
                key={name}
                size="sm"
                variant="outline"
                tone="neutral"
                endIcon={<X aria-hidden />}
                aria-label={`Derive ${name} again`}
                onClick={() => {
                  const { [name]: _, ...others } = brand.colors ?? {}
                  turn({ colors: others })
                }}
              >
                {name}
              </Button>
            ))}
          </div>
        )}
      </Group>
    </>
  )
}
