import { BindEmailForm } from '@croupier/forms/BindEmailForm'
import { BindMobileForm } from '@croupier/forms/BindMobileForm'
import { NicknameForm } from '@croupier/forms/NicknameForm'
import { PaymentPasswordForm } from '@croupier/forms/PaymentPasswordForm'
import { accountSecurityStore, type SecurityOutcome } from '@croupier/stores'
import type { PlainKey } from '@croupier/locales'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { useMobileRule } from '../../parts/forms/useMobileRule.ts'
import { useText } from '../../parts/text/useText.ts'
import type { StepProps } from './SecurityStep.ts'
import { StepCard } from './securityStyle.ts'

/** Returns a form's submit handler: after a change it shows a toast and goes back to the overview. */
function useFinish(onDone: () => void) {
  const { toasts } = useRoot()
  return async (change: Promise<SecurityOutcome>, textKey: PlainKey) => {
    const outcome = await change
    if (outcome.kind === 'done') {
      toasts.show({ tone: 'success', textKey })
      onDone()
    }
    return formOutcome(outcome)
  }
}

/** Changes the nickname (S-332). */
export const NicknameStep = observer(function NicknameStep({ onDone }: StepProps) {
  const { member } = useRoot()
  const store = useStore(accountSecurityStore)
  const finish = useFinish(onDone)
  return (
    <Card>
      <StepCard>
        <FormTexts>
          <NicknameForm
            nickname={member.info.data?.nickname ?? ''}
            onCancel={onDone}
            onSubmit={(entry) => finish(store.setNickname(entry), 'nickname.saved')}
          />
        </FormTexts>
      </StepCard>
    </Card>
  )
})

/** Binds a number, and explains what changing an existing one means (S-332, G-54). */
export const MobileStep = observer(function MobileStep({ onDone }: StepProps) {
  const text = useText()
  const store = useStore(accountSecurityStore)
  const mobileRule = useMobileRule()
  const finish = useFinish(onDone)
  return (
    <Card>
      <StepCard>
        {store.config.data?.bound?.mobile ? <Callout tone="info">{text('contact.change_note')}</Callout> : null}
        <FormTexts>
          <BindMobileForm
            mobileRule={mobileRule}
            sms={{
              secondsLeft: store.countdowns.mobile.secondsLeft,
              send: async ({ mobile, countryDialingCode }) =>
                formOutcome(await store.sendMobileCode({ mobileNum: mobile.national, countryDialingCode })),
            }}
            onCancel={onDone}
            onSubmit={(binding) => finish(store.bindMobile(binding), 'contact.mobile_bound')}
          />
        </FormTexts>
      </StepCard>
    </Card>
  )
})

/** Binds an address, and explains what changing an existing one means (S-332, G-54). */
export const EmailStep = observer(function EmailStep({ onDone }: StepProps) {
  const text = useText()
  const store = useStore(accountSecurityStore)
  const finish = useFinish(onDone)
  return (
    <Card>
      <StepCard>
        {store.config.data?.bound?.email ? <Callout tone="info">{text('contact.change_note')}</Callout> : null}
        <FormTexts>
          <BindEmailForm
            code={{
              secondsLeft: store.countdowns.email.secondsLeft,
              send: async (email) => formOutcome(await store.sendEmailCode(email)),
            }}
            onCancel={onDone}
            onSubmit={(binding) => finish(store.bindEmail(binding), 'contact.email_bound')}
          />
        </FormTexts>
      </StepCard>
    </Card>
  )
})

/** Sets the payment password, or changes it; one that was forgotten is set again (S-334). */
export const PaymentPasswordStep = observer(function PaymentPasswordStep({ onDone }: StepProps) {
  const text = useText()
  const store = useStore(accountSecurityStore)
  const finish = useFinish(onDone)
  const [isForgotten, setForgotten] = useState(false)
  const isSet = store.config.data?.info.paymentPassword.isComplete === true
  return (
    <Card>
      <StepCard>
        {isSet ? <Callout tone="info">{text('payment_password.change_note')}</Callout> : null}
        <FormTexts>
          {isSet && !isForgotten ? (
            <PaymentPasswordForm
              mode="change"
              onForgotten={() => setForgotten(true)}
              onSubmit={(change) => finish(store.changePaymentPassword(change), 'payment_password.changed')}
            />
          ) : (
            <PaymentPasswordForm
              mode="set"
              onSubmit={(setup) => finish(store.setPaymentPassword(setup), 'payment_password.set_done')}
            />
          )}
        </FormTexts>
      </StepCard>
    </Card>
  )
})
