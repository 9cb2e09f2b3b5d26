import { Dialog } from '@croupier/ui'
import type { ModalOf } from '@croupier/stores'
import { useRoot } from '../root/RootContext.ts'
import { useText } from '../text/useText.ts'

/** A dialog that tells or asks something; its words come as keys, or from the platform itself (S-084, S-085, S-410). */
export function MessageDialog({ modal }: { modal: ModalOf<'message'> | ModalOf<'confirm'> }) {
  const text = useText()
  const { modals } = useRoot()
  const asks = modal.kind === 'confirm'
  const settle = (result: string) => {
    const confirmed = result === 'confirm'
    if (asks) modals.finish('confirm', confirmed ? 'confirmed' : 'cancelled')
    else modals.finish('message', confirmed ? 'confirmed' : 'closed')
  }
  return (
    <Dialog
      open
      tone={modal.tone}
      title={text(modal.titleKey)}
      buttons={[
        ...(asks ? [{ id: 'cancel', text: text(modal.cancelKey), variant: 'ghost' as const, tone: 'neutral' as const }] : []),
        { id: 'confirm', text: text(modal.confirmKey), isDefault: true },
      ]}
      onResult={settle}
    >
      <p>{modal.serverMessage ?? text(modal.textKey, modal.values)}</p>
      {modal.reference ? <p>{text('failure.reference', { reference: modal.reference })}</p> : null}
    </Dialog>
  )
}
