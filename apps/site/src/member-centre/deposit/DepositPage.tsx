import type { TransferDetails } from '@croupier/forms'
import { DepositForm, type DepositDraft } from '@croupier/forms/DepositForm'
import { LeaveGuard } from '@croupier/forms/LeaveGuard'
import { depositStore, paths, safetyStore, type Deposit } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Link as TextLink } from '@croupier/ui/Link'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { useMemberDraft } from '../../parts/forms/useMemberDraft.ts'
import { useMobileRule } from '../../parts/forms/useMobileRule.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { loadsAhead, usePageLoad, type PageLoad } from '../../base/pageLoads.ts'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useService } from '../../parts/service/useService.ts'
import { useToldDigits } from '../../parts/text/useDigits.ts'
import { useText } from '../../parts/text/useText.ts'
import { BreakPage } from '../../safety/BreakPage.tsx'
import { LimitPrompt } from '../../safety/LimitPrompt.tsx'
import { BeforeFirstDeposit, stepBeforeDeposit } from './BeforeFirstDeposit.tsx'
import { PlainWords } from '../../parts/plain-words/PlainWords.tsx'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { DepositEntry } from './DepositEntry.tsx'
import { DepositList } from './DepositList.tsx'
import { useRowTarget } from '../../parts/centre/useRowTarget.ts'
import { useStepFocus } from '../../parts/centre/useStepFocus.ts'
import { Stack } from '../../parts/page/Stack.ts'

const StepSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
  scroll-margin-block: ${tokens.space.s4};
  outline: 0;
`

/** Loads the methods and the questions before a deposit, which depend on the current limits. */
const loadDeposit: PageLoad = (root) => {
  const safety = root.store(safetyStore)
  return Promise.all([root.store(depositStore).load(), safety.loadOverview(), safety.loadRules()])
}

/** Deposit by the methods of the market, and the status of each deposit (S-340 to S-344). */
export const DepositPage = observer(function DepositPage() {
  const text = useText()
  const { session, system } = useRoot()
  const { pause } = session
  const deposit = useStore(depositStore)
  usePageLoad(loadDeposit)
  useEffect(() => {
    deposit.list.watch()
    return () => deposit.list.unwatch()
  }, [deposit])
  useRowTarget('deposit', deposit.list.deposits.data)
  return (
    <Stack>
      <PageHead title={text('deposit.title')}>{system.isSandbox ? text('deposit.sandbox') : undefined}</PageHead>
      {pause ? <BreakPage pause={pause} headingLevel={4} /> : <NewDeposit />}
      {pause ? null : (
        <p>
          <TextLink render={<Link to={paths.depositTutorial} />}>{text('title.deposit_tutorial')}</TextLink>
        </p>
      )}
      {pause ? null : <PlainWords of="deposit" />}
      <DepositList />
    </Stack>
  )
})

/** Placeholder for the form until the first step is known. On a phone, the list starts below the first screen. */
const FormPlaceholder = () => <Skeleton style={{ blockSize: 'max(24rem, 75dvh)' }} />

const NewDeposit = observer(function NewDeposit() {
  const text = useText()
  const openService = useService()
  const deposit = useStore(depositStore)
  const safety = useStore(safetyStore).overview
  const overview = safety.data
  const before = stepBeforeDeposit(overview)
  const [answered, setAnswered] = useState(before)
  if (before && before !== answered) setAnswered(before)
  if (overview === undefined && safety.isLoading) return <FormPlaceholder />
  if (before) return <BeforeFirstDeposit step={before} />
  return (
    <RemoteView
      value={deposit.settings}
      waiting={<FormPlaceholder />}
      failed={{ headingLevel: 4, title: text('deposit.methods_failed'), onRetry: () => deposit.load() }}
    >
      {({ allowDeposit }) =>
        allowDeposit && deposit.methods.some(({ open }) => open) ? (
          <>
            {overview?.firstDeposit ? null : <LimitPrompt />}
            <DepositSteps before={answered} />
          </>
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

/** How far the deposit that was just paid is, in one sentence; a rejected one says it in its entry. */
const PaidCallout = observer(function PaidCallout({ deposit: { status, amount } }: { deposit: Deposit }) {
  const text = useText()
  const money = useMoney()
  if (status === 'rejected' || status === 'expired') return null
  return (
    <Callout tone="success">
      {status === 'credited'
        ? text('deposit.credited_toast', { amount: money.amount(amount) })
        : text('deposit.submitted')}
    </Callout>
  )
})

const DepositSteps = observer(function DepositSteps({
  before,
}: {
  /** The question before a first deposit that was answered here, in place of the form. */
  before: string | undefined
}) {
  const text = useText()
  const root = useRoot()
  const money = useMoney()
  const mobileRule = useMobileRule()
  const { platformClock, system } = root
  const deposit = root.store(depositStore)
  const { methods, order, paid } = deposit
  const { moment } = useDateTimeText()
  const kept = useMemberDraft<DepositDraft>('deposit')
  const section = useStepFocus(order ? `order ${order.id}` : paid && `paid ${paid.id}`, { before })
  const info = deposit.settings.data?.depositInfo
  const shown = useMemo(
    () => methods.map((method) => ({ ...method, icon: system.imageUrl(method.icon) })),
    [methods, system],
  )
  const told = useToldDigits()
  const promotions = (info?.promotions ?? []).map((one) => ({
    ...one,
    description: one.description && told(one.description),
  }))

  const submit = async ({ proof, ...facts }: TransferDetails) => {
    const outcome = await deposit.submit({
      ...facts,
      ...(proof && { proof: proof.map((picture) => ({ ...picture })) }),
    })
    return formOutcome(outcome)
  }

  const reserve = async ({
    methodId,
    amount,
    ...request
  }: {
    methodId: string
    amount: bigint
    promotionId?: string
    payeeName?: string
  }) => {
    const method = methods.find(({ id }) => id === methodId)
    if (!method) return {}
    const outcome = await deposit.reserve(method, amount, request)
    // The steps before a first deposit may have been unknown here: the platform's refusal asks for them.
    if (outcome.kind === 'refused') void root.store(safetyStore).loadOverview()
    return formOutcome(outcome)
  }

  const askPause = async (amount: bigint) => {
    const facts = await deposit.pause(amount)
    return facts && { usual: facts.usual, week: facts.week.deposited, limit: facts.limit }
  }

  // The paid order stays in view with its stages, instead of an empty form [S-344].
  if (paid && !order)
    return (
      <StepSection ref={section} tabIndex={-1} aria-label={text('deposit.status')}>
        <PaidCallout deposit={paid} />
        <Card padding="none">
          <DepositEntry deposit={paid} />
        </Card>
        <div>
          <Button variant="outline" tone="neutral" onClick={deposit.beginAnother}>
            {text('deposit.another')}
          </Button>
        </div>
      </StepSection>
    )
  return (
    <StepSection ref={section} tabIndex={-1} aria-label={text(order ? 'deposit.pay_to' : 'deposit.new')}>
      <Card>
        <FormTexts>
          {/* The draft outlives the centre, so only the browser asks, before a reload. */}
          <LeaveGuard>
            <DepositForm
              methods={shown}
              promotions={promotions}
              limits={info?.limits ?? []}
              currency={money.sign}
              money={money.amount}
              moment={moment}
              mobileRule={mobileRule}
              order={order && { ...order, qrImageUrl: system.imageUrl(order.qrImageUrl) }}
              {...kept}
              loadMatches={(methodId) => deposit.matches(methodId)}
              askPause={askPause}
              ended={deposit.hasOrderEnded}
              onOrder={reserve}
              onSubmit={(_order, details) => submit(details)}
              onStartAgain={deposit.leaveOrder}
              now={platformClock.now}
            />
          </LeaveGuard>
        </FormTexts>
      </Card>
    </StepSection>
  )
})

loadsAhead(DepositPage, loadDeposit)
