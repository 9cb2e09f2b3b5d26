import type { LegalText as Legal } from '@croupier/forms'
import { Card } from '@croupier/ui/Card'
import { LegalText } from '../../legal/LegalText.tsx'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { ReadingPage } from '../../parts/page/ReadingPage.ts'
import { useText } from '../../parts/text/useText.ts'
import { ErrorReportsChoice } from './ErrorReportsChoice.tsx'
import { MeasuringChoice } from './MeasuringChoice.tsx'

/** The terms of use or the privacy policy as a separate page, for links from outside and from the footer (S-224). */
export function LegalPage({ legal }: { legal: Legal }) {
  const text = useText()
  return (
    <ReadingPage>
      <PageTitle>{text(legal === 'terms' ? 'title.terms' : 'title.privacy')}</PageTitle>
      <Card>
        <LegalText legal={legal} />
      </Card>
      {legal === 'privacy' ? <MeasuringChoice /> : null}
      {legal === 'privacy' ? <ErrorReportsChoice /> : null}
    </ReadingPage>
  )
}
