/** Every part of the kit that is put into a portal, open, for the conformance suite. */
import { cloneElement, type ReactElement, type Ref } from 'react'
import { renderToString } from 'react-dom/server'
import { AlertDialog } from '../alert-dialog/AlertDialog.tsx'
import { BottomSheet } from '../bottom-sheet/BottomSheet.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogBox } from '../dialog/DialogBox.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { FullScreenLoader } from '../loader/FullScreenLoader.tsx'
import { Menu } from '../menu/Menu.tsx'
import { Modal } from '../modal/Modal.tsx'
import { Popover } from '../popover/Popover.tsx'
import { RealityCheck } from '../reality-check/RealityCheck.tsx'
import { ServiceWindow } from '../service-window/ServiceWindow.tsx'
import { Tooltip } from '../tooltip/Tooltip.tsx'

const nothing = () => undefined
const closing = { open: true, onClose: nothing, title: 'Note', closeText: 'Close' }

/** Each with its documented root, which is always a `<div>` of the given role. */
export const portalled: Readonly<Record<string, { readonly element: ReactElement; readonly role: string | null }>> = {
  Modal: { element: <Modal {...closing} />, role: 'dialog' },
  Dialog: { element: <Dialog open onResult={nothing} title="Note" />, role: 'dialog' },
  DialogBox: { element: <DialogBox open onResult={nothing} title="Note" />, role: 'dialog' },
  AlertDialog: {
    element: (
      <AlertDialog open title="Sure?" confirmText="Yes" cancelText="No" onConfirm={nothing} onCancel={nothing} />
    ),
    role: 'alertdialog',
  },
  RealityCheck: {
    element: (
      <RealityCheck
        open
        title="Half an hour"
        figures={[]}
        continueText="Continue"
        onContinue={nothing}
        ways={[]}
        onWay={nothing}
      />
    ),
    role: 'alertdialog',
  },
  Drawer: { element: <Drawer {...closing} />, role: 'dialog' },
  BottomSheet: { element: <BottomSheet {...closing} />, role: 'dialog' },
  Popover: {
    element: <Popover open trigger={<Button>Why</Button>} title="Why" closeText="Close" />,
    role: 'dialog',
  },
  Menu: { element: <Menu open trigger={<Button>More</Button>} entries={[]} />, role: 'menu' },
  Tooltip: {
    element: (
      <Tooltip text="A hint" defaultOpen>
        <Button>Hover</Button>
      </Tooltip>
    ),
    role: 'tooltip',
  },
  ServiceWindow: {
    element: <ServiceWindow {...closing} src={undefined} frameText="Chat" loadingText="Opening" />,
    role: 'dialog',
  },
  FullScreenLoader: { element: <FullScreenLoader label="Opening" />, role: null },
}

interface Probe {
  id: string
  className: string
  style: { scrollMarginTop: number }
  'data-probe': string
  ref: Ref<Element>
}

const settle = async (work: () => void) => {
  const { act } = await import('react')
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  const before = scope.IS_REACT_ACT_ENVIRONMENT ?? false
  scope.IS_REACT_ACT_ENVIRONMENT = true
  await act(async () => work())
  scope.IS_REACT_ACT_ENVIRONMENT = before
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
    await settle(() => mounted.render(cloneElement(element as ReactElement<Probe>, probe)))
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
    await settle(() => mounted.unmount())
    await until(() => find() === null)
    if (find() !== null) faults.push('something is left after unmounting')
    if (held !== null) faults.push('ref is not cleared on unmounting')

    const html = renderToString(element)
    if (role !== null && html.includes(`role="${role}"`)) faults.push('the server renders it open')
    host.innerHTML = html
    let taken: ReturnType<typeof hydrateRoot> | undefined
    await settle(() => {
      taken = hydrateRoot(host, element, { onRecoverableError: (error) => faults.push(`hydration: ${String(error)}`) })
    })
    await settle(() => taken?.unmount())
    await until(() => document.body.getAttribute('style') === before)
    if (document.body.getAttribute('style') !== before) faults.push('the page stays fixed')
  } finally {
    host.remove()
  }
  return faults
}
