import { EmptyState, Pagination, Skeleton, tokens as t } from '@croupier/ui'
import { noticeTime } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { ServerHtml } from '../../parts/html/ServerHtml.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useRoot } from '../../app/RootContext.ts'
import { usePaginationLabels } from '../../parts/text/usePaginationLabels.ts'
import { useText } from '../../parts/text/useText.ts'

const Root = styled.div`
  display: grid;
  gap: ${t.space.s5};
  grid-template-columns: minmax(0, 1fr);

  @media (min-width: 48rem) {
    grid-template-columns: minmax(14rem, 20rem) minmax(0, 1fr);
  }
`

const Side = styled.div`
  display: grid;
  gap: ${t.space.s3};
  align-content: start;
`

const Titles = styled.ul`
  display: grid;
  gap: ${t.space.s1};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Title = styled.button`
  display: grid;
  gap: ${t.space.s05};
  inline-size: 100%;
  padding: ${t.space.s2} ${t.space.s3};
  border: 0;
  border-inline-start: 3px solid transparent;
  border-radius: ${t.radius.sm};
  background: transparent;
  color: ${t.color.text};
  font: inherit;
  font-size: ${t.fontSize.sm};
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${t.color.surfaceSunken};
  }
  &[aria-current='true'] {
    border-inline-start-color: ${t.color.accent};
    background: ${t.color.accentSoft};
    color: ${t.color.accentText};
    font-weight: ${t.fontWeight.semibold};
  }
`

const Time = styled.time`
  color: ${t.color.textMuted};
  font-size: ${t.fontSize.xs};
  font-weight: ${t.fontWeight.regular};
  font-variant-numeric: tabular-nums;
`

const Article = styled.article`
  display: grid;
  gap: ${t.space.s3};
  align-content: start;
  min-inline-size: 0;
  scroll-margin-block: calc(var(--cr-top-bar-height, 7.0625rem) + ${t.space.s3}) ${t.space.s4};
  padding: ${t.space.s5};
  border: 1px solid ${t.color.border};
  border-radius: ${t.radius.lg};
  background: ${t.color.surface};
`

const Heading = styled.h2`
  font-family: ${t.font.display};
  font-size: ${t.fontSize.xl};
`

const Body = styled(ServerHtml)`
  max-inline-size: 65ch;
  overflow-x: auto;

  & > * + * {
    margin-block-start: ${t.space.s3};
  }
  a {
    color: ${t.color.accentText};
  }
  td,
  th {
    padding: ${t.space.s1} ${t.space.s3};
    border: 1px solid ${t.color.border};
    text-align: start;
  }
`

/**
 * Titles at the side, nine a page; the chosen notice with its time and content beside them (S-235 to S-237, S-242,
 * S-243). Renders a `<div>`, for the page and the modal alike.
 */
export const NoticeReader = observer(function NoticeReader() {
  const text = useText()
  const labels = usePaginationLabels()
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
        <Side>
          <Titles>
            {notices.titles.map(({ index, notice }) => (
              <li key={notice.id}>
                <Title type="button" aria-current={index === notices.selected} onClick={() => read(index)}>
                  <span>{notice.title}</span>
                  {notice.startDate === null ? null : (
                    <Time>{noticeTime(notice.startDate, merchant.current.timeZone)}</Time>
                  )}
                </Title>
              </li>
            ))}
          </Titles>
          {notices.pageCount > 1 ? (
            <Pagination
              page={notices.page}
              pages={notices.pageCount}
              onPageChange={(page) => notices.goToPage(page)}
              labels={labels}
            />
          ) : null}
        </Side>
        <Article ref={article} aria-live="polite">
          <Heading>{current.title}</Heading>
          {current.startDate === null ? null : (
            <Time dateTime={new Date(current.startDate).toISOString()}>
              {noticeTime(current.startDate, merchant.current.timeZone)}
            </Time>
          )}
          <Body html={current.content ?? ''} />
        </Article>
      </Root>
    ) : (
      <EmptyState title={text('notices.empty_title')} text={text('notices.empty_text')} />
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
