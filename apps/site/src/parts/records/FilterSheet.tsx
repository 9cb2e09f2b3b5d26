import { BottomSheet, Button } from '@croupier/ui'
import type { ReactNode } from 'react'

/** The filters of a narrow page, from its lower edge. */
export const FilterSheet = ({
  open,
  onClose,
  title,
  showText,
  children,
}: {
  open: boolean
  onClose: () => void
  title: string
  showText: string
  children: ReactNode
}) => (
  <BottomSheet open={open} onClose={onClose} title={title} footer={<Button onClick={onClose}>{showText}</Button>}>
    {children}
  </BottomSheet>
)
