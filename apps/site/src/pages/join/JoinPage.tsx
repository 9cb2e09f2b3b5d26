import { AffiliateForm } from '@croupier/forms/AffiliateForm'
import { affiliateStore, paths } from '@croupier/stores'
import { ButtonLink } from '@croupier/ui/ButtonLink'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { CopyField } from '@croupier/ui/CopyField'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { PageGuard } from '../../parts/forms/PageGuard.tsx'
import { useMobileRule } from '../../parts/forms/useMobileRule.ts'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { Lead, ReadingPage } from '../../parts/page/ReadingPage.ts'
import { Section } from '../../parts/page/Section.tsx'
import { useText } from '../../parts/text/useText.ts'

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  align-items: start;
  gap: ${tokens.space.s5};
`

const List = styled.ol`
  display: grid;
  gap: ${tokens.space.s3};
  margin: 0;
  padding-inline-start: ${tokens.space.s5};
  line-height: ${tokens.leading.normal};
`

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space.s4};
  justify-items: stretch;
`

/** Applying to become an affiliate; the reference leads to the answer (S-037, S-232). */
export const JoinPage = observer(function JoinPage() {
  const text = useText()
  const { pageLeave, system } = useRoot()
  const affiliate = useStore(affiliateStore)
  const mobileRule = useMobileRule()
  const { sent } = affiliate
  return (
    <ReadingPage>
      <header>
        <PageTitle>{text('title.join')}</PageTitle>
        <Lead>{text('join.lead')}</Lead>
      </header>
      <Two>
        <Card>
          {sent ? (
            <Stack>
              <Callout tone="success" title={text('join.sent')}>
                {text('join.sent_text')}
              </Callout>
              <CopyField label={text('feedback.reference')} value={sent.reference} />
              {system.hasModules(['FEEDBACK3']) ? (
                <div>
                  <ButtonLink variant="outline" tone="neutral" render={<Link to={`${paths.help}#feedback`} />}>
                    {text('feedback.status_title')}
                  </ButtonLink>
                </div>
              ) : null}
            </Stack>
          ) : (
            <PageGuard leaving={pageLeave}>
              <AffiliateForm
                mobileRule={mobileRule}
                onSubmit={async (application) => formOutcome(await affiliate.apply(application))}
              />
            </PageGuard>
          )}
        </Card>
        <Section title={text('join.next')}>
          <List>
            <li>{text('join.next_read')}</li>
            <li>{text('join.next_code')}</li>
            <li>{text('join.next_rules')}</li>
          </List>
        </Section>
      </Two>
    </ReadingPage>
  )
})
