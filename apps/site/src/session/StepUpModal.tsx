import { StepUpForm } from '@croupier/forms/StepUpForm'
import { stepUpStore } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import type { ModalPartProps } from '../base/ModalPart.ts'
import { useStore } from '../base/RootContext.ts'
import { formOutcome } from '../parts/forms/formOutcome.ts'
import { rejectionOf } from '../parts/forms/rejectionOf.ts'
import { AskedModal } from './AskedModal.tsx'

/**
 * Asks for a step-up proof, over the page whose call needs it (G-54). Closing it leaves the page as it was, with all
 * input.
 */
export const StepUpModal = observer(function StepUpModal({ id, modal: { methods } }: ModalPartProps<'stepUp'>) {
  const stepUp = useStore(stepUpStore)
  const sendCode = async () => {
    const why = await stepUp.sendCode()
    return why && rejectionOf(why)
  }
  return (
    <AskedModal id={id} titleKey="step_up.title">
      <StepUpForm
        methods={methods}
        sms={{ secondsLeft: stepUp.countdown.secondsLeft, send: sendCode }}
        onSubmit={async (proof) => formOutcome(await stepUp.prove(proof))}
      />
    </AskedModal>
  )
})
