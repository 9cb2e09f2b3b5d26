import type { PlainKey } from '@croupier/locales'
import { Modal } from '@croupier/ui/Modal'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useRoot } from '../base/RootContext.ts'
import { FormTexts } from '../parts/forms/FormTexts.tsx'
import { useText } from '../parts/text/useText.ts'
import { EntryBody } from './entryLayout.ts'

/**
 * What the platform requires before a call can continue, over the page that made the call. Closing it leaves the page
 * as it was.
 */
export const AskedModal = observer(function AskedModal({
  id,
  titleKey,
  above,
  children,
}: {
  id: number
  titleKey: PlainKey
  /** Opens above the form. */
  above?: ReactNode
  /** The form. */
  children: ReactNode
}) {
  const text = useText()
  const { modals } = useRoot()
  return (
    <Modal
      open
      onClose={() => modals.dismiss(id)}
      title={text(titleKey)}
      width={440}
      height="auto"
      flush
      texts={{ close: text('in_increase_close') }}
    >
      <EntryBody>
        <FormTexts>{children}</FormTexts>
      </EntryBody>
      {above}
    </Modal>
  )
})
