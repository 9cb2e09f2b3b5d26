import { paths } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { EmptyState } from '@croupier/ui/EmptyState'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../parts/text/useText.ts'

/** An unknown address, with a link home (S-040). */
export function NotFoundPage() {
  const text = useText()
  const navigate = useNavigate()
  return (
    <EmptyState
      headingLevel={1}
      title={text('not_found.title')}
      text={text('not_found.text')}
      action={<Button onClick={() => void navigate(paths.home)}>{text('in_back_home')}</Button>}
    />
  )
}
