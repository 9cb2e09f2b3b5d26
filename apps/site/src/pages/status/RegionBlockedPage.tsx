import { observer } from 'mobx-react-lite'
import { MapPinOff } from 'lucide-react'
import { useRoot } from '../../base/RootContext.ts'
import { ServiceButton } from '../../parts/service/ServiceButton.tsx'
import { useText } from '../../parts/text/useText.ts'
import { StatusFrame } from './StatusFrame.tsx'

/** The visitor's region is not served, or their own address is refused: the address, a notice and a way to service (S-008, S-010 to S-012). */
export const RegionBlockedPage = observer(function RegionBlockedPage() {
  const text = useText()
  const { system } = useRoot()
  return (
    <StatusFrame
      Icon={MapPinOff}
      title={text(system.isAddressBlocked ? 'blocked.address_title' : 'blockip')}
      actions={<ServiceButton />}
    >
      <p>
        {text('your_ip')}: <strong>{system.ip ?? text('blocked.ip_unknown')}</strong>
      </p>
      <p>{text(system.isAddressBlocked ? 'blocked.address' : 'info_ip_block')}</p>
      <p>{text('blocked.help')}</p>
    </StatusFrame>
  )
})
