import { Button } from '@croupier/ui/Button'
import { MapPinOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../base/RootContext.ts'
import { useOwnAmount } from '../../parts/money/useOwnAmount.ts'
import { Actions } from '../../parts/page/Actions.ts'
import { ServiceButton } from '../../parts/service/ServiceButton.tsx'
import { useText } from '../../parts/text/useText.ts'
import { StatusFrame } from './StatusFrame.tsx'

/**
 * The visitor's region is not served, or their own address is refused: the address, a notice, customer service, and for
 * members access to their money (S-008, S-010 to S-012, G-59, G-100).
 */
export const RegionBlockedPage = observer(function RegionBlockedPage() {
  const text = useText()
  const { balance, memberCentre, session, system } = useRoot()
  const ownAmount = useOwnAmount()
  const sum = session.isSignedIn ? balance.sum : undefined
  const canWithdraw = memberCentre.has('withdraw')
  return (
    <StatusFrame
      Icon={MapPinOff}
      title={text(system.isAddressBlocked ? 'blocked.address_title' : 'blockip')}
      actions={
        <Actions>
          <ServiceButton />
          {canWithdraw ? (
            <Button onClick={() => memberCentre.open('withdraw')}>{text('hd_withdraw_button')}</Button>
          ) : null}
        </Actions>
      }
    >
      <p>
        {text('your_ip')}: <strong>{system.ip ?? text('blocked.ip_unknown')}</strong>
      </p>
      <p>{text(system.isAddressBlocked ? 'blocked.address' : 'info_ip_block')}</p>
      <p>{text('blocked.help')}</p>
      {canWithdraw ? (
        <p>{sum === undefined ? text('blocked.withdraw') : text('blocked.balance', { amount: ownAmount(sum) })}</p>
      ) : null}
    </StatusFrame>
  )
})
