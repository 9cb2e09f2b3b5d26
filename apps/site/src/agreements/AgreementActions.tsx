import { agreementModules } from '@croupier/api'
import { agreementsStore, type Agreement } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { observer } from 'mobx-react-lite'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useText } from '../parts/text/useText.ts'
import { useAgreementSteps } from './useAgreementSteps.ts'

/** Actions of a contract: answer it, ask to end it, or withdraw a request (S-399, S-400). */
export const AgreementActions = observer(function AgreementActions({
  agreement,
  onAnswered,
}: {
  agreement: Agreement
  /** The person has answered it. */
  onAnswered?: () => void
}) {
  const text = useText()
  const { step } = useStore(agreementsStore)
  const { answer, terminate, withdraw } = useAgreementSteps()
  const { system } = useRoot()
  const { kind, status, mayTerminate, mayWithdraw } = agreement
  const mayAnswer = agreement.mayAnswer && system.hasModules([agreementModules[kind]])
  const isOffer = status !== 'V'
  const send = async (accept: boolean) => {
    if (await answer(agreement, accept)) onAnswered?.()
  }
  return (
    <>
      {mayAnswer ? (
        <>
          <Button tone={isOffer ? 'accent' : 'danger'} loading={step.isBusy} onClick={() => void send(true)}>
            {text(isOffer ? 'agreements.accept' : 'agreements.agree_end')}
          </Button>
          <Button variant="outline" tone="neutral" disabled={step.isBusy} onClick={() => void send(false)}>
            {text(isOffer ? 'agreements.reject' : 'agreements.keep')}
          </Button>
        </>
      ) : null}
      {mayTerminate ? (
        <Button variant="outline" tone="neutral" disabled={step.isBusy} onClick={() => void terminate(agreement)}>
          {text('agreements.terminate')}
        </Button>
      ) : null}
      {mayWithdraw ? (
        <Button variant="outline" tone="neutral" disabled={step.isBusy} onClick={() => void withdraw(agreement)}>
          {text(isOffer ? 'agreements.withdraw_offer' : 'agreements.withdraw_end')}
        </Button>
      ) : null}
    </>
  )
})
