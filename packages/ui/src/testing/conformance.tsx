/**
 * The conformance suite: what every component of the kit promises. One root element of the documented kind; `ref`,
 * `className` and rest props on it; state exposed as documented data attributes; a server render that hydrates cleanly.
 *
 * This half runs in Node (`kit.test.tsx`). The other half, in `browserFaults.tsx`, needs a real browser.
 */
import { cloneElement, type CSSProperties, type ReactElement, type Ref } from 'react'
import { renderToString } from 'react-dom/server'

/** Attributes a state must put on the root: a value, `''` for presence, or `null` for absence. */
export type Attributes = Readonly<Record<string, string | null>>

/** A component in one state, and the attributes that expose that state. */
export interface ConformanceState {
  /** The element in this state. */
  readonly element: ReactElement
  /** Attributes that its root must have. */
  readonly attributes: Attributes
}

/** What one component promises. */
export interface Conformance {
  /** The documented root element, lower case: `button`. */
  readonly root: string
  /**
   * For a field: the native element inside the root that takes `ref`, `id` and the rest, as `register()` and labels
   * need; `className` and `style` go to the root. An element name: `input`.
   */
  readonly control?: string
  /** For a group: selector of the controls that take `ref` instead, as `register()` needs. */
  readonly refFor?: string
  /** The kit component that its root is made of; the attributes of that component are allowed too. */
  readonly madeOf?: string
  /** Whether it is drawn on the deep surface of header and footer. */
  readonly onDeep?: boolean
  /** Reason why the component does not use the brand's colours. */
  readonly ownColours?: string
  /** Wraps it in its required parent: a tab belongs in a list. */
  readonly within?: (element: ReactElement) => ReactElement
  /** Documented data attributes by state. */
  readonly states?: Readonly<Record<string, ConformanceState>>
}

/** An entry of the suite: an example of a component, and its promises. */
export interface Subject extends Conformance {
  /** The example, with the component itself as the outermost element. */
  readonly element: ReactElement
}

/** Props passed to a component, which must arrive on its root. */
export interface Probe {
  className: string
  id: string
  'data-probe': string
  style: CSSProperties
  ref?: Ref<Element>
  onCopy?: () => void
}

/** The values that are looked for. */
export const probe: Probe = {
  className: 'probe-class',
  id: 'probe-id',
  'data-probe': 'yes',
  style: { scrollMarginTop: 7 },
}

/** The component with the probe and, optionally, more props. */
export const probed = (element: ReactElement, extra: Partial<Probe> = {}) =>
  cloneElement(element as ReactElement<Probe>, { ...probe, ...extra })

/**
 * The first opening tag of rendered HTML: its name and attributes. React's own image preloads before it don't count.
 */
export const rootTag = (rendered: string): { name: string; attributes: Map<string, string> } => {
  const html = rendered.replace(/^(?:<link rel="preload"[^>]*>|<style data-precedence[^>]*>[^<]*<\/style>)+/, '')
  const tag = /^<([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/.exec(html)
  if (!tag) throw new Error(`no element at the start of: ${html.slice(0, 80)}`)
  const attributes = new Map<string, string>()
  for (const [, name, value] of (tag[2] ?? '').matchAll(/\s+([^\s=>/]+)(?:="([^"]*)")?/g)) {
    if (name !== undefined) attributes.set(name, value ?? '')
  }
  return { name: tag[1] ?? '', attributes }
}

/** The component inside its required parent, if it has one. */
export const placed = (element: ReactElement, { within }: Conformance) => within?.(element) ?? element

/** Differences from the expected attributes, one line each. */
export const differences = (found: (name: string) => string | null, wanted: Attributes) =>
  Object.entries(wanted)
    .filter(([name, value]) => found(name) !== value)
    .map(([name, value]) => `${name}: ${JSON.stringify(found(name))} instead of ${JSON.stringify(value)}`)

/** The tag of the control: the first of its kind, not counting hidden inputs that submit a field's value. */
const controlTag = (html: string, control: string) => {
  const tags = html.match(new RegExp(`<${control}\\b[^>]*>`, 'g')) ?? []
  const found = tags.find((tag) => !/\s(?:type="hidden"|hidden|aria-hidden)/.test(tag))
  if (!found) throw new Error(`no <${control}> in: ${html.slice(0, 80)}`)
  return rootTag(found)
}

/** The component's own tag: the first, or, inside a required parent, the one with the probe. */
const ownTag = (html: string, { within }: Conformance) =>
  rootTag(within === undefined ? html : (new RegExp(`<[a-z]+[^>]*\\sid="${probe.id}"[^>]*>`).exec(html)?.[0] ?? html))

/** Faults of the server render of `element`; empty if there are none. */
export const serverFindings = (element: ReactElement, conformance: Conformance): string[] => {
  const { root, control, within, states = {} } = conformance
  const html = renderToString(placed(probed(element), conformance))
  const { name, attributes } = ownTag(html, conformance)
  const holder = control === undefined ? { attributes } : controlTag(html, control)
  const read = (shown: ReactElement) => {
    const tag = ownTag(renderToString(placed(within === undefined ? shown : probed(shown), conformance)), conformance)
    return (attribute: string) => tag.attributes.get(attribute) ?? null
  }
  return [
    ...(name === root ? [] : [`root is <${name}> instead of <${root}>`]),
    ...(attributes.get('class')?.split(' ').includes(probe.className) ? [] : ['className does not reach the root']),
    ...(attributes.get('style')?.includes('scroll-margin-top:7px') ? [] : ['style does not reach the root']),
    ...differences((attribute) => holder.attributes.get(attribute) ?? null, { id: probe.id, 'data-probe': 'yes' }),
    ...Object.entries(states).flatMap(([state, { element: shown, attributes: wanted }]) =>
      differences(read(shown), wanted).map((fault) => `${state}: ${fault}`),
    ),
  ]
}
