import { BalancePill } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRoot } from '../../app/RootContext.ts'
import { useShownBalance } from '../../parts/money/useShownBalance.ts'

/** The balance in the header, with the button that hides it everywhere (S-058 to S-060). Renders a `<div>`. */
export const HeaderBalance = observer(function HeaderBalance() {
  const { balance } = useRoot()
  const shown = useShownBalance()

  useEffect(() => {
    // Money may have moved in another tab.
    const readAgain = () => {
      if (!document.hidden) void balance.refresh()
    }
    window.addEventListener('focus', readAgain)
    document.addEventListener('visibilitychange', readAgain)
    return () => {
      window.removeEventListener('focus', readAgain)
      document.removeEventListener('visibilitychange', readAgain)
    }
  }, [balance])

  return <BalancePill {...shown} />
})
