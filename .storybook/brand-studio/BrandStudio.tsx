import {
  BrandScope,
  brandFromSeed,
  Button,
  checkBrand,
  ColourInput,
  Field,
  Input,
  parseBrand,
  SegmentedControl,
  Select,
  t,
  type Brand,
} from '@croupier/ui'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { brands } from '../brands.ts'
import { SampleScreen } from './SampleScreen.tsx'

const Studio = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${t.color.canvas};

  @media (min-width: 64rem) {
    grid-template-columns: 20rem minmax(0, 1fr);
  }
`
const Knobs = styled.form`
  display: grid;
  align-content: start;
  gap: ${t.space.s4};
  padding: ${t.space.s5};
  border-inline-end: 1px solid ${t.color.border};
  background: ${t.color.surface};

  & > h1 {
    font-family: ${t.font.display};
    font-size: ${t.fontSize.xl};
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s2};
`
const Faults = styled.ul`
  margin: 0;
  padding-inline-start: ${t.space.s4};
  color: ${t.color.dangerText};
  font-size: ${t.fontSize.sm};
`
const Screens = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  align-items: start;
`

const texts = { pick: 'Pick a colour', unavailable: 'The picker could not be loaded. Type the colour.' }
const colours = [
  ['accent', 'Main colour'],
  ['win', 'Wins and jackpots'],
  ['neutral', 'Tint of the greys'],
  ['deep', 'Header and footer'],
] as const
const radii = ['none', 'sm', 'md', 'lg'] as const
const densities = ['compact', 'normal', 'roomy'] as const
const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

const sole = (accent: Brand['accent']) => (typeof accent === 'object' ? accent.light : accent)

const save = (brand: Brand) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(brand, undefined, 2)}\n`], { type: 'application/json' }))
  link.download = `${brand.name}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

/**
 * A designer's desk: knobs beside whole screens in both themes, every pair that cannot be read by name, and the brand as
 * a file in and out. Another brand can stand beside it.
 */
export const BrandStudio = () => {
  const [draft, setDraft] = useState<Brand>(() => brandFromSeed('#0a7f5c', { name: 'draft', title: 'Your brand' }))
  const [beside, setBeside] = useState('')
  const [fault, setFault] = useState<string>()
  const faults = useMemo(() => checkBrand(draft), [draft])
  const other = brands[beside]
  const turn = (part: Partial<Brand>) => setDraft((brand) => ({ ...brand, ...part }))
  const load = async (file: File | undefined) => {
    if (!file) return
    try {
      setDraft(parseBrand(JSON.parse(await file.text())))
      setFault(undefined)
    } catch (problem) {
      setFault(`That file is no brand: ${problem instanceof Error ? problem.message : String(problem)}`)
    }
  }
  return (
    <Studio>
      <Knobs onSubmit={(event) => event.preventDefault()} aria-label="Knobs">
        <h1>Brand studio</h1>
        <Field label="Title">
          <Input value={draft.title} onChange={(event) => turn({ title: event.target.value })} />
        </Field>
        {colours.map(([knob, label]) => (
          <Field key={knob} label={label}>
            <ColourInput
              value={(knob === 'accent' ? sole(draft.accent) : draft[knob]) ?? ''}
              onValueChange={(colour) => turn({ [knob]: colour })}
              texts={texts}
            />
          </Field>
        ))}
        <Button
          variant="soft"
          onClick={() => {
            const seed = sole(draft.accent)
            if (seed) setDraft({ ...draft, ...brandFromSeed(seed, draft) })
          }}
        >
          Everything from the main colour
        </Button>
        <SegmentedControl
          legend="Corners"
          name="radius"
          choices={choices(radii)}
          value={draft.radius ?? 'md'}
          onChange={({ target }) => turn({ radius: radii.find((radius) => radius === target.value) })}
        />
        <SegmentedControl
          legend="Density"
          name="density"
          choices={choices(densities)}
          value={draft.density ?? 'normal'}
          onChange={({ target }) => turn({ density: densities.find((density) => density === target.value) })}
        />
        <Field label="Beside it">
          <Select
            value={beside}
            onChange={setBeside}
            options={[
              { value: '', text: 'Nothing' },
              ...Object.values(brands).map(({ name, title }) => ({ value: name, text: title })),
            ]}
          />
        </Field>
        <Row>
          <Button onClick={() => save(draft)}>Export</Button>
          <label>
            Import{' '}
            <input type="file" accept="application/json" onChange={(event) => void load(event.target.files?.[0])} />
          </label>
        </Row>
        {fault && <p role="alert">{fault}</p>}
        <p aria-live="polite">
          {faults.length === 0
            ? 'All of it can be read in both themes.'
            : `${faults.length} ${faults.length === 1 ? 'pair' : 'pairs'} cannot be read:`}
        </p>
        <Faults aria-label="Pairs that cannot be read" hidden={faults.length === 0}>
          {faults.map(({ theme, front, ground, message }) => (
            <li key={theme + front + ground}>{message}</li>
          ))}
        </Faults>
      </Knobs>
      <Screens>
        {(other ? [draft, other] : [draft]).flatMap((brand) =>
          (['light', 'dark'] as const).map((theme) => (
            <BrandScope key={brand.name + theme} brand={brand} theme={theme} data-testid={`${brand.name}-${theme}`}>
              <SampleScreen title={brand.title} />
            </BrandScope>
          )),
        )}
      </Screens>
    </Studio>
  )
}
