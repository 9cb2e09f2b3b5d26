import type { ModalOf } from '@croupier/stores'
import { DialogBox } from '@croupier/ui/DialogBox'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { FailureReference } from '../../parts/failure/FailureReference.tsx'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { HelpContacts } from '../../safety/HelpLinks.tsx'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

const Help = styled.div`
  margin-block-start: ${tokens.space.s4};

  /* In the middle, as the text above. */
  & > ul {
    justify-content: center;
  }
`

/** A dialog that informs or asks; its texts are keys, or come from the platform (S-084, S-085, S-410). */
export const MessageDialog = observer(function MessageDialog({
  modal,
}: {
  modal: ModalOf<'message'> | ModalOf<'confirm'>
}) {
  const text = useText()
  const money = useMoney()
  const { moment } = useDateTimeText()
  const { modals } = useRoot()
  const asks = modal.kind === 'confirm'
  const settle = (result: string) => {
    const confirmed = result === 'confirm'
    if (asks) modals.finish('confirm', confirmed ? 'confirmed' : 'cancelled')
    else modals.finish('message', confirmed ? 'confirmed' : 'closed')
  }
  const amounts = Object.entries(modal.amounts ?? {}).map(([name, amount]) => [name, money.amount(amount)])
  const times = Object.entries(modal.times ?? {}).map(([name, at]) => [name, moment(at)])
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
      // A question stays open: it ignores the second half of a double click, which falls outside it (S-080).
      cover={!asks}
      onResult={settle}
    >
      {text({
        ...modal,
        key: modal.textKey,
        values: { ...modal.values, ...Object.fromEntries([...amounts, ...times]) },
      })}
      {modal.help ? (
        <Help>
          <HelpContacts label={text('safety.help')} />
        </Help>
      ) : null}
      {modal.reference ? <FailureReference reference={modal.reference} /> : null}
    </DialogBox>
  )
})
