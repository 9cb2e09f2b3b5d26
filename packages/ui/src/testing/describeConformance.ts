import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { serverFaults, type Conformance } from './conformance.tsx'

/**
 * The Node half of the conformance suite: the root, rest props and documented attributes of a server render.
 *
 * `describeConformance('Button', <Button>Play</Button>, { root: 'button', states: { loading: { … } } })`
 */
export const describeConformance = (name: string, element: ReactElement, conformance: Conformance): void => {
  describe(`${name} conforms`, () => {
    it(`renders a <${conformance.root}> on the server, with className, style, rest props and documented attributes`, () => {
      expect(serverFaults(element, conformance)).toEqual([])
    })
  })
}
