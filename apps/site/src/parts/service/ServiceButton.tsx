import { Button } from '@croupier/ui'
import { useText } from '../text/useText.ts'
import { useService } from './useService.ts'

/** Opens customer service in its window (S-010). */
export function ServiceButton() {
  const text = useText()
  const open = useService()
  return <Button onClick={() => void open()}>{text('in_customer_service')}</Button>
}
