import type { Brand } from '@croupier/ui'
import { BrandScope } from '@croupier/ui/BrandScope'
import { Field } from '@croupier/ui/Field'
import { SegmentedControl } from '@croupier/ui/SegmentedControl'
import { Select } from '@croupier/ui/Select'
import { tokens } from '@croupier/ui/theme'
import { brandFromSeed, brandScheme } from '@croupier/ui/brand'
import { useEffect, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { brands } from '../brands.ts'
import { BrandFile } from './BrandFile.tsx'
import { withPictures, type FolderPictures } from './brandFileText.ts'
import { Contrast } from './Contrast.tsx'
import { saveStudioState, readStudioState } from './studioState.ts'
import { Knobs, nameFault, titleFault } from './Knobs.tsx'
import { sampleScreens, SampleScreen, type SampleScreenName } from './SampleScreen.tsx'
import { Versions, versionTitle, type Version } from './Versions.tsx'

const Studio = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${tokens.color.canvas};

  @media (min-width: 64rem) {
    grid-template-columns: 20rem minmax(0, 1fr);
    block-size: 100dvh;

    & > * {
      overflow-y: auto;
    }
  }
`
const KnobForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s5};
  border-inline-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  & > h1 {
    margin: 0;
    font-family: ${tokens.font.display};
    font-size: ${tokens.fontSize.xl};
  }
`
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s4};
  align-items: end;
  padding: ${tokens.space.s4} ${tokens.space.s5};
  border-block-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};

  & > :last-child {
    min-inline-size: 14rem;
  }
`
const Screens = styled.div`
  display: grid;
  /* Two per row at most: light and dark of one brand side by side, those of another below. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(24rem, 40%)), 1fr));
  align-items: stretch;
`

const fresh = () => brandFromSeed('#0a7f5c', { name: 'your-brand', title: 'Your brand' })

/**
 * A design tool: knobs next to whole screens in both themes, a list of colour pairs with too little contrast, import
 * and export of the brand file, and versions to roll back to. Another brand, or a version of this one, can be shown for
 * comparison. The browser keeps the work until the next visit.
 */
export const BrandStudio = () => {
  const [left] = useState(readStudioState)
  const [brand, setBrand] = useState<Brand>(() => left?.brand ?? fresh())
  const [screen, setScreen] = useState<SampleScreenName>('lobby')
  const [beside, setBeside] = useState('')
  const [versions, setVersions] = useState<readonly Version[]>(left?.versions ?? [])
  const [pictures, setPictures] = useState<FolderPictures>({})
  useEffect(() => saveStudioState({ brand, versions }), [brand, versions])
  const kept = versions.find(({ id }) => String(id) === beside)
  const other = kept ? withPictures({ ...kept.brand, name: `version-${kept.id}` }, pictures) : brands[beside]
  const { colors } = useMemo(() => brandScheme(brand), [brand])
  const keep = () => setVersions([{ id: (versions[0]?.id ?? 0) + 1, brand }, ...versions])
  // Keeps the brand that is replaced.
  const replace = (next: Brand) => {
    if (versions[0]?.brand !== brand) keep()
    setBrand(next)
  }
  // Style rules are keyed by brand name, and a repository brand of the same name may be shown next to this one.
  const shown = useMemo(() => withPictures({ ...brand, name: 'draft' }, pictures), [brand, pictures])
  return (
    <Studio>
      <KnobForm onSubmit={(event) => event.preventDefault()} aria-label="Knobs">
        <h1>Brand studio</h1>
        <Contrast brand={brand} colors={colors} />
        <BrandFile
          brand={brand}
          writable={!titleFault(brand) && !nameFault(brand)}
          pictures={pictures}
          onImport={replace}
          onPictures={(chosen) => setPictures({ ...pictures, ...chosen })}
        />
        <Versions
          versions={versions}
          onKeep={keep}
          onRollBack={(version) => replace(version.brand)}
          onStartOver={() => replace(fresh())}
        />
        <Knobs brand={brand} pictures={pictures} onChange={setBrand} onReplace={replace} />
      </KnobForm>
      <div>
        <Bar>
          <SegmentedControl
            legend="Screen"
            name="screen"
            choices={Object.entries(sampleScreens).map(([value, { label }]) => ({ value, label }))}
            value={screen}
            onChange={({ target }) => {
              if (target.value in sampleScreens) setScreen(target.value as SampleScreenName)
            }}
          />
          <Field label="Compare with">
            <Select
              value={beside}
              onValueChange={setBeside}
              options={[
                { value: '', label: 'No other brand' },
                ...versions.map((version) => ({ value: String(version.id), label: versionTitle(version) })),
                ...Object.values(brands).map(({ name, title }) => ({ value: name, label: title })),
              ]}
            />
          </Field>
        </Bar>
        <Screens>
          {(other ? [shown, other] : [shown]).flatMap((one) =>
            (['light', 'dark'] as const).map((theme) => (
              <BrandScope key={one.name + theme} brand={one} theme={theme} data-testid={`${one.name}-${theme}`}>
                <SampleScreen brand={one} screen={screen} />
              </BrandScope>
            )),
          )}
        </Screens>
      </div>
    </Studio>
  )
}
