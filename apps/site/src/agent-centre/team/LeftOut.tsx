import { Badge } from '@croupier/ui/Badge'
import { useText } from '../../parts/text/useText.ts'
import { Whole } from '../reports/sumColumns.tsx'

/** How many people a team's balance leaves out, because they are not available. Renders nothing when it is nobody. */
export function LeftOut({ count = 0 }: { readonly count?: number | undefined }) {
  const text = useText()
  if (count === 0) return null
  return (
    <div>
      <Badge>{text('report.unavailable')}</Badge> <Whole>{text('team.people', { count })}</Whole>
    </div>
  )
}
