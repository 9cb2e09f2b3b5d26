/** The conformance suite for components in portals; it needs a real browser. */
import { cloneElement, type ReactElement, type Ref } from 'react'
import { renderToString } from 'react-dom/server'
import { settled } from './browserFindings.tsx'
import { fixedColours, garish, lookOf, surrounded, unmirrored, type Surroundings } from './look.tsx'

interface Probe {
  id: string
  className: string
  style: { scrollMarginTop: number }
  'data-probe': string
  ref: Ref<Element>
}

const until = async (holds: () => boolean) => {
  const { waitFor } = await import('storybook/test')
  await waitFor(() => {
    if (!holds()) throw new Error('not yet')
  }).catch(() => undefined)
}

/** Waits for transitions to end, but not for endless or paused animations. */
const arrived = async () => {
  await new Promise(requestAnimationFrame)
  await until(
    () =>
      !document
        .getAnimations()
        .some((move) => move.playState === 'running' && move.effect?.getComputedTiming().iterations !== Infinity),
  )
}

const lookFindings = async (element: ReactElement, host: HTMLElement, find: () => HTMLElement | null) => {
  const { createRoot } = await import('react-dom/client')
  const page = document.documentElement
  const lookIn = async (surroundings: Surroundings) => {
    const root = createRoot(host)
    // A portal takes its direction from the page, so a wrapper inside the page cannot set it.
    page.dir = surroundings.direction ?? ''
    const named = cloneElement(element as ReactElement<{ id: string }>, { id: 'probe-id' })
    await settled(() => root.render(surrounded(named, surroundings)))
    await until(() => find() !== null)
    await arrived()
    const shown = find()
    const seen = shown === null ? [] : lookOf(shown)
    await settled(() => root.unmount())
    await until(() => find() === null)
    return seen
  }
  const own = page.dir
  try {
    const plain = await lookIn({})
    if (plain.length === 0) return ['nothing of it can be seen']
    const branded = await lookIn({ brand: garish })
    const mirrored = await lookIn({ direction: 'rtl' })
    return [...fixedColours(plain, branded), ...unmirrored(plain, mirrored, { left: 0, right: page.clientWidth })]
  } finally {
    page.dir = own
  }
}

/**
 * Faults of a component in a portal; empty when there are none. Its root takes `ref`, `className`, `style` and the
 * rest; the server renders no open overlay, and the browser hydrates that without errors; it has the brand of its
 * opener's place and the page's reading direction; nothing remains after unmounting.
 */
export const portalledFindings = async (element: ReactElement, role: string | null): Promise<string[]> => {
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  const findings: string[] = []
  const host = document.body.appendChild(document.createElement('div'))
  const before = document.body.getAttribute('style')
  try {
    let held: Element | null = null
    const probe: Probe = {
      id: 'probe-id',
      className: 'probe-class',
      style: { scrollMarginTop: 7 },
      'data-probe': 'yes',
      ref: (node) => void (held = node),
    }
    const find = () => document.querySelector<HTMLElement>('#probe-id')
    const mounted = createRoot(host)
    await settled(() => mounted.render(cloneElement(element as ReactElement<Probe>, probe)))
    await until(() => find() !== null)
    const root = find()
    if (root?.localName !== 'div') findings.push(`root is <${root?.localName}> instead of <div>`)
    if (root && root.getAttribute('role') !== role)
      findings.push(`role is ${root.getAttribute('role')} instead of ${role}`)
    if (held === null || held !== root) findings.push('ref does not hold the root')
    if (!root?.classList.contains('probe-class')) findings.push('className does not reach the root')
    if (root && root.classList.length < 2) findings.push("className replaces the component's own classes")
    if (root?.style.scrollMarginTop !== '7px') findings.push('style does not reach the root')
    if (root?.dataset['probe'] !== 'yes') findings.push('rest props do not reach the root')
    await settled(() => mounted.unmount())
    await until(() => find() === null)
    if (find() !== null) findings.push('something is left after unmounting')
    if (held !== null) findings.push('ref is not cleared on unmounting')

    findings.push(...(await lookFindings(element, host, find)))

    const html = renderToString(element)
    if (role !== null && html.includes(`role="${role}"`)) findings.push('the server renders it open')
    host.innerHTML = html
    let taken: ReturnType<typeof hydrateRoot> | undefined
    await settled(() => {
      taken = hydrateRoot(host, element, {
        onRecoverableError: (error) => findings.push(`hydration: ${String(error)}`),
      })
    })
    await settled(() => taken?.unmount())
    await until(() => document.body.getAttribute('style') === before)
    if (document.body.getAttribute('style') !== before) findings.push('the page stays fixed')
  } finally {
    host.remove()
  }
  return findings
}
