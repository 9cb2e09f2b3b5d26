import { StepUpForm } from '@croupier/forms/StepUpForm'
import { stepUpStore } from '@croupier/stores'
import { Modal } from '@croupier/ui/Modal'
import { observer } from 'mobx-react-lite'
import { useRoot, useStore } from '../base/RootContext.ts'
import { FormTexts } from '../parts/forms/FormTexts.tsx'
import { formOutcome } from '../parts/forms/formOutcome.ts'
import { refusalOf } from '../parts/forms/refusalOf.ts'
import { useText } from '../parts/text/useText.ts'
import type { ModalPartProps } from '../base/ModalPart.ts'
import { EntryRoom } from './entryLayout.ts'

/**
 * Asks for the proof that the owner of the account is there, over whatever page made a call that needs it (G-54). Closing
 * it leaves the page as it was, with everything typed.
 */
export const StepUpModal = observer(function StepUpModal({ id, modal: { methods } }: ModalPartProps<'stepUp'>) {
  const text = useText()
  const { modals } = useRoot()
  const stepUp = useStore(stepUpStore)
  const sendCode = async () => {
    const why = await stepUp.sendCode()
    return why && refusalOf(why)
  }
  return (
    <Modal
      open
      onClose={() => modals.dismiss(id)}
      title={text('step_up.title')}
      width={440}
      height="auto"
      flush
      texts={{ close: text('in_increase_close') }}
    >
      <EntryRoom>
        <FormTexts>
          <StepUpForm
            methods={methods}
            sms={{ secondsLeft: stepUp.countdown.secondsLeft, send: sendCode }}
            onSubmit={async (proof) => formOutcome(await stepUp.prove(proof))}
          />
        </FormTexts>
      </EntryRoom>
    </Modal>
  )
})
