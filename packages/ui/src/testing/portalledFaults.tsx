/** The conformance suite of what is put into a portal; it needs a real browser. */
import { cloneElement, type ReactElement, type Ref } from 'react'
import { renderToString } from 'react-dom/server'
import { settled } from './browserFaults.tsx'

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

/**
 * What is wrong with a portalled part: its root takes `ref`, `className`, `style` and the rest, the server renders no
 * open overlay, the browser takes that over without a remark, and nothing is left when it goes.
 */
export const portalledFaults = async (element: ReactElement, role: string | null): Promise<string[]> => {
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  const faults: string[] = []
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
    if (root?.localName !== 'div') faults.push(`root is <${root?.localName}> instead of <div>`)
    if (root && root.getAttribute('role') !== role)
      faults.push(`role is ${root.getAttribute('role')} instead of ${role}`)
    if (held === null || held !== root) faults.push('ref does not hold the root')
    if (!root?.classList.contains('probe-class')) faults.push('className does not reach the root')
    if (root && root.classList.length < 2) faults.push("className replaces the component's own classes")
    if (root?.style.scrollMarginTop !== '7px') faults.push('style does not reach the root')
    if (root?.dataset['probe'] !== 'yes') faults.push('rest props do not reach the root')
    await settled(() => mounted.unmount())
    await until(() => find() === null)
    if (find() !== null) faults.push('something is left after unmounting')
    if (held !== null) faults.push('ref is not cleared on unmounting')

    const html = renderToString(element)
    if (role !== null && html.includes(`role="${role}"`)) faults.push('the server renders it open')
    host.innerHTML = html
    let taken: ReturnType<typeof hydrateRoot> | undefined
    await settled(() => {
      taken = hydrateRoot(host, element, { onRecoverableError: (error) => faults.push(`hydration: ${String(error)}`) })
    })
    await settled(() => taken?.unmount())
    await until(() => document.body.getAttribute('style') === before)
    if (document.body.getAttribute('style') !== before) faults.push('the page stays fixed')
  } finally {
    host.remove()
  }
  return faults
}
