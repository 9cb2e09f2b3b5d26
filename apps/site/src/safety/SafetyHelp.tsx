import { Card } from '@croupier/ui/Card'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../base/RootContext.ts'
import { ServiceButton } from '../parts/service/ServiceButton.tsx'
import { useText } from '../parts/text/useText.ts'
import { ComplaintSteps } from './ComplaintSteps.tsx'
import { HelpBlockers, HelpContacts, HelpList } from './HelpLinks.tsx'

const Body = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  justify-items: start;

  & h3 {
    margin: ${tokens.space.s2} 0 0;
    font-size: ${tokens.fontSize.md};
  }
  & ol {
    display: grid;
    gap: ${tokens.space.s2};
    margin: 0;
    padding-inline-start: ${tokens.space.s5};
  }
`

/** Help outside this site, schemes and blockers, and how to complain (G-38, G-44, G-45). Renders a `<section>`. */
export const SafetyHelp = observer(function SafetyHelp() {
  const text = useText()
  const { schemes = [] } = useRoot().merchant.current.help
  return (
    <section id="help" aria-labelledby="safety-help">
      <h2 id="safety-help">{text('safety.help')}</h2>
      <Card>
        <Body>
          <p>{text('safety.help_text')}</p>
          <HelpContacts />
          {schemes.length > 0 ? (
            <>
              <p>{text('safety.schemes')}</p>
              <HelpList links={schemes} />
            </>
          ) : null}
          <p>{text('safety.blockers')}</p>
          <HelpBlockers />
          <p>{text('safety.banks')}</p>
          <h3 id="safety-complaint">{text('safety.complaint')}</h3>
          <ComplaintSteps labelledBy="safety-complaint" />
          <ServiceButton />
        </Body>
      </Card>
    </section>
  )
})
