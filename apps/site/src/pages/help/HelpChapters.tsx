import { SearchX } from 'lucide-react'
import { helpStore, type HelpChapter } from '@croupier/stores'
import { Card } from '@croupier/ui/Card'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Link as TextLink } from '@croupier/ui/Link'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { SearchInput } from '@croupier/ui/SearchInput'
import { VisuallyHidden } from '@croupier/ui/VisuallyHidden'
import { from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useStore } from '../../base/RootContext.ts'
import { ServerHtml } from '../../parts/html/ServerHtml.tsx'
import { LegalText } from '../../legal/LegalText.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { Stack } from '../../parts/page/Stack.ts'

/** Tag of the terms among the chapters; also their anchor (S-034). */
const rulesTag = 'rules'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s5};

  @media ${from.lg} {
    grid-template-columns: 14rem minmax(0, 1fr);
    align-items: start;
  }
`

/** The chapters fill more than a screen: what follows them must not show before they come, and then jump away. */
const Waiting = styled.div`
  min-block-size: 100vh;
`

const Contents = styled.nav`
  @media ${from.lg} {
    position: sticky;
    inset-block-start: calc(var(--cr-top-bar-height, 0px) + ${tokens.space.s4});
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.s1} ${tokens.space.s4};

    @media ${from.lg} {
      display: grid;
    }
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.25rem;
  }
`

const Title = styled.h2`
  margin: 0 0 ${tokens.space.s2};
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.lg};
`

const Words = styled(ServerHtml)`
  display: grid;
  gap: ${tokens.space.s3};
  max-inline-size: 65ch;
  line-height: ${tokens.leading.normal};

  & :is(ul, ol) {
    display: grid;
    gap: ${tokens.space.s2};
    margin: 0;
    padding-inline-start: ${tokens.space.s5};
  }
`

const Chapter = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
    <Card>
      <Title id={`${id}-title`} dir="auto">
        <bdi>{title}</bdi>
      </Title>
      {children}
    </Card>
  </section>
)

/** The chapters with their list of contents; the terms are always among them. */
const Found = observer(function Found({ chapters }: { chapters: readonly HelpChapter[] }) {
  const text = useText()
  const help = useStore(helpStore)
  const hasRules = chapters.some(({ tag }) => tag === rulesTag)
  // A search shows only its results.
  const ownTerms = !hasRules && help.term.trim() === ''
  const shown = help.found
  if (shown.length === 0 && !ownTerms)
    return (
      <EmptyState
        headingLevel={2}
        art={<SearchX aria-hidden />}
        title={text('help.none_title')}
        text={text('help.none_text')}
      />
    )
  const contents = [
    ...(ownTerms ? [{ tag: rulesTag, title: text('terms.title') }] : []),
    ...shown.map(({ tag, title }) => ({ tag, title })),
  ]
  return (
    <Root>
      <Contents aria-label={text('help.contents')}>
        <ul role="list">
          {contents.map(({ tag, title }) => (
            <li key={tag}>
              <TextLink render={<Link to={{ hash: tag }} replace />}>
                <bdi>{title}</bdi>
              </TextLink>
            </li>
          ))}
        </ul>
      </Contents>
      <Stack data-gap="s4">
        {ownTerms ? (
          <Chapter id={rulesTag} title={text('terms.title')}>
            <LegalText legal="terms" />
          </Chapter>
        ) : null}
        {shown.map(({ tag, title, content }) => (
          <Chapter key={tag} id={tag} title={title}>
            <Words html={content} />
          </Chapter>
        ))}
      </Stack>
    </Root>
  )
})

/** The chapters of the help centre, searched as one types (S-227). */
export const HelpChapters = observer(function HelpChapters() {
  const text = useText()
  const help = useStore(helpStore)
  return (
    <>
      <SearchInput
        aria-label={text('help.search')}
        placeholder={text('help.search')}
        value={help.term}
        onChange={(event) => help.search(event.currentTarget.value)}
      />
      <VisuallyHidden role="status">
        {help.term.trim() === '' || help.chapters.data === undefined
          ? ''
          : text('help.found', { count: help.found.length })}
      </VisuallyHidden>
      <RemoteView
        value={help.chapters}
        waiting={
          <Waiting>
            <ListSkeleton rows={6} />
          </Waiting>
        }
        failed={{ title: text('help.failed'), onRetry: () => help.load() }}
      >
        {(chapters) => <Found chapters={chapters} />}
      </RemoteView>
    </>
  )
})
