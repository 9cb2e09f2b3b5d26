import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { actions } from './actions.tsx'
import { basics } from './basics.tsx'
import { betting } from './betting.tsx'
import { browserFindings } from './browserFindings.tsx'
import type { Subject } from './conformance.tsx'
import { dataComponents } from './dataComponents.tsx'
import { gaming } from './gaming.tsx'
import { groups, inputs } from './inputs.tsx'
import { lengthened } from './lengthened.tsx'
import { navigation } from './navigation.tsx'
import { records } from './records.tsx'
import { SubjectSheet } from './SubjectSheet.tsx'

type Subjects = Readonly<Record<string, Subject>>

const meta = preview.meta({
  title: 'Patterns/Conformance',
  tags: ['!dev', '!autodocs'],
  // A sheet shows the same landmark in each of its states; a page has it once.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
})

/** All examples of a table together, for axe and Chromatic; the play function then checks each one separately. */
const conforming = (subjects: Subjects) => ({
  render: () => <SubjectSheet subjects={subjects} />,
  play: async () => {
    const faults: string[] = []
    for (const [name, { element, ...conformance }] of Object.entries(subjects))
      faults.push(...(await browserFindings(element, conformance)).map((fault) => `${name}: ${fault}`))
    await expect(faults).toEqual([])
  },
})

/** Every other entry of a long table, which splits one slow test into two. */
const half = (subjects: Subjects, which: 0 | 1): Subjects =>
  Object.fromEntries(Object.entries(subjects).filter((_, place) => place % 2 === which))

/** All examples of a table in the dark theme, for axe alone. */
const dark = (subjects: Subjects) => ({
  globals: { theme: 'dark' },
  render: () => <SubjectSheet subjects={subjects} />,
})

/** The examples with long texts, on a phone: text that does not fit must wrap, be cut off or scroll inside them. */
const long = (subjects: Subjects) => ({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <SubjectSheet
      subjects={Object.fromEntries(
        Object.entries(subjects).map(([name, { element, states: _states, ...conformance }]) => [
          name,
          { ...conformance, element: lengthened(element) },
        ]),
      )}
    />
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const room = canvasElement.getBoundingClientRect()
    const wide = Object.keys(subjects).filter((name) => {
      const drawn = canvasElement.querySelector(`section[aria-label="${name} 1"]`)?.firstElementChild
      if (!drawn) return true
      // Fixed elements are not part of the sheet's layout.
      if (getComputedStyle(drawn).position === 'fixed') return false
      const { left, right } = drawn.getBoundingClientRect()
      return left < room.left - 1 || right > room.right + 1
    })
    await expect(wide).toEqual([])
  },
})

export const Actions = meta.story(conforming(actions))
export const ActionsDark = meta.story(dark(actions))
export const ActionsLong = meta.story(long(actions))
export const Basics = meta.story(conforming(half(basics, 0)))
export const MoreBasics = meta.story(conforming(half(basics, 1)))
export const BasicsDark = meta.story(dark(basics))
export const BasicsLong = meta.story(long(basics))
export const Records = meta.story(conforming(half(records, 0)))
export const MoreRecords = meta.story(conforming(half(records, 1)))
export const RecordsDark = meta.story(dark(records))
export const RecordsLong = meta.story(long(records))
export const Data = meta.story(conforming(dataComponents))
export const DataDark = meta.story(dark(dataComponents))
export const DataLong = meta.story(long(dataComponents))
export const Inputs = meta.story(conforming(half(inputs, 0)))
export const MoreInputs = meta.story(conforming(half(inputs, 1)))
export const InputsDark = meta.story(dark(inputs))
export const InputsLong = meta.story(long(inputs))
export const Groups = meta.story(conforming(groups))
export const GroupsDark = meta.story(dark(groups))
export const GroupsLong = meta.story(long(groups))
export const Navigation = meta.story(conforming(half(navigation, 0)))
export const MoreNavigation = meta.story(conforming(half(navigation, 1)))
export const NavigationDark = meta.story(dark(navigation))
export const NavigationLong = meta.story(long(navigation))
export const Gaming = meta.story(conforming(half(gaming, 0)))
export const MoreGaming = meta.story(conforming(half(gaming, 1)))
export const GamingDark = meta.story(dark(gaming))
export const GamingLong = meta.story(long(gaming))
export const Betting = meta.story(conforming(betting))
export const BettingDark = meta.story(dark(betting))
export const BettingLong = meta.story(long(betting))
