import type { ReactElement } from 'react'
import { expect } from 'storybook/test'
import { browserFaults } from './browserFaults.tsx'
import type { Conformance } from './conformance.tsx'

/**
 * The browser half of the conformance suite as a story:
 * `export const Conforms = meta.story(conformanceStory(<Button>Play</Button>, { root: 'button' }))`
 *
 * Checks one root, `ref` held and cleared, class names added, and hydration of the server's HTML. Hidden from the
 * sidebar and the docs: it is a test, not an example.
 */
export const conformanceStory = (element: ReactElement, conformance: Conformance) => ({
  tags: ['!dev', '!autodocs'],
  render: () => element,
  play: async () => {
    await expect(await browserFaults(element, conformance)).toEqual([])
  },
})
