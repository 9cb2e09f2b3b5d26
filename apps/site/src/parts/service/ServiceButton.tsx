import { Button, type ButtonProps } from '@croupier/ui/Button'
import { useText } from '../text/useText.ts'
import { useService } from './useService.ts'

/** Opens customer service in its window (S-010). Outlined next to a page's main action. */
export function ServiceButton(props: Pick<ButtonProps, 'variant' | 'tone' | 'size'>) {
  const text = useText()
  const open = useService()
  return (
    <Button {...props} onClick={() => void open()}>
      {text('in_customer_service')}
    </Button>
  )
}
