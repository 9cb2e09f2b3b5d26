/**
 * What every component of the kit promises, checked in one place: one root element of the documented kind, `ref`,
 * `className` and rest props on it, state out as data attributes, and a server render that the browser takes over.
 *
 * `describeConformance` runs in Node; `conformanceStory` runs the rest in a real browser, as a story test.
 */
import { cloneElement, type CSSProperties, type ReactElement, type Ref } from 'react'
import { renderToString } from 'react-dom/server'

/** Attributes a state must put on the root: a value, `''` for presence, or `null` for absence. */
export type Attributes = Readonly<Record<string, string | null>>

/** A component in one state, and the attributes that tell it from outside. */
export interface ConformanceState {
  /** The element in this state. */
  readonly element: ReactElement
  /** What its root carries. */
  readonly attributes: Attributes
}

/** What is promised of one component. */
export interface Conformance {
  /** The documented root element, lower case: `button`. */
  readonly root: string
  /**
   * Of a field: the native element inside the root that takes `ref`, `id` and the rest, so that `register()` and a
   * label fit it, while `className` and `style` go to the root. A selector: `input`.
   */
  readonly control?: string
  /** Documented data attributes by state. */
  readonly states?: Readonly<Record<string, ConformanceState>>
}

interface Probe {
  className: string
  id: string
  'data-probe': string
  style: CSSProperties
  ref?: Ref<Element>
}

const probe: Probe = { className: 'probe-class', id: 'probe-id', 'data-probe': 'yes', style: { scrollMarginTop: 7 } }

const probed = (element: ReactElement, extra: Partial<Probe> = {}) =>
  cloneElement(element as ReactElement<Probe>, { ...probe, ...extra })

/** The first opening tag of rendered HTML: its name and attributes. React's own image preloads before it don't count. */
export const rootTag = (rendered: string): { name: string; attributes: Map<string, string> } => {
  const html = rendered.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
  const tag = /^<([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/.exec(html)
  if (!tag) throw new Error(`no element at the start of: ${html.slice(0, 80)}`)
  const attributes = new Map<string, string>()
  for (const [, name, value] of (tag[2] ?? '').matchAll(/\s+([^\s=>/]+)(?:="([^"]*)")?/g)) {
    if (name !== undefined) attributes.set(name, value ?? '')
  }
  return { name: tag[1] ?? '', attributes }
}

const differences = (found: (name: string) => string | null, wanted: Attributes) =>
  Object.entries(wanted)
    .filter(([name, value]) => found(name) !== value)
    .map(([name, value]) => `${name}: ${JSON.stringify(found(name))} instead of ${JSON.stringify(value)}`)

/** The tag of the control: the first of its kind that isn't one of the hidden ones a field may send its value with. */
const controlTag = (html: string, control: string) => {
  const tags = html.match(new RegExp(`<${control}\\b[^>]*>`, 'g')) ?? []
  const found = tags.find((tag) => !/\s(?:type="hidden"|hidden|aria-hidden)/.test(tag))
  if (!found) throw new Error(`no <${control}> in: ${html.slice(0, 80)}`)
  return rootTag(found)
}

/** What is wrong with the server render of `element`; an empty list when all holds. */
export const serverFaults = (element: ReactElement, { root, control, states = {} }: Conformance): string[] => {
  const html = renderToString(probed(element))
  const { name, attributes } = rootTag(html)
  const holder = control === undefined ? { attributes } : controlTag(html, control)
  const read = (tag: ReturnType<typeof rootTag>) => (attribute: string) => tag.attributes.get(attribute) ?? null
  return [
    ...(name === root ? [] : [`root is <${name}> instead of <${root}>`]),
    ...(attributes.get('class')?.split(' ').includes(probe.className) ? [] : ['className does not reach the root']),
    ...(attributes.get('style')?.includes('scroll-margin-top:7px') ? [] : ['style does not reach the root']),
    ...differences((attribute) => holder.attributes.get(attribute) ?? null, { id: probe.id, 'data-probe': 'yes' }),
    ...Object.entries(states).flatMap(([state, { element: shown, attributes: wanted }]) =>
      differences(read(rootTag(renderToString(shown))), wanted).map((fault) => `${state}: ${fault}`),
    ),
  ]
}

/** What is wrong with `element` in the browser's document; an empty list when all holds. */
export const browserFaults = async (element: ReactElement, { root, control }: Conformance): Promise<string[]> => {
  const [{ act }, { createRoot, hydrateRoot }] = await Promise.all([import('react'), import('react-dom/client')])
  const faults: string[] = []
  const host = document.body.appendChild(document.createElement('div'))
  const settled = async (work: () => void) => {
    const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
    const before = scope.IS_REACT_ACT_ENVIRONMENT ?? false
    scope.IS_REACT_ACT_ENVIRONMENT = true
    await act(async () => work())
    scope.IS_REACT_ACT_ENVIRONMENT = before
  }
  try {
    let held: Element | null = null
    const mounted = createRoot(host)
    await settled(() => mounted.render(probed(element, { ref: (node) => void (held = node) })))
    // An engine may put the hidden input, by which a form is sent its value, beside the root.
    const roots = [...host.children].filter((child) => !child.matches('input[aria-hidden="true"]'))
    const [shown] = roots
    if (roots.length !== 1 || !shown) faults.push(`${roots.length} root elements instead of one`)
    if (shown?.localName !== root) faults.push(`root is <${shown?.localName}> instead of <${root}>`)
    const holder = control === undefined ? shown : host.querySelector(`#${probe.id}`)
    if (control !== undefined && !holder?.matches(control)) faults.push(`rest props do not reach the <${control}>`)
    if (held === null || held !== holder) faults.push(`ref does not hold the ${control ?? 'root'}`)
    if (!shown?.classList.contains(probe.className)) faults.push('className does not reach the root')
    if (shown && shown.classList.length < 2) faults.push("className replaces the component's own classes")
    if (control === undefined && shown?.id !== probe.id) faults.push('rest props do not reach the root')
    await settled(() => mounted.unmount())
    if (host.childNodes.length > 0) faults.push('something is left after unmounting')
    if (held !== null) faults.push('ref is not cleared on unmounting')

    host.innerHTML = renderToString(element)
    const sent = host.firstElementChild
    let taken: ReturnType<typeof hydrateRoot> | undefined
    await settled(() => {
      taken = hydrateRoot(host, element, {
        onRecoverableError: (error) => {
          // What waits for its engine: `renderToString` sends the fallback and says so. A streaming server would wait.
          if (!String(error).includes('renderToString')) faults.push(`hydration: ${String(error)}`)
        },
      })
    })
    if (host.firstElementChild !== sent) faults.push('hydration replaced the server-rendered root')
    await settled(() => taken?.unmount())
  } finally {
    host.remove()
  }
  return faults
}
