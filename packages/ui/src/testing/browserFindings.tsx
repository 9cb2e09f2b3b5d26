/// <reference types="vite/types/importMeta.d.ts" />
/** The half of the conformance suite that needs a real browser. */
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { differences, placed, probe, probed, type Conformance } from './conformance.tsx'
import { docOf, documentedAttributes } from './documented.ts'
import { fixedColours, garish, lookOf, surrounded, unmirrored, type Surroundings } from './look.tsx'

const sources = import.meta.glob<string>(['../*/*.tsx', '!../*/*.{test,stories}.tsx', '!./*'], {
  query: '?raw',
  import: 'default',
})

const docFor = async (name: string) => {
  const [, load] = Object.entries(sources).find(([file]) => file.endsWith(`/${name}.tsx`)) ?? []
  return load === undefined ? '' : docOf(await load(), name)
}

/** Attributes that an engine or the kit's motion rule sets for its own styles; no other code may rely on them. */
const engines =
  /^data-(?:base-ui|starting-style|ending-style|orientation|activation-direction|composite|index$|motion$|probe)/

/** The data attributes that a component documents. */
const documentedBy = async (name: string): Promise<ReadonlySet<string>> => {
  const doc = await docFor(name)
  const others = await Promise.all(
    [...doc.matchAll(/`([A-Z]\w+)`/g)].map(async ([, other = '']) => [other, await docFor(other)] as const),
  )
  return documentedAttributes(doc, (other) => new Map(others).get(other) ?? '')
}

/** Runs `work`, which changes React's tree, and waits until the change has taken effect. */
export const settled = async (work: () => void): Promise<void> => {
  const { act } = await import('react')
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const before = scope.IS_REACT_ACT_ENVIRONMENT ?? false
  scope.IS_REACT_ACT_ENVIRONMENT = true
  await act(async () => work())
  scope.IS_REACT_ACT_ENVIRONMENT = before
}

/** Waits for three frames without a change, by which time late engines have loaded. */
export const quiet = async (place: Element): Promise<void> => {
  let last = ''
  for (let still = 0, frames = 0; still < 3 && frames < 120; frames += 1) {
    await new Promise(requestAnimationFrame)
    still = place.innerHTML === last ? still + 1 : 0
    last = place.innerHTML
  }
}

/** Renders into a new container and passes it to `look`. */
const inPlace = async <Result,>(
  element: ReactElement,
  look: (host: HTMLElement) => Promise<Result>,
): Promise<Result> => {
  const { createRoot } = await import('react-dom/client')
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  try {
    await settled(() => root.render(element))
    return await look(host)
  } finally {
    await settled(() => root.unmount())
    host.remove()
  }
}

// An engine may put the hidden input that submits the value next to the root.
const rootsOf = (place: Element) =>
  [...place.children].filter((child) => !child.matches('input[aria-hidden="true"], style'))

/** The component's own root: the outermost element, or, inside a required parent, the one with the probe. */
const rootOf = (place: Element, { within }: Conformance): Element | null =>
  within === undefined ? (rootsOf(place)[0] ?? null) : place.querySelector(`#${probe.id}`)

const mountFindings = async (element: ReactElement, conformance: Conformance): Promise<string[]> => {
  const { root, control, refFor } = conformance
  const { createRoot } = await import('react-dom/client')
  const findings: string[] = []
  const host = document.body.appendChild(document.createElement('div'))
  let held: Element | null = null
  let copied = 0
  const mounted = createRoot(host)
  const more = { ref: (node: Element | null) => void (held = node), onCopy: () => void (copied += 1) }
  await settled(() => mounted.render(placed(probed(element, more), conformance)))
  const roots = rootsOf(host)
  const shown = rootOf(host, conformance)
  if (roots.length !== 1 || !shown) findings.push(`${roots.length} root elements instead of one`)
  if (shown?.localName !== root) findings.push(`root is <${shown?.localName}> instead of <${root}>`)
  const holder = control === undefined ? shown : host.querySelector(`#${probe.id}`)
  if (control !== undefined && !holder?.matches(control)) findings.push(`rest props do not reach the <${control}>`)
  const wanted = refFor === undefined ? holder : [...host.querySelectorAll(refFor)].find((part) => part === held)
  if (held === null || held !== wanted) findings.push(`ref does not hold the ${refFor ?? control ?? 'root'}`)
  if (!shown?.classList.contains(probe.className)) findings.push('className does not reach the root')
  if (shown && shown.classList.length < 2) findings.push("className replaces the component's own classes")
  if (!shown?.getAttribute('style')?.includes('scroll-margin-top: 7px')) findings.push('style does not reach the root')
  if (control === undefined && shown?.id !== probe.id) findings.push('rest props do not reach the root')
  if (holder?.getAttribute('data-probe') !== 'yes') findings.push('data attributes of one’s own are dropped')
  holder?.dispatchEvent(new ClipboardEvent('copy', { bubbles: true }))
  if (copied !== 1) findings.push(`a listener of one’s own is called ${copied} times instead of once`)
  await settled(() => mounted.unmount())
  if (host.childNodes.length > 0) findings.push('something is left after unmounting')
  if (held !== null) findings.push('ref is not cleared on unmounting')
  host.remove()
  return findings
}

const attributeFindings = async (element: ReactElement, conformance: Conformance): Promise<string[]> => {
  const { within, madeOf, states = {} } = conformance
  const name = typeof element.type === 'function' ? element.type.name : ''
  const documented = new Set([...(await documentedBy(name)), ...(madeOf ? await documentedBy(madeOf) : [])])
  const shown = Object.entries({ plain: { element, attributes: {} }, ...states })
  const every = shown.map(([state, { element: drawn }]) => (
    <div key={state}>{placed(within === undefined ? drawn : probed(drawn), conformance)}</div>
  ))
  return inPlace(<>{every}</>, async (host) => {
    const findings = shown.flatMap(([state, { attributes }], place) => {
      const part = host.children[place]
      const root = part && rootOf(part, conformance)
      if (!root) return [`${state}: nothing is drawn`]
      const unknown = root
        .getAttributeNames()
        .filter((attribute) => attribute.startsWith('data-') && !engines.test(attribute) && !documented.has(attribute))
      return [
        ...differences((attribute) => root.getAttribute(attribute), attributes).map(
          (finding) => `${state}: ${finding}`,
        ),
        ...unknown.map((attribute) => `${attribute} is not documented`),
      ]
    })
    return [...new Set(findings)]
  })
}

const hydrationFindings = async (element: ReactElement): Promise<string[]> => {
  const { hydrateRoot } = await import('react-dom/client')
  const findings: string[] = []
  const host = document.body.appendChild(document.createElement('div'))
  const { error, warn } = console
  const report = (...parts: unknown[]) => void findings.push(`hydration: ${parts.map(String).join(' ')}`)
  Object.assign(console, { error: report, warn: report })
  try {
    host.innerHTML = renderToString(element)
    const sent = host.firstElementChild
    let taken: ReturnType<typeof hydrateRoot> | undefined
    await settled(() => {
      taken = hydrateRoot(host, element, {
        onRecoverableError: (problem) => {
          // `renderToString` sends and reports the fallback of a part that waits for its engine. Streaming would wait.
          if (!String(problem).includes('renderToString')) findings.push(`hydration: ${String(problem)}`)
        },
      })
    })
    if (host.firstElementChild !== sent) findings.push('hydration replaced the server-rendered root')
    await settled(() => taken?.unmount())
  } finally {
    Object.assign(console, { error, warn })
    host.remove()
  }
  return findings
}

const surroundings: readonly Surroundings[] = [{}, { brand: garish }, { direction: 'rtl' }]

const lookFindings = (element: ReactElement, { ownColours }: Conformance): Promise<string[]> => {
  const every = surroundings.map((around, place) => <div key={place}>{surrounded(element, around)}</div>)
  return inPlace(<>{every}</>, async (host) => {
    await quiet(host)
    const scopes = [...host.children].map((part) => part.querySelector('[data-brand]') ?? part)
    const [plain = [], branded = [], mirrored = []] = scopes.map((scope) => rootsOf(scope).flatMap(lookOf))
    const fixed = ownColours === undefined ? fixedColours(plain, branded) : []
    return [...fixed, ...unmirrored(plain, mirrored, host.getBoundingClientRect())]
  })
}

/** Faults of `element` in the browser; empty if there are none. */
export const browserFindings = async (element: ReactElement, conformance: Conformance): Promise<string[]> => [
  ...(await mountFindings(element, conformance)),
  ...(await attributeFindings(element, conformance)),
  ...(await hydrationFindings(placed(element, conformance))),
  ...(await lookFindings(placed(element, conformance), conformance)),
]
