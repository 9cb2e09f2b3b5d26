import { Card } from '@croupier/ui/Card'
import { page } from '../../parts/page/page.ts'
import { Deferred } from '../../parts/deferred/Deferred.tsx'

const HealthView = page('health', async () => (await import('../../parts/health/HealthView.tsx')).HealthView)

/**
 * What works, on a separate surface below a page that replaces the whole site; needs no answer from the platform
 * (G-97).
 */
export const StatusHealth = () => (
  <Deferred failed={null}>
    <Card>
      <HealthView />
    </Card>
  </Deferred>
)
