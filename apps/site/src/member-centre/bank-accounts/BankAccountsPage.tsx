import { BankCardForm } from '@croupier/forms/BankCardForm'
import { bankAccountsStore, type BankAccount } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { EmptyState } from '@croupier/ui/EmptyState'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { Landmark, Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { useMobileRule } from '../../parts/forms/useMobileRule.ts'
import { PaymentPasswordGate } from '../../parts/payment-password/PaymentPasswordGate.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { useStepFocus } from '../../parts/centre/useStepFocus.ts'
import { Actions } from '../../parts/page/Actions.ts'
import { StepStack } from '../../parts/centre/StepStack.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { BankAccountEntry } from './BankAccountEntry.tsx'
import { RemoveAccount } from './RemoveAccount.tsx'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${tokens.space.s3};
`

/** The view of the page: the accounts, the form for another one, or the removal of one. */
type View = 'list' | 'add' | BankAccount

const stepOf = (view: View) => (typeof view === 'string' ? view : view.bankCardId)

/** Bank accounts and e-wallets that withdrawals go to: add, use first, remove (S-332, S-345, G-54). */
export const BankAccountsPage = observer(function BankAccountsPage() {
  const text = useText()
  const { memberCentre } = useRoot()
  const store = useStore(bankAccountsStore)
  const [view, setView] = useState<View>(store.beginsWithForm ? 'add' : 'list')
  const step = useStepFocus(stepOf(view))
  useEffect(() => {
    store.beginWithForm(false)
    void store.load()
  }, [store])
  const showList = () => setView('list')
  const most = store.accounts.data?.most
  return (
    <Stack>
      <PageHead title={text('bank.page_title')}>
        {typeof most === 'number' ? text('bank.page_intro', { count: most }) : undefined}
      </PageHead>
      <StepStack
        ref={step}
        as="section"
        data-gap="s4"
        aria-label={text(view === 'add' ? 'bank.title' : 'bank.page_title')}
      >
        {view === 'list' ? (
          <>
            <Accounts onAdd={() => setView('add')} onRemove={setView} />
            {store.list.length > 0 ? (
              <Actions>
                <Button startIcon={<Plus aria-hidden />} onClick={() => setView('add')}>
                  {text('bank.title')}
                </Button>
                {memberCentre.has('withdraw') ? (
                  <Button variant="outline" tone="neutral" onClick={() => memberCentre.select('withdraw')}>
                    {text('bank.to_withdrawal')}
                  </Button>
                ) : null}
              </Actions>
            ) : null}
          </>
        ) : (
          <PaymentPasswordGate>
            {view === 'add' ? <AddAccount onDone={showList} /> : <RemoveAccount account={view} onDone={showList} />}
          </PaymentPasswordGate>
        )}
      </StepStack>
    </Stack>
  )
})

const Accounts = observer(function Accounts({
  onAdd,
  onRemove,
}: {
  onAdd: () => void
  onRemove: (account: BankAccount) => void
}) {
  const text = useText()
  const store = useStore(bankAccountsStore)
  return (
    <RemoteView
      value={store.accounts}
      waiting={<ListSkeleton rows={2} />}
      failed={{ headingLevel: 4, title: text('bank.failed'), onRetry: () => store.load() }}
    >
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState
            headingLevel={4}
            art={<Landmark aria-hidden />}
            title={text('bank.empty_title')}
            text={text('bank.empty_text')}
            action={<Button onClick={onAdd}>{text('bank.title')}</Button>}
          />
        ) : (
          <List role="list" aria-label={text('bank.page_title')}>
            {list.map((account) => (
              <li key={account.bankCardId}>
                <BankAccountEntry account={account} onRemove={() => onRemove(account)} />
              </li>
            ))}
          </List>
        )
      }
    </RemoteView>
  )
})

const AddAccount = observer(function AddAccount({ onDone }: { onDone: () => void }) {
  const text = useText()
  const { system, toasts } = useRoot()
  const mobileRule = useMobileRule()
  const store = useStore(bankAccountsStore)
  useEffect(() => {
    void store.loadBanks()
  }, [store])
  return (
    <RemoteView
      value={store.banks}
      waiting={<Skeleton style={{ blockSize: '20rem' }} />}
      failed={{ headingLevel: 4, title: text('bank.banks_failed'), onRetry: () => store.loadBanks() }}
    >
      {(banks) => (
        <Card>
          <Stack data-gap="s4">
            {store.list.length > 0 ? <Callout tone="info">{text('bank.waiting_hint')}</Callout> : null}
            <FormTexts>
              <BankCardForm
                asksPassword={system.asksPaymentPassword}
                banks={banks}
                accountName={store.accounts.data?.accountName}
                mobileRule={mobileRule}
                onCancel={onDone}
                onSubmit={async (entry) => {
                  const outcome = await store.bind(entry)
                  if (outcome.kind === 'done') {
                    toasts.show({ tone: 'success', textKey: 'bank.added' })
                    onDone()
                  }
                  return formOutcome(outcome)
                }}
              />
            </FormTexts>
          </Stack>
        </Card>
      )}
    </RemoteView>
  )
})
