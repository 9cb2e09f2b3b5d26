import { Landmark } from 'lucide-react'
import type { WithdrawalChoice } from '@croupier/forms'
import { WithdrawalForm } from '@croupier/forms/WithdrawalForm'
import {
  balanceMask,
  bankAccountsStore,
  profileStore,
  withdrawalStore,
  type BankAccount,
  type WithdrawalSettings,
} from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Skeleton } from '@croupier/ui/Skeleton'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { rejectionOf } from '../../parts/forms/rejectionOf.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { PaymentPasswordGate } from '../../parts/payment-password/PaymentPasswordGate.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useService } from '../../parts/service/useService.ts'
import { useText } from '../../parts/text/useText.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { useAddAccount } from '../bank-accounts/useAddAccount.ts'
import { useAccountNote } from '../bank-accounts/useAccountNote.ts'
import { Readiness } from '../profile/Readiness.tsx'
import { SectionHead } from '../../parts/centre/SectionHead.ts'
import { boundAmount } from './boundAmount.ts'
import { withdrawalTerms } from './withdrawalTerms.ts'

/** The form for a withdrawal, or what has to be done before one can be requested (S-345). Renders a `<section>`. */
export const NewWithdrawal = observer(function NewWithdrawal() {
  const text = useText()
  const openService = useService()
  const store = useStore(withdrawalStore)
  const accounts = useStore(bankAccountsStore)
  useEffect(() => {
    void accounts.load()
  }, [accounts])
  const waiting = <Skeleton style={{ blockSize: '24rem' }} />
  return (
    <Stack as="section" data-gap="s4" aria-label={text('withdrawal.new')}>
      <RemoteView
        value={store.settings}
        waiting={waiting}
        failed={{ headingLevel: 4, title: text('withdrawal.terms_failed'), onRetry: () => store.loadSettings() }}
      >
        {(settings) =>
          settings.allowWithdraw ? (
            <RemoteView
              value={accounts.accounts}
              waiting={waiting}
              failed={{ headingLevel: 4, title: text('bank.failed'), onRetry: () => accounts.load() }}
            >
              {({ list }) => (
                <CheckedMember>
                  <ReadyForm settings={settings} accounts={list} />
                </CheckedMember>
              )}
            </RemoteView>
          ) : (
            <EmptyState
              headingLevel={4}
              title={text('withdrawal.closed_title')}
              text={text('withdrawal.closed_text')}
              action={<Button onClick={() => void openService()}>{text('in_customer_service')}</Button>}
            />
          )
        }
      </RemoteView>
    </Stack>
  )
})

/** Shows its content to a member whose details are complete; others see what is missing and where to add it (N-6). */
const CheckedMember = observer(function CheckedMember({ children }: { children: ReactNode }) {
  const text = useText()
  const { memberCentre } = useRoot()
  const store = useStore(profileStore)
  const { isChecked } = store
  useEffect(() => {
    if (!store.isChecked) void store.loadReadiness()
  }, [store])
  // A failed check does not block the form; the platform checks again.
  if (isChecked === undefined)
    return store.readiness.failure === undefined ? <Skeleton style={{ blockSize: '24rem' }} /> : children
  if (isChecked) return children
  return (
    <>
      <SectionHead as="div">
        <h4>{text('readiness.needed')}</h4>
        <Button onClick={() => void memberCentre.select('profile')}>{text('profile.open')}</Button>
      </SectionHead>
      <Readiness />
    </>
  )
})

interface ReadyFormProps {
  readonly settings: WithdrawalSettings
  readonly accounts: readonly BankAccount[]
}

const ReadyForm = observer(function ReadyForm({ settings, accounts }: ReadyFormProps) {
  const text = useText()
  const { system } = useRoot()
  const addAccount = useAddAccount()
  if (accounts.length === 0)
    return (
      <EmptyState
        headingLevel={4}
        art={<Landmark aria-hidden />}
        title={text('bank.empty_title')}
        text={text('bank.empty_text')}
        action={<Button onClick={addAccount}>{text('bank.title')}</Button>}
      />
    )
  const form = <RequestForm settings={settings} accounts={accounts} onAddAccount={addAccount} />
  return system.asksPasswordToWithdraw ? <PaymentPasswordGate>{form}</PaymentPasswordGate> : form
})

const RequestForm = observer(function RequestForm({
  settings,
  accounts,
  onAddAccount,
}: ReadyFormProps & { onAddAccount: () => void }) {
  const text = useText()
  const money = useMoney()
  const noteOf = useAccountNote()
  const openService = useService()
  const { balance, system } = useRoot()
  const store = useStore(withdrawalStore)
  const asksPassword = system.asksPasswordToWithdraw
  const terms = useMemo(() => withdrawalTerms(settings, asksPassword), [settings, asksPassword])
  const draft = useRef<Partial<WithdrawalChoice>>({
    bankCardId: accounts.find((one) => !noteOf(one))?.bankCardId ?? '',
  })
  const bound = boundAmount(settings)
  return (
    <Card>
      <Stack data-gap="s4">
        {bound === undefined ? null : (
          <Callout tone="info">
            {text('withdrawal.bound', {
              amount: money.amount(bound),
              left: money.amount(settings.turnoverLeft ?? '0'),
            })}
          </Callout>
        )}
        <FormTexts>
          <WithdrawalForm
            accounts={accounts.map((account) => {
              const note = noteOf(account)
              return {
                id: account.bankCardId,
                name: account.bankName,
                number: account.accountNumber,
                withdrawType: account.cardType,
                disabled: note !== undefined,
                note,
              }
            })}
            terms={terms}
            currency={money.sign}
            money={money.amount}
            mask={balance.isHidden ? balanceMask : undefined}
            draft={draft.current}
            help={
              <Button size="sm" onClick={() => void openService()}>
                {text('in_customer_service')}
              </Button>
            }
            onAddAccount={onAddAccount}
            code={{
              secondsLeft: store.codeCountdown.secondsLeft,
              send: async () => formOutcome(await store.sendCode()),
            }}
            onCharge={async (request) => {
              const outcome = await store.charge(request)
              return outcome.kind === 'done' ? { fee: outcome.fee } : rejectionOf(outcome.text)
            }}
            onSubmit={async (request) => formOutcome(await store.submit(request))}
          />
        </FormTexts>
      </Stack>
    </Card>
  )
})
