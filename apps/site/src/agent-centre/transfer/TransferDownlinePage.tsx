import { DownlineTransferForm } from '@croupier/forms/DownlineTransferForm'
import { teamStore, transfersStore } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useText } from '../../parts/text/useText.ts'
import { TransferSteps } from '../../parts/transfer/TransferSteps.tsx'
import { Stack } from '../../parts/page/Stack.ts'

/**
 * Sends money to a direct downline, with the payment password (S-393). An account that cannot receive it is refused
 * with the same text whatever the reason (G-36).
 */
export const TransferDownlinePage = observer(function TransferDownlinePage() {
  const text = useText()
  const money = useMoney()
  const { agentCentre, memberCentre, member, system, balance } = useRoot()
  const transfers = useStore(transfersStore)
  const team = useStore(teamStore)
  const { isHidden } = balance
  const ownAccount = member.info.data?.account ?? ''
  const openRecord = async () => {
    if (await agentCentre.close()) memberCentre.open('transactionHistory')
  }
  return (
    <Stack>
      <PageHead title={text('agent.transfer')}>{text('downline_transfer.intro')}</PageHead>
      <TransferSteps
        allowed={({ toDownline }) => toDownline}
        refused={{ title: text('downline_transfer.none_title'), text: text('downline_transfer.none_text') }}
        receiver={text('downline_transfer.receiver')}
        recorded={text('downline_transfer.recorded')}
        openRecord={() => void openRecord()}
      >
        {({ available, minimum, maximum }, onSent) => (
          <DownlineTransferForm
            asksPassword={system.asksPaymentPassword}
            available={available}
            minimum={minimum}
            maximum={maximum}
            ownAccount={ownAccount}
            currency={money.sign}
            money={money.amount}
            isBalanceHidden={isHidden}
            onSubmit={async (transfer) => {
              const outcome = await transfers.sendDown(transfer, (account) => team.nameOf(account))
              if (outcome.kind === 'done') onSent(outcome.value)
              return formOutcome(outcome)
            }}
          />
        )}
      </TransferSteps>
    </Stack>
  )
})
