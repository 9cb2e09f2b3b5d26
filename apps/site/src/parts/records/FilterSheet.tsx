import { BottomSheet } from '@croupier/ui/BottomSheet'
import { Button } from '@croupier/ui/Button'
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
