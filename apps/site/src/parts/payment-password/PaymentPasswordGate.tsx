import { PaymentPasswordForm } from '@croupier/forms/PaymentPasswordForm'
import { paymentPasswordStore } from '@croupier/stores'
import { Card } from '@croupier/ui/Card'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { FormTexts } from '../forms/FormTexts.tsx'
import { formOutcome } from '../forms/formOutcome.ts'
import { RemoteView } from '../remote/RemoteView.tsx'
import { useText } from '../text/useText.ts'

const Needed = styled(Card)`
  display: grid;
  gap: ${tokens.space.s4};

  & h4 {
    margin: 0 0 ${tokens.space.s1};
    font-size: ${tokens.fontSize.md};
  }
  & p {
    margin: 0;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
  }
`

/**
 * Shows its content to a member with a payment password, and to everybody if the merchant uses none. Others first set
 * one here and then continue, without leaving the page (S-334).
 */
export const PaymentPasswordGate = observer(function PaymentPasswordGate({ children }: { children: ReactNode }) {
  const text = useText()
  const { system, toasts } = useRoot()
  const asks = system.asksPaymentPassword
  const paymentPassword = useStore(paymentPasswordStore)
  useEffect(() => {
    if (asks && paymentPassword.isSet.data !== true) void paymentPassword.load()
  }, [asks, paymentPassword])
  if (!asks) return children
  return (
    <RemoteView
      value={paymentPassword.isSet}
      waiting={<Skeleton style={{ blockSize: '12rem' }} />}
      failed={{ headingLevel: 4, title: text('payment_password.failed'), onRetry: () => paymentPassword.load() }}
    >
      {(isSet) =>
        isSet ? (
          children
        ) : (
          <Needed>
            <div>
              <h4>{text('payment_password.needed_title')}</h4>
              <p>{text('payment_password.needed_text')}</p>
            </div>
            <FormTexts>
              <PaymentPasswordForm
                mode="set"
                onSubmit={async (setup) => {
                  const outcome = await paymentPassword.set(setup)
                  if (outcome.kind === 'done') toasts.show({ tone: 'success', textKey: 'payment_password.set_done' })
                  return formOutcome(outcome)
                }}
              />
            </FormTexts>
          </Needed>
        )
      }
    </RemoteView>
  )
})
