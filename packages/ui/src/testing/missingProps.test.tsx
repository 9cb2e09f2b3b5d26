/** The error for a forgotten prop, as developers without TypeScript see it. */
import { cloneElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Subject } from './conformance.tsx'
import { placedSubjects } from './kit.ts'
import { portalled } from './portalled.tsx'

const subjects: Readonly<Record<string, Pick<Subject, 'element' | 'within'>>> = { ...placedSubjects, ...portalled }

const complaint = (element: ReactElement, within: Subject['within'] = (part) => part): string => {
  try {
    renderToString(within(element))
    return ''
  } catch (reason) {
    return String(reason)
  }
}

// Portal content does not render on a server.
const rendered = Object.entries(subjects).filter(([, { element, within }]) => complaint(element, within) === '')

it('is about almost every component', () => expect(rendered.length).toBeGreaterThan(100))

describe.each(rendered)('%s without one of its props', (_, { element, within }) => {
  it('renders, or names the prop', () => {
    const unnamed = Object.keys(element.props as object).filter((prop) => {
      const said = complaint(cloneElement(element, { [prop]: undefined } as object), within)
      return said !== '' && !said.includes(`"${prop}"`)
    })
    expect(unnamed).toEqual([])
  })
})
