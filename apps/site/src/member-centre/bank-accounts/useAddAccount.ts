import { bankAccountsStore } from '@croupier/stores'
import { useRoot, useStore } from '../../base/RootContext.ts'

/** Returns a function that goes from another page of the centre to the form for a new account. */
export function useAddAccount(): () => Promise<void> {
  const { memberCentre } = useRoot()
  const { beginWithForm } = useStore(bankAccountsStore)
  return async () => {
    beginWithForm(true)
    if (!(await memberCentre.select('bankAccounts'))) beginWithForm(false)
  }
}
