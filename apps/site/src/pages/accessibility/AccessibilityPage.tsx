import { paths } from '@croupier/stores'
import { ButtonLink } from '@croupier/ui/ButtonLink'
import { Card } from '@croupier/ui/Card'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot } from '../../base/RootContext.ts'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { Lead, ReadingPage } from '../../parts/page/ReadingPage.ts'
import { Section } from '../../parts/page/Section.tsx'
import { useText } from '../../parts/text/useText.ts'

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.s2};
  margin: 0;
  padding-inline-start: ${tokens.space.s5};
  list-style: disc;
`

const Tell = styled(Card)`
  display: grid;
  gap: ${tokens.space.s3};
  justify-items: start;
`

const can = ['keyboard', 'size', 'contrast', 'motion', 'entry'] as const
const limits = ['readers', 'games', 'pictures'] as const

/** The accessibility statement: the standard, what works, how it is tested, what does not work, and whom to contact. */
export const AccessibilityPage = observer(function AccessibilityPage() {
  const text = useText()
  const { operator } = useRoot().merchant.current
  return (
    <ReadingPage>
      <header>
        <PageTitle>{text('title.accessibility')}</PageTitle>
        <Lead>{text('access.lead')}</Lead>
      </header>
      <Section title={text('access.can')}>
        <List>
          {can.map((one) => (
            <li key={one}>{text(`access.can_${one}`)}</li>
          ))}
        </List>
      </Section>
      <Section title={text('access.tests')}>
        <p>{text('access.tests_text')}</p>
      </Section>
      <Section title={text('access.limits')}>
        <List>
          {limits.map((one) => (
            <li key={one}>{text(`access.limits_${one}`)}</li>
          ))}
        </List>
      </Section>
      <Section title={text('access.tell')}>
        <Tell>
          <p>{text('access.tell_text', { operator: operator.name })}</p>
          <ButtonLink variant="outline" render={<Link to={paths.contact} />}>
            {text('title.contact')}
          </ButtonLink>
        </Tell>
      </Section>
    </ReadingPage>
  )
})
