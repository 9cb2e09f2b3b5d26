import { BalancePill } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useMoney } from '../../parts/money/useMoney.ts'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

/** The balance in the header, with the button that hides it everywhere (S-058 to S-060). Renders a `<div>`. */
export const HeaderBalance = observer(function HeaderBalance() {
  const text = useText()
  const money = useMoney()
  const { balance } = useRoot()
  const { shown } = balance

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

  return (
    <BalancePill
      amount={
        shown.kind === 'amount' ? money.amount(shown.amount) : shown.kind === 'missing' ? text('balance.failed') : null
      }
      masked={shown.kind === 'hidden'}
      onMaskedChange={() => balance.toggleHidden()}
    />
  )
})
