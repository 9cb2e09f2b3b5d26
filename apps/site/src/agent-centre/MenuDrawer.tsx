import { Drawer } from '@croupier/ui/Drawer'
import type { ReactNode } from 'react'
import { useText } from '../parts/text/useText.ts'

/** The menu of a phone, from the side (S-386). */
export function MenuDrawer({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const text = useText()
  return (
    <Drawer open={open} onClose={onClose} title={text('hd_agent')} texts={{ close: text('nav.close_menu') }}>
      {children}
    </Drawer>
  )
}
