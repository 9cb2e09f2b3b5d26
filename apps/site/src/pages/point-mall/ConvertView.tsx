import { ConvertForm } from '@croupier/forms/ConvertForm'
import { pointMallStore } from '@croupier/stores'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { PageGuard } from '../../parts/forms/PageGuard.tsx'
import { useMoney } from '../../parts/money/useMoney.ts'
import { Section } from '../../parts/page/Section.tsx'
import { PaymentPasswordGate } from '../../parts/payment-password/PaymentPasswordGate.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'

const Narrow = styled(Card)`
  max-inline-size: 32rem;
`

const waiting = <Skeleton style={{ blockSize: tokens.space.s8 }} />

/** Current points, and their conversion to money under the payment password (S-375, S-377). */
export const ConvertView = observer(function ConvertView() {
  const text = useText()
  const money = useMoney()
  const { pageLeave, system, toasts } = useRoot()
  const store = useStore(pointMallStore)
  // A form for each conversion: the next one begins empty.
  const [done, setDone] = useState(0)
  const failed = { title: text('point_mall.failed'), onRetry: () => store.load() }
  return (
    <Section title={text('points.convert_title')}>
      <RemoteView value={store.config} waiting={waiting} failed={failed}>
        {(rate) => (
          <RemoteView value={store.balance} waiting={waiting} failed={failed}>
            {(balance) =>
              balance < rate.step ? (
                <Callout tone="info">{text('point_mall.too_few', { points: rate.step })}</Callout>
              ) : (
                <Narrow>
                  <PaymentPasswordGate>
                    <PageGuard leaving={pageLeave}>
                      <ConvertForm
                        asksPassword={system.asksPaymentPassword}
                        key={done}
                        rate={rate}
                        balance={balance}
                        money={money.amount}
                        onSubmit={async (request) => {
                          const outcome = await store.convert(request)
                          if (outcome.kind === 'done') {
                            setDone((count) => count + 1)
                            toasts.show({
                              tone: 'success',
                              textKey: 'point_mall.converted',
                              values: { amount: money.amount(outcome.redemption.redeemAmount ?? '0') },
                            })
                          }
                          return formOutcome(outcome)
                        }}
                      />
                    </PageGuard>
                  </PaymentPasswordGate>
                </Narrow>
              )
            }
          </RemoteView>
        )}
      </RemoteView>
    </Section>
  )
})
