/** The conformance suite on a translated page; it needs a real browser. */
import { cloneElement, Component, isValidElement, type ReactElement, type ReactNode } from 'react'
import { translatePage } from '../../../../.storybook/translatePage.ts'
import { quiet, settled } from './browserFindings.tsx'
import { placed, probed, type Conformance } from './conformance.tsx'

const isShown = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || isValidElement(value)

/**
 * The element without each of the props that may show a text, one at a time; whether a prop is required is unknown
 * here.
 */
const withLess = (element: ReactElement): readonly (readonly [prop: string, less: ReactElement])[] =>
  Object.entries(element.props as object)
    .filter(
      ([name, value]) => isShown(value) && !/^(?:id|name|type|value|defaultValue|src|href|as|to|max|min)$/.test(name),
    )
    .map(([name]) => [name, cloneElement(element, { [name]: undefined })])

class Boundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render = () => (this.state.broken ? null : this.props.children)
}

/**
 * Faults of `element` on a page that the browser translates: enters and leaves each state, and removes and restores
 * each prop that shows a text. Page translation replaces texts, so React cannot remove a bare one, or insert something
 * before it.
 */
export const translationFindings = async (element: ReactElement, conformance: Conformance): Promise<string[]> => {
  const { createRoot } = await import('react-dom/client')
  const { within, states = {} } = conformance
  const findings: string[] = []
  const shown = (drawn: ReactElement) => placed(within === undefined ? drawn : probed(drawn), conformance)
  const turn = async (name: string, there: ReactElement) => {
    const host = document.body.appendChild(document.createElement('div'))
    const report = (problem: unknown) => {
      // An example without a required prop fails in its own way.
      if (problem instanceof DOMException) findings.push(`translated, ${name}: ${problem.message}`)
    }
    const root = createRoot(host, { onCaughtError: report })
    for (const drawn of [element, there, element]) {
      await settled(() => root.render(<Boundary>{shown(drawn)}</Boundary>))
      await quiet(host)
    }
    await settled(() => root.unmount())
    host.remove()
  }
  const { error, warn } = console
  const stop = translatePage()
  // Warnings about omitted required props do not matter here.
  Object.assign(console, { error: () => undefined, warn: () => undefined })
  try {
    for (const [name, { element: drawn }] of Object.entries(states)) await turn(name, drawn)
    for (const [name, less] of withLess(element)) await turn(`with and without ${name}`, less)
  } finally {
    Object.assign(console, { error, warn })
    stop()
  }
  return [...new Set(findings)]
}
