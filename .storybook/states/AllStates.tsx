import { Callout } from '@croupier/ui/Callout'
import { Spinner } from '@croupier/ui/Spinner'
import { tokens } from '@croupier/ui/theme'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { widths } from '../widths.ts'
import { askJourneys, type Journey } from './entries.ts'
import { StatePicture } from './StatePicture.tsx'

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s5};

  & h2 {
    margin: ${tokens.space.s4} 0 0;
  }
  & h3 {
    margin: ${tokens.space.s5} 0 ${tokens.space.s2};
    font-size: ${tokens.fontSize.md};
  }
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, 320px);
  gap: ${tokens.space.s4};
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    display: grid;
    gap: ${tokens.space.s1};
    color: ${tokens.color.accentText};
  }
`

/** Props of `AllStates`. */
export interface AllStatesProps {
  /** Settings of Storybook's toolbars. */
  globals: Readonly<Record<string, unknown>>
  /** Loads the journeys; by default, those of the running Storybook. */
  ask?: () => Promise<readonly Journey[]>
  /** Page that shows a story alone; Storybook's own by default. */
  frames?: string
}

const widthOf = ({ viewport }: AllStatesProps['globals']) => {
  const { value } = (viewport ?? {}) as { value?: string }
  return value === 'phone' ? widths.phone.width : widths.laptop.width
}

const globalsText = (globals: AllStatesProps['globals']) =>
  Object.entries({ ...globals, motion: 'still' })
    .flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : []))
    .join(';')

/** Every state of every screen of the site, by journey, with the toolbars' settings. Renders a `<div>`. */
export const AllStates = ({ globals, ask = askJourneys, frames = 'iframe.html' }: AllStatesProps) => {
  const [journeys, setJourneys] = useState<readonly Journey[] | 'failed'>()
  useEffect(() => {
    ask().then(setJourneys, () => setJourneys('failed'))
  }, [ask])
  if (journeys === undefined) return <Spinner label="Loading the list of states" />
  if (journeys === 'failed') return <Callout tone="danger">Storybook’s index cannot be read.</Callout>
  const screens = journeys.flatMap((journey) => journey.screens)
  const count = screens.reduce((sum, { states }) => sum + states.length, 0)
  const text = globalsText(globals)
  return (
    <Root>
      <h1>All states of the site</h1>
      <p>
        {count} states of {screens.length} screens and windows. Theme, merchant, brand, language and direction are those
        of the toolbar.
      </p>
      {journeys.map((journey) => (
        <section key={journey.name} aria-label={journey.name}>
          <h2>{journey.name}</h2>
          {journey.screens.map(({ name, states }) => (
            <section key={name}>
              <h3>{name}</h3>
              <List>
                {states.map((state) => (
                  <li key={state.id}>
                    <a href={`./?path=/story/${state.id}`} target="_top">
                      <StatePicture
                        title={`${name}: ${state.name}`}
                        address={`${frames}?id=${state.id}&viewMode=story&globals=${text}`}
                        width={widthOf(globals)}
                      />
                      {state.name}
                    </a>
                  </li>
                ))}
              </List>
            </section>
          ))}
        </section>
      ))}
    </Root>
  )
}
