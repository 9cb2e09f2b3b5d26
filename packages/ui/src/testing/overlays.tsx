/** The kit's overlays, for the overlay suite. */
import type { ReactElement } from 'react'
import { BottomSheet } from '../bottom-sheet/BottomSheet.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { Menu } from '../menu/Menu.tsx'
import { Modal } from '../modal/Modal.tsx'
import { Picker } from '../picker/Picker.tsx'
import { RealityCheck } from '../reality-check/RealityCheck.tsx'
import type { OverlayProbe, OverlaySubject } from './overlaySuite.tsx'

const modalOf = ({ open, onOpenChange, title, content }: OverlayProbe, clickToClose: boolean) => (
  <Modal
    open={open}
    onClose={() => onOpenChange(false)}
    title={title}
    texts={{ close: `Close ${title}` }}
    clickToClose={clickToClose}
    width={360}
    height={200}
  >
    {content}
  </Modal>
)

const beside =
  (overlay: (probe: OverlayProbe) => ReactElement): OverlaySubject['draw'] =>
  (probe) => (
    <>
      {probe.opener}
      {overlay(probe)}
    </>
  )

/** Windows in the middle of the screen. */
export const windows: Readonly<Record<string, OverlaySubject>> = {
  Modal: { role: 'dialog', modal: true, draw: beside((probe) => modalOf(probe, true)) },
  'Modal without click-to-close': {
    role: 'dialog',
    modal: true,
    closesBy: 'Close Modal without click-to-close',
    draw: beside((probe) => modalOf(probe, false)),
  },
  Dialog: {
    role: 'dialog',
    modal: true,
    draw: beside(({ open, onOpenChange, title, content }) => (
      <Dialog open={open} onResult={() => onOpenChange(false)} title={title}>
        {content}
      </Dialog>
    )),
  },
}

/** Overlays that must be answered. */
export const questions: Readonly<Record<string, OverlaySubject>> = {
  RealityCheck: {
    role: 'alertdialog',
    modal: true,
    closesBy: 'Continue playing',
    draw: beside(({ open, onOpenChange, title, content }) => (
      <RealityCheck
        open={open}
        title={title}
        figures={[{ label: 'Time played', value: '0:30:00' }]}
        choices={[
          { value: 'continue', label: 'Continue playing' },
          { value: 'limits', label: 'Limits' },
        ]}
        onChoice={() => onOpenChange(false)}
      >
        {content}
      </RealityCheck>
    )),
  },
}

/** Panels at an edge, and menus that open from a button. */
export const panels: Readonly<Record<string, OverlaySubject>> = {
  Drawer: {
    role: 'dialog',
    modal: true,
    draw: beside(({ open, onOpenChange, title, content }) => (
      <Drawer open={open} onClose={() => onOpenChange(false)} title={title} texts={{ close: 'Close' }}>
        {content}
      </Drawer>
    )),
  },
  BottomSheet: {
    role: 'dialog',
    modal: true,
    draw: beside(({ open, onOpenChange, title, content }) => (
      <BottomSheet open={open} onClose={() => onOpenChange(false)} title={title} texts={{ close: 'Close' }}>
        {content}
      </BottomSheet>
    )),
  },
  Menu: {
    role: 'menu',
    modal: false,
    bare: true,
    draw: ({ open, onOpenChange, opener }) => (
      <Menu
        trigger={opener}
        open={open}
        onOpenChange={onOpenChange}
        entries={[{ value: 'history', label: 'History', onSelect: () => undefined }]}
      />
    ),
  },
  Picker: {
    role: 'dialog',
    modal: false,
    draw: ({ open, onOpenChange, title, opener, content }) => (
      <Picker
        trigger={opener}
        open={open}
        onOpenChange={onOpenChange}
        searchLabel={title}
        options={[{ value: 'EN', label: 'English' }]}
        value="EN"
        onValueChange={() => undefined}
        foot={content}
      />
    ),
  },
}
