import { paths } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { ButtonLink } from '@croupier/ui/ButtonLink'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot } from '../../base/RootContext.ts'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { Lead, ReadingPage } from '../../parts/page/ReadingPage.ts'
import { Section } from '../../parts/page/Section.tsx'
import { ownText } from '../../parts/text/ownText.ts'
import { useText } from '../../parts/text/useText.ts'
import { Actions } from '../../parts/page/Actions.ts'

const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space.s3};
  counter-reset: step;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${tokens.space.s1} ${tokens.space.s4};
    counter-increment: step;
  }
  & > li::before {
    content: counter(step, var(--cr-list-numbers, decimal));
    display: grid;
    grid-row: span 2;
    place-items: center;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentText};
    font-weight: ${tokens.fontWeight.bold};
  }
  & strong {
    align-self: center;
  }
  & p {
    grid-column: 2;
    color: ${tokens.color.textMuted};
    line-height: ${tokens.leading.normal};
  }
`

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s1} ${tokens.space.s5};
  margin: 0;
  padding-inline-start: ${tokens.space.s5};
`

const steps = ['open', 'choose', 'send', 'confirm', 'credit'] as const

/** How a deposit works in this market, step by step (S-234). */
export const DepositTutorialPage = observer(function DepositTutorialPage() {
  const text = useText()
  const { locale, memberCentre, merchant, session } = useRoot()
  const { payments } = merchant.current
  return (
    <ReadingPage>
      <header>
        <PageTitle>{text('title.deposit_tutorial')}</PageTitle>
        <Lead>{text('deposit_tutorial.lead')}</Lead>
      </header>
      <Card>
        <Steps role="list">
          {steps.map((step) => (
            <li key={step}>
              <strong>{text(`deposit_tutorial.${step}`)}</strong>
              <p>{text(`deposit_tutorial.${step}_text`)}</p>
            </li>
          ))}
        </Steps>
      </Card>
      {payments.length > 0 ? (
        <Section title={text('footer.payments')} hint={text('deposit_tutorial.payments')}>
          <Names>
            {payments.map((name) => (
              <li key={name['EN']}>{ownText(name, locale.language)}</li>
            ))}
          </Names>
        </Section>
      ) : null}
      <Callout tone="info" title={text('deposit_tutorial.own')}>
        {text('deposit_tutorial.own_text')}
      </Callout>
      <Actions>
        {session.pause || !memberCentre.has('depositv2') ? null : (
          <Button onClick={() => memberCentre.open('depositv2')}>{text('hd_deposit_button')}</Button>
        )}
        <ButtonLink variant="outline" tone="neutral" render={<Link to={paths.safety} />}>
          {text('title.safety')}
        </ButtonLink>
        <ButtonLink variant="outline" tone="neutral" render={<Link to={paths.help} />}>
          {text('title.help')}
        </ButtonLink>
      </Actions>
    </ReadingPage>
  )
})
