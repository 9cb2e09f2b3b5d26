import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { actions } from './actions.tsx'
import { basics } from './basics.tsx'
import { betting } from './betting.tsx'
import type { Subject } from './conformance.tsx'
import { dataComponents } from './dataComponents.tsx'
import { gaming } from './gaming.tsx'
import { groups, inputs } from './inputs.tsx'
import { navigation } from './navigation.tsx'
import { records } from './records.tsx'
import { translationFindings } from './translationFindings.tsx'

const meta = preview.meta({ title: 'Patterns/Translated page', tags: ['!dev', '!autodocs'] })

/** Each component of a table on a page that the browser translates. */
const translated = (subjects: Readonly<Record<string, Subject>>) => ({
  render: () => <p>Components change their state on a page whose texts are replaced by a translation.</p>,
  play: async () => {
    const faults: string[] = []
    for (const [name, { element, ...conformance }] of Object.entries(subjects))
      faults.push(...(await translationFindings(element, conformance)).map((fault) => `${name}: ${fault}`))
    await expect(faults).toEqual([])
  },
})

export const Actions = meta.story(translated(actions))
export const Basics = meta.story(translated(basics))
export const Records = meta.story(translated(records))
export const Data = meta.story(translated(dataComponents))
export const Inputs = meta.story(translated({ ...inputs, ...groups }))
export const Navigation = meta.story(translated(navigation))
export const Gaming = meta.story(translated(gaming))
export const Betting = meta.story(translated(betting))

const BareText = ({ busy = false, mark }: { busy?: boolean; mark?: ReactNode }) => (
  <p>
    {busy ? null : 'Log in'}
    {mark}
  </p>
)

export const Tells = meta.story({
  name: 'It names a bare text that goes, and one that comes',
  render: () => <p>A component whose texts have neither an element of their own nor their parent to themselves.</p>,
  play: async () => {
    const busy = { element: <BareText busy mark="!" />, attributes: {} }
    await expect(await translationFindings(<BareText mark="!" />, { root: 'p', states: { busy } })).toEqual([
      expect.stringContaining('translated, busy: '),
      expect.stringContaining('translated, with and without mark: '),
    ])
  },
})
