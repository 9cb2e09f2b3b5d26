import { HealthView } from '../../parts/health/HealthView.tsx'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { Lead, ReadingPage } from '../../parts/page/ReadingPage.ts'
import { useText } from '../../parts/text/useText.ts'

/** The status page: what works now, vendors under maintenance, and the last incidents (G-97). */
export function HealthPage() {
  const text = useText()
  return (
    <ReadingPage>
      <header>
        <PageTitle>{text('title.status')}</PageTitle>
        <Lead>{text('health.lead')}</Lead>
      </header>
      <HealthView />
    </ReadingPage>
  )
}
