/** Every component of the kit that renders in a portal, open, for the conformance suite. */
import type { ReactElement } from 'react'
import { BottomSheet } from '../bottom-sheet/BottomSheet.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { DialogBox } from '../dialog/DialogBox.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { FullScreenLoader } from '../loader/FullScreenLoader.tsx'
import { Menu } from '../menu/Menu.tsx'
import { Modal } from '../modal/Modal.tsx'
import { Picker } from '../picker/Picker.tsx'
import { RealityCheck } from '../reality-check/RealityCheck.tsx'

const nothing = () => undefined
const closing = { open: true, onClose: nothing, title: 'Note', texts: { close: 'Close' } }

/** Each with the role of its root, which is always a `<div>`. */
export const portalled = {
  Modal: { element: <Modal size="default" {...closing} />, role: 'dialog' },
  Dialog: { element: <Dialog open onResult={nothing} title="Note" />, role: 'dialog' },
  DialogBox: { element: <DialogBox open onResult={nothing} title="Note" />, role: 'dialog' },
  RealityCheck: {
    element: <RealityCheck open title="Half an hour" figures={[]} choices={[]} onChoice={nothing} />,
    role: 'alertdialog',
  },
  Drawer: { element: <Drawer {...closing} />, role: 'dialog' },
  BottomSheet: { element: <BottomSheet {...closing} />, role: 'dialog' },
  Menu: { element: <Menu open trigger={<Button>More</Button>} entries={[]} />, role: 'menu' },
  Picker: {
    element: (
      <Picker
        open
        trigger={<Button>More</Button>}
        searchLabel="Note"
        options={[]}
        value={null}
        onValueChange={nothing}
      />
    ),
    role: 'dialog',
  },
  FullScreenLoader: { element: <FullScreenLoader label="Opening" />, role: null },
} as const satisfies Readonly<Record<string, { readonly element: ReactElement; readonly role: string | null }>>
