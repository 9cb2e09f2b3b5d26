import { DepositForm, type Outcome, type TransferDetails } from '@croupier/forms'
import { type DepositOrder, type DepositOutcome, depositStore } from '@croupier/stores'
import { Button, Callout, Card, EmptyState, Skeleton, t } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { refusalOf } from '../../parts/forms/refusalOf.ts'
import { useMobileRule } from '../../parts/forms/useMobileRule.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useRoot, useStore } from '../../app/RootContext.ts'
import { useService } from '../../parts/service/useService.ts'
import { useText } from '../../parts/text/useText.ts'
import { PageHead, PageRoom } from '../PageHead.tsx'
import { useMomentText } from '../../parts/text/useMomentText.ts'
import { keepDraft, keptDraft } from './depositDraft.ts'
import { DepositList } from './DepositList.tsx'
import { useCreditNews } from './useCreditNews.ts'

const Desk = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s4};
  scroll-margin-block: ${t.space.s4};
  outline: 0;
`

const outcomeOf = (outcome: DepositOutcome): Outcome => {
  if (outcome.kind === 'refused') return refusalOf(outcome.text, outcome.field)
  // Not sent, and nothing to say: the person thought better of it. What was entered stays.
  return outcome.kind === 'ignored' ? {} : undefined
}

/** The platform's clock while an order runs: a device that goes wrong must not end or stretch the time to pay. */
const clockOf = (order: DepositOrder | undefined, now: () => number) => {
  const ahead = order ? order.createdAt - now() : 0
  return () => now() + ahead
}

/** Deposit by the methods of the market, and where each deposit stands (S-340 to S-344). */
export const DepositPage = observer(function DepositPage() {
  const text = useText()
  const money = useMoney()
  const deposit = useStore(depositStore)
  useCreditNews(money)
  useEffect(() => {
    void deposit.load()
    deposit.watch()
    return () => deposit.unwatch()
  }, [deposit])
  return (
    <PageRoom>
      <PageHead title={text('deposit.title')}>{text('deposit.sandbox')}</PageHead>
      <NewDeposit />
      <DepositList />
    </PageRoom>
  )
})

const NewDeposit = observer(function NewDeposit() {
  const text = useText()
  const openService = useService()
  const deposit = useStore(depositStore)
  return (
    <RemoteView
      value={deposit.settings}
      waiting={<Skeleton style={{ blockSize: '24rem' }} />}
      failed={{ headingLevel: 4, title: text('deposit.methods_failed'), onRetry: () => deposit.load() }}
    >
      {({ allowDeposit }) =>
        allowDeposit && deposit.methods.length > 0 ? (
          <DepositDesk />
        ) : (
          <EmptyState
            headingLevel={4}
            title={text('deposit.no_methods_title')}
            text={text('deposit.no_methods_text')}
            action={<Button onClick={() => void openService()}>{text('in_customer_service')}</Button>}
          />
        )
      }
    </RemoteView>
  )
})

const DepositDesk = observer(function DepositDesk() {
  const text = useText()
  const root = useRoot()
  const money = useMoney()
  const mobileRule = useMobileRule()
  const { system, world } = root
  const deposit = root.store(depositStore)
  const { methods, order } = deposit
  const { moment } = useMomentText()
  const [submitted, setSubmitted] = useState(false)
  const desk = useRef<HTMLElement>(null)
  const orderShown = useRef(order?.id)
  const info = deposit.settings.data?.depositInfo
  const shown = useMemo(
    () => methods.map((method) => ({ ...method, icon: system.imageUrl(method.icon) })),
    [methods, system],
  )
  const now = useMemo(() => clockOf(order, world.clock.now), [order, world])

  // The button that was pressed is gone with its step: the focus goes on to the next one.
  useEffect(() => {
    if (orderShown.current === order?.id) return
    orderShown.current = order?.id
    desk.current?.focus({ preventScroll: true })
    desk.current?.scrollIntoView({ block: 'start' })
  }, [order?.id])

  const submit = async ({ proof, ...facts }: TransferDetails) => {
    const outcome = await deposit.submit({
      ...facts,
      ...(proof && { proof: proof.map((picture) => ({ ...picture })) }),
    })
    if (outcome.kind === 'done') setSubmitted(true)
    return outcomeOf(outcome)
  }

  const reserve = async ({
    methodId,
    amount,
    promotionId,
  }: {
    methodId: string
    amount: string
    promotionId?: string
  }) => {
    const method = methods.find(({ id }) => id === methodId)
    if (!method) return {}
    setSubmitted(false)
    return outcomeOf(await deposit.reserve(method, amount, promotionId))
  }

  const askPause = async (amount: string) => {
    const facts = await deposit.pause(amount)
    return facts && { usual: facts.usual, week: facts.week.deposited, limit: facts.limit }
  }

  return (
    <Desk ref={desk} tabIndex={-1} aria-label={text(order ? 'deposit.pay_to' : 'deposit.new')}>
      {submitted ? <Callout tone="success">{text('deposit.submitted')}</Callout> : null}
      <Card>
        <FormTexts>
          <DepositForm
            methods={shown}
            promotions={info?.promotions ?? []}
            limits={info?.limits ?? []}
            currency={money.sign}
            money={money.amount}
            moment={moment}
            mobileRule={mobileRule}
            order={order}
            draft={keptDraft(root)}
            onDraft={(draft) => keepDraft(root, draft)}
            loadMatches={(methodId) => deposit.matches(methodId)}
            askPause={askPause}
            onOrder={reserve}
            onSubmit={(_order, details) => submit(details)}
            onStartAgain={deposit.leaveOrder}
            now={now}
          />
        </FormTexts>
      </Card>
    </Desk>
  )
})
