/** The Node half of the conformance suite: the root, rest props and documented attributes of a server render. */
import { describe, expect, it } from 'vitest'
import { serverFindings } from './conformance.tsx'
import { placedSubjects } from './kit.ts'

for (const [name, { element, ...conformance }] of Object.entries(placedSubjects))
  describe(`${name} conforms`, () => {
    it(`renders a <${conformance.root}> on the server, with className, style, rest props and documented attributes`, () => {
      expect(serverFindings(element, conformance)).toEqual([])
    })
  })
