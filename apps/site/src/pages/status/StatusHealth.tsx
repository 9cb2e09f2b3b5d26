import { Card } from '@croupier/ui/Card'
import { page } from '../../parts/page/page.ts'
import { Deferred } from '../../parts/deferred/Deferred.tsx'

const HealthView = page('health', async () => (await import('../../parts/health/HealthView.tsx')).HealthView)

/** What works, on a surface of its own below a page that stands in for the whole site: the platform need not answer for it (G-97). */
export const StatusHealth = () => (
  <Deferred failed={null}>
    <Card>
      <HealthView />
    </Card>
  </Deferred>
)
