import { helpStore, paths } from '@croupier/stores'
import { ButtonLink } from '@croupier/ui/ButtonLink'
import { Card } from '@croupier/ui/Card'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useStore } from '../../base/RootContext.ts'
import { usePageLoad, loadsAhead, type PageLoad } from '../../base/pageLoads.ts'
import { Lead, ReadingPage } from '../../parts/page/ReadingPage.ts'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { useHashTarget } from '../../parts/page/useHashTarget.ts'
import { ServiceButton } from '../../parts/service/ServiceButton.tsx'
import { useText } from '../../parts/text/useText.ts'
import { Actions } from '../../parts/page/Actions.ts'
import { ComplaintSteps } from '../../safety/ComplaintSteps.tsx'
import { FeedbackSection } from './FeedbackSection.tsx'
import { HelpChapters } from './HelpChapters.tsx'

const Path = styled(Card)`
  display: grid;
  gap: ${tokens.space.s4};
  line-height: ${tokens.leading.normal};

  & ol {
    display: grid;
    gap: ${tokens.space.s2};
    margin: 0;
    padding-inline-start: ${tokens.space.s5};
  }
`

const Title = styled.h2`
  margin: 0 0 ${tokens.space.s3};
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.xl};
`

const loadHelp: PageLoad = (root) => {
  const help = root.store(helpStore)
  help.search('')
  return help.load()
}

/**
 * The help centre: chapters with search, terms, feedback and the path of a complaint (S-034, S-035, S-227 to S-229,
 * G-45).
 */
export const HelpPage = observer(function HelpPage() {
  const text = useText()
  const help = useStore(helpStore)
  usePageLoad(loadHelp)
  useHashTarget(help.chapters.data !== undefined || help.chapters.failure !== undefined)
  return (
    <ReadingPage>
      <header>
        <PageTitle>{text('title.help')}</PageTitle>
        <Lead>{text('help.lead')}</Lead>
      </header>
      <HelpChapters />
      <FeedbackSection />
      <section id="complaint-path" tabIndex={-1} aria-labelledby="complaint-title">
        <Title id="complaint-title">{text('help.complaint_path')}</Title>
        <Path>
          <ComplaintSteps labelledBy="complaint-title" />
          <Actions>
            <ServiceButton />
            <ButtonLink variant="outline" tone="neutral" render={<Link to={paths.contact} />}>
              {text('title.contact')}
            </ButtonLink>
          </Actions>
        </Path>
      </section>
    </ReadingPage>
  )
})

loadsAhead(HelpPage, loadHelp)
