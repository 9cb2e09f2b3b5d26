import { Megaphone } from 'lucide-react'
import { dateTimeAt } from '@croupier/locales/calendar'
import { EmptyState } from '@croupier/ui/EmptyState'
import { Skeleton } from '@croupier/ui/Skeleton'
import { from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { PageButtons } from '../../parts/remote/PageButtons.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { ZoneNote } from '../../parts/text/ZoneNote.tsx'
import { ReadingHtml } from '../../parts/html/ReadingHtml.ts'
import { PressButton } from '../../parts/page/PressButton.ts'

/** The page and the modal give it different widths in the same window. */
const Root = styled.div`
  container-type: inline-size;
`

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space.s5};
  grid-template-columns: minmax(0, 1fr);

  @container ${from.md} {
    grid-template-columns: minmax(14rem, 20rem) minmax(0, 1fr);
  }
`

const Side = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  align-content: start;
`

const Titles = styled.ul`
  display: grid;
  gap: ${tokens.space.s1};
`

const Title = styled(PressButton)`
  display: grid;
  gap: ${tokens.space.s05};
  inline-size: 100%;
  padding: ${tokens.space.s2} ${tokens.space.s3};
  border: 0;
  border-inline-start: 3px solid transparent;
  border-radius: ${tokens.radius.sm};
  background: transparent;
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.sm};
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${tokens.color.surfaceSunken};
  }
  &[aria-current='true'] {
    border-inline-start-color: ${tokens.color.accent};
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentText};
    font-weight: ${tokens.fontWeight.semibold};
  }
`

const Time = styled.time`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
  font-weight: ${tokens.fontWeight.regular};
  font-variant-numeric: tabular-nums;
`

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3};
  align-content: start;
  align-self: start;
  min-inline-size: 0;
  scroll-margin-block: calc(var(--cr-top-bar-height, 7.0625rem) + ${tokens.space.s3}) ${tokens.space.s4};
  padding: ${tokens.space.s5};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  overflow-wrap: anywhere;
`

const Heading = styled.h2`
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.xl};
`

const Zone = styled(ZoneNote)`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
`

/**
 * Titles at the side, nine per page; the chosen notice with its time and content next to them (S-235 to S-237, S-242,
 * S-243). Renders a `<div>`, for the page and the modal alike.
 */
export const NoticeReader = observer(function NoticeReader() {
  const text = useText()
  const { merchant, notices } = useRoot()
  const { current } = notices
  const article = useRef<HTMLElement>(null)
  const read = (index: number) => {
    notices.select(index)
    // On a phone the article is below the titles, out of sight.
    requestAnimationFrame(() => {
      const top = article.current?.getBoundingClientRect().top ?? 0
      if (top > window.innerHeight / 2) article.current?.scrollIntoView({ block: 'start' })
    })
  }
  const reader = () =>
    current ? (
      <Root>
        <Columns>
          <Side>
            <Titles role="list">
              {notices.titles.map(({ index, notice }) => (
                <li key={notice.id}>
                  <Title type="button" aria-current={index === notices.selected} onClick={() => read(index)}>
                    <span>
                      <bdi>{notice.title}</bdi>
                    </span>
                    {notice.startDate === null ? null : (
                      <Time>{dateTimeAt(notice.startDate, merchant.current.timeZone)}</Time>
                    )}
                  </Title>
                </li>
              ))}
            </Titles>
            <Zone />
            <PageButtons list={{ page: notices.page, pageCount: notices.pageCount, goTo: notices.goToPage }} />
          </Side>
          <Article ref={article} aria-live="polite">
            <Heading>
              <bdi>{current.title}</bdi>
            </Heading>
            {current.startDate === null ? null : (
              <Time dateTime={new Date(current.startDate).toISOString()}>
                {dateTimeAt(current.startDate, merchant.current.timeZone)}
              </Time>
            )}
            <ReadingHtml html={current.content ?? ''} />
          </Article>
        </Columns>
      </Root>
    ) : (
      <EmptyState
        art={<Megaphone aria-hidden />}
        title={text('notices.empty_title')}
        text={text('notices.empty_text')}
      />
    )
  return (
    <RemoteView
      value={notices.announcements}
      waiting={<Skeleton style={{ blockSize: '24rem' }} />}
      failed={{ title: text('list.failed'), onRetry: () => notices.load() }}
    >
      {reader}
    </RemoteView>
  )
})
