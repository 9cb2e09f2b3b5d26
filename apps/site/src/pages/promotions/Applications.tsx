import { paths, promotionsStore, withQuery, type Application } from '@croupier/stores'
import { Badge, type BadgeTone } from '@croupier/ui/Badge'
import { Link as TextLink } from '@croupier/ui/Link'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useStore } from '../../base/RootContext.ts'
import { Section } from '../../parts/page/Section.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { RuledList } from '../../parts/page/RuledList.ts'

const List = styled(RuledList)`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.s1} ${tokens.space.s4};
    padding: ${tokens.space.s3} ${tokens.space.s4};
  }
  & > li > div {
    flex: 1;
    min-inline-size: 12rem;
    overflow-wrap: anywhere;
  }
  & p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
  }
`

const tones: Readonly<Record<Application['status'], BadgeTone>> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
}

/** The member's applications with their status; renders nothing without any (S-364). */
export const Applications = observer(function Applications() {
  const text = useText()
  const { moment } = useDateTimeText()
  const store = useStore(promotionsStore)
  const { value, data } = store.applications
  if (value.state === 'idle' || data?.length === 0) return null
  return (
    <Section title={text('application.list')}>
      <RemoteView
        value={store.applications}
        waiting={<ListSkeleton rows={2} />}
        failed={{
          headingLevel: 3,
          size: 'sm',
          title: text('application.failed'),
          onRetry: () => store.loadApplications(),
        }}
      >
        {(list) => (
          <List>
            {list.map(({ id, promotionId, title, status, appliedAt, remark }) => (
              <li key={id} data-application={id} data-status={status}>
                <div>
                  <TextLink render={<Link to={withQuery(paths.promotion, { id: promotionId })} />}>
                    {title || promotionId}
                  </TextLink>
                  <p>{text('application.sent_at', { time: moment(appliedAt) })}</p>
                  {remark ? <p>{text('promotion.remark', { remark })}</p> : null}
                </div>
                <Badge tone={tones[status]}>{text(`application.status_${status}`)}</Badge>
              </li>
            ))}
          </List>
        )}
      </RemoteView>
    </Section>
  )
})
