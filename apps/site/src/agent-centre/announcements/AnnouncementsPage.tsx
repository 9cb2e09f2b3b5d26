import { announcementFields, announcementsStore, type Announcement } from '@croupier/stores'
import { Card, EmptyState, ListSkeleton, Time, tokens } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useAddressFields } from '../../app/useAddressFields.ts'
import { useStore } from '../../app/RootContext.ts'
import { PageHead, PageRoom } from '../../parts/centre/PageHead.tsx'
import { ServerHtml } from '../../parts/html/ServerHtml.tsx'
import { PageButtons } from '../../parts/remote/PageButtons.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useMomentText } from '../../parts/text/useMomentText.ts'
import { useText } from '../../parts/text/useText.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space.s1} ${tokens.space.s3};
  margin-block-end: ${tokens.space.s2};

  & > h4 {
    margin: 0;
    font-size: ${tokens.fontSize.md};
    overflow-wrap: anywhere;
  }
  & > time {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
  }
`

const Body = styled(ServerHtml)`
  max-inline-size: 70ch;
  overflow-x: auto;

  & > * + * {
    margin-block-start: ${tokens.space.s3};
  }
  a {
    color: ${tokens.color.accentText};
  }
`

/** Announcements of the platform for agents, newest first (S-387). */
export const AnnouncementsPage = observer(function AnnouncementsPage() {
  const text = useText()
  const store = useStore(announcementsStore)
  useAddressFields({ names: announcementFields, read: () => store.address, apply: store.show })
  return (
    <PageRoom>
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
              title={text('announcement.empty_title')}
              text={text('announcement.empty_text')}
            />
          ) : (
            <>
              <List>
                {list.map((one) => (
                  <Entry key={one.id} {...one} />
                ))}
              </List>
              <PageButtons list={store} />
            </>
          )
        }
      </RemoteView>
    </PageRoom>
  )
})

function Entry({ title, content, at }: Announcement) {
  const { day } = useMomentText()
  return (
    <li>
      <Card>
        <Head>
          <h4>{title}</h4>
          <Time at={at} text={day(at)} />
        </Head>
        <Body html={content} />
      </Card>
    </li>
  )
}
