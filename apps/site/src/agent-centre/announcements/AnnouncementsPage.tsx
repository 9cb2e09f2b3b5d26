import { Megaphone } from 'lucide-react'
import { announcementFields, announcementsStore, type Announcement } from '@croupier/stores'
import { Card } from '@croupier/ui/Card'
import { EmptyState } from '@croupier/ui/EmptyState'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { Time } from '@croupier/ui/Time'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useAddressFields } from '../../base/useAddressFields.ts'
import { useStore } from '../../base/RootContext.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { PageButtons } from '../../parts/remote/PageButtons.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { ReadingHtml } from '../../parts/html/ReadingHtml.ts'
import { Stack } from '../../parts/page/Stack.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space.s1} ${tokens.space.s3};
  margin-block-end: ${tokens.space.s2};

  & > h4 {
    font-size: ${tokens.fontSize.md};
    overflow-wrap: anywhere;
  }
  & > time {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
  }
`

/** Announcements of the platform for agents, newest first (S-387). */
export const AnnouncementsPage = observer(function AnnouncementsPage() {
  const text = useText()
  const store = useStore(announcementsStore)
  useAddressFields({ names: announcementFields, read: () => store.address, apply: store.show })
  return (
    <Stack>
      <PageHead title={text('agent.announcements')} />
      <RemoteView
        value={store.result}
        waiting={<ListSkeleton rows={4} />}
        failed={{ headingLevel: 4, title: text('announcement.failed'), onRetry: () => store.load() }}
        dropsStale
      >
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              headingLevel={4}
              art={<Megaphone aria-hidden />}
              title={text('announcement.empty_title')}
              text={text('announcement.empty_text')}
            />
          ) : (
            <>
              <List role="list">
                {list.map((one) => (
                  <Entry key={one.id} {...one} />
                ))}
              </List>
              <PageButtons list={store} />
            </>
          )
        }
      </RemoteView>
    </Stack>
  )
})

function Entry({ title, content, at }: Announcement) {
  const { day } = useDateTimeText()
  return (
    <li>
      <Card>
        <Head>
          <h4>
            <bdi>{title}</bdi>
          </h4>
          <Time at={at} text={day(at)} />
        </Head>
        <ReadingHtml html={content} />
      </Card>
    </li>
  )
}
