import type { TransferWallet } from '@croupier/forms'
import { WalletTransferForm } from '@croupier/forms/WalletTransferForm'
import { mainWallet, movementFields, transfersStore, type Toast } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Skeleton } from '@croupier/ui/Skeleton'
import { Statistic } from '@croupier/ui/Statistic'
import { WalletCard } from '@croupier/ui/WalletCard'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { useRefusalToast } from '../../parts/forms/useRefusalToast.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useOwnAmount } from '../../parts/money/useOwnAmount.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { EntryActions } from '../../parts/centre/entries.ts'
import { useOpenRow } from '../../parts/centre/useOpenRow.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import { Stack } from '../../parts/page/Stack.ts'
import { SumCard } from '../../parts/centre/SumCard.ts'
import { useOwnWallets } from './useOwnWallets.ts'

const Wallets = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${tokens.space.s3};
`

/** All wallets with their sum, transfers between them, and returning everything to the main wallet (S-338, S-339). */
export const TransferFundPage = observer(function TransferFundPage() {
  const text = useText()
  const { balance, catalogue } = useRoot()
  useEffect(() => {
    void balance.refresh()
    void balance.loadWallet()
    catalogue.load().catch(() => undefined)
  }, [balance, catalogue])
  const waiting = <Skeleton style={{ blockSize: '20rem' }} />
  return (
    <Stack>
      <PageHead title={text('in_my_wallet')} isTimeless>
        {balance.singleWallet === false ? text('wallets.intro') : undefined}
      </PageHead>
      <RemoteView
        value={balance.balance}
        waiting={waiting}
        failed={{ headingLevel: 4, title: text('wallets.failed'), onRetry: () => balance.refresh() }}
      >
        {() => (
          <RemoteView
            value={balance.merchantWallet}
            waiting={waiting}
            failed={{ headingLevel: 4, title: text('wallets.failed'), onRetry: () => balance.loadWallet() }}
          >
            {({ isSingle }) => (
              <>
                <TotalCard isSingle={isSingle} />
                {isSingle ? (
                  <EmptyState
                    headingLevel={4}
                    size="sm"
                    title={text('wallets.single_title')}
                    text={text('wallets.single_text')}
                  />
                ) : (
                  <SeparateWallets />
                )}
              </>
            )}
          </RemoteView>
        )}
      </RemoteView>
    </Stack>
  )
})

/** A toast's action that shows the transfer in the account record, where its number can be copied. */
function useRecordAction(): (id: string | null) => Pick<Toast, 'action'> {
  const { memberCentre, merchant, platformClock } = useRoot()
  const openRow = useOpenRow()
  return (id) => {
    if (id === null || !memberCentre.has('transactionHistory')) return {}
    const fields = movementFields(id, platformClock.now(), merchant.current.timeZone)
    return { action: { labelKey: 'in_account_record', run: () => openRow('transactionHistory', fields) } }
  }
}

const TotalCard = observer(function TotalCard({ isSingle }: { isSingle: boolean }) {
  const text = useText()
  const { balance, toasts } = useRoot()
  const shown = useOwnAmount()
  const transfers = useStore(transfersStore)
  const recordAction = useRecordAction()
  const toastRefusal = useRefusalToast()
  const wallets = useOwnWallets()
  const isSpread = wallets.some(({ accountTypeId, isEmpty }) => accountTypeId !== mainWallet && !isEmpty)
  const collect = async () => {
    const outcome = await transfers.collect()
    if (!toastRefusal(outcome)) return
    const record = outcome.kind === 'done' ? recordAction(outcome.value.id) : undefined
    toasts.show({ tone: 'success', textKey: 'wallets.collected', ...record })
  }
  return (
    <SumCard variant="sunken">
      <Statistic label={text('wallets.total')} value={balance.sum === undefined ? null : shown(balance.sum)} />
      {isSingle ? null : (
        <Button
          variant="outline"
          tone="neutral"
          disabled={!isSpread}
          focusableWhenDisabled
          onClick={() => void collect()}
        >
          {text('wallets.collect')}
        </Button>
      )}
    </SumCard>
  )
})

const SeparateWallets = observer(function SeparateWallets() {
  const money = useMoney()
  const { balance, merchant, toasts } = useRoot()
  const transfers = useStore(transfersStore)
  const recordAction = useRecordAction()
  const wallets = useOwnWallets()
  // After a transfer the form starts over with the new balances.
  const [made, setMade] = useState(0)
  return (
    <>
      <Card>
        <FormTexts>
          <WalletTransferForm
            key={made}
            wallets={wallets satisfies readonly TransferWallet[]}
            currency={money.sign}
            money={money.amount}
            isBalanceHidden={balance.isHidden}
            onSubmit={async (transfer) => {
              const outcome = await transfers.move(transfer)
              if (outcome.kind === 'done') {
                toasts.show({
                  tone: 'success',
                  textKey: 'wallets.moved',
                  values: { amount: money.amount(merchant.amountText(transfer.amount)) },
                  ...recordAction(outcome.value.id),
                })
                setMade((count) => count + 1)
              }
              return formOutcome(outcome)
            }}
          />
        </FormTexts>
      </Card>
      <WalletList />
    </>
  )
})

const WalletList = observer(function WalletList() {
  const text = useText()
  const shown = useOwnAmount()
  const wallets = useOwnWallets()
  const [all, setAll] = useState(false)
  const empty = wallets.filter(({ accountTypeId, isEmpty }) => accountTypeId !== mainWallet && isEmpty)
  const listed = all ? wallets : wallets.filter((wallet) => !empty.includes(wallet))
  return (
    <PageSection title={text('wallets.list')}>
      <Wallets role="list">
        {listed.map(({ accountTypeId, name, available }) => (
          <li key={accountTypeId} data-wallet={accountTypeId}>
            <WalletCard name={name} amount={shown(available)} main={accountTypeId === mainWallet} />
          </li>
        ))}
      </Wallets>
      {empty.length === 0 ? null : (
        <EntryActions>
          <Button size="sm" variant="outline" tone="neutral" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? text('wallets.hide_empty') : text('wallets.show_empty', { count: empty.length })}
          </Button>
        </EntryActions>
      )}
    </PageSection>
  )
})
