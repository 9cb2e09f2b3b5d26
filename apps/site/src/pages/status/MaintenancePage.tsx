import { Wrench } from 'lucide-react'
import { ServiceButton } from '../../parts/service/ServiceButton.tsx'
import { useText } from '../../parts/text/useText.ts'
import { StatusFrame } from './StatusFrame.tsx'
import { StatusHealth } from './StatusHealth.tsx'

/** The whole site is in maintenance; it returns automatically when that ends (S-007, S-010). */
export function MaintenancePage() {
  const text = useText()
  return (
    <StatusFrame Icon={Wrench} title={text('game_maintenance')} actions={<ServiceButton />}>
      <p>{text('info_maintenance')}</p>
      <StatusHealth />
    </StatusFrame>
  )
}
