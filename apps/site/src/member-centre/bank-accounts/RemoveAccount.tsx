import { UnbindAccountForm } from '@croupier/forms/UnbindAccountForm'
import { bankAccountsStore, type BankAccount } from '@croupier/stores'
import { Card } from '@croupier/ui/Card'
import { observer } from 'mobx-react-lite'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { formOutcome } from '../../parts/forms/formOutcome.ts'

/** Removes an account after its payment password, and names the next default account (G-54). */
export const RemoveAccount = observer(function RemoveAccount({
  account,
  onDone,
}: {
  account: BankAccount
  onDone: () => void
}) {
  const { system, toasts } = useRoot()
  const store = useStore(bankAccountsStore)
  const { bankName, accountNumber, isDefault } = account
  const next = store.nextAfter(account)
  return (
    <Card>
      <FormTexts>
        <UnbindAccountForm
          asksPassword={system.asksPaymentPassword}
          account={{ bankName, maskedNumber: accountNumber, isDefault }}
          nextDefault={next && `${next.bankName} ${next.accountNumber.slice(-4)}`}
          onCancel={onDone}
          onSubmit={async ({ password }) => {
            const outcome = await store.unbind(account, password)
            if (outcome.kind === 'done') {
              toasts.show({ tone: 'success', textKey: 'bank.removed' })
              onDone()
            }
            return formOutcome(outcome)
          }}
        />
      </FormTexts>
    </Card>
  )
})
