import type { ModalOf } from '@croupier/stores'
import { DialogBox } from '@croupier/ui/DialogBox'
import { observer } from 'mobx-react-lite'
import { FailureReference } from '../../parts/failure/FailureReference.tsx'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

/** A dialog that tells or asks something; its words come as keys, or from the platform itself (S-084, S-085, S-410). */
export const MessageDialog = observer(function MessageDialog({
  modal,
}: {
  modal: ModalOf<'message'> | ModalOf<'confirm'>
}) {
  const text = useText()
  const money = useMoney()
  const { modals } = useRoot()
  const asks = modal.kind === 'confirm'
  const settle = (result: string) => {
    const confirmed = result === 'confirm'
    if (asks) modals.finish('confirm', confirmed ? 'confirmed' : 'cancelled')
    else modals.finish('message', confirmed ? 'confirmed' : 'closed')
  }
  const amounts = Object.entries(modal.amounts ?? {}).map(([name, amount]) => [name, money.amount(amount)])
  return (
    <DialogBox
      open
      tone={modal.tone}
      title={text(modal.titleKey)}
      buttons={[
        ...(asks
          ? [{ value: 'cancel', label: text(modal.cancelKey), variant: 'ghost' as const, tone: 'neutral' as const }]
          : []),
        { value: 'confirm', label: text(modal.confirmKey), isDefault: true },
      ]}
      // A question waits for its answer: the second half of a double click falls beside it (S-080).
      cover={!asks}
      onResult={settle}
    >
      {text({ ...modal, key: modal.textKey, values: { ...modal.values, ...Object.fromEntries(amounts) } })}
      {modal.reference ? <FailureReference reference={modal.reference} /> : null}
    </DialogBox>
  )
})
