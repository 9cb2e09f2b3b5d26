import { type InboxEntry, inboxStore } from '@croupier/stores'
import { RelativeTime } from '@croupier/ui/RelativeTime'
import { VisuallyHidden } from '@croupier/ui/VisuallyHidden'
import { below } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { RuledList } from '../../parts/page/RuledList.ts'
import { PressButton } from '../../parts/page/PressButton.ts'

const List = styled(RuledList)`
  overflow: hidden;

  &:where([aria-busy='true']) {
    opacity: 0.6;
  }
`

const Entry = styled(PressButton)`
  display: grid;
  grid-template-columns: 0.5rem minmax(0, 1fr) auto;
  gap: ${tokens.space.s05} ${tokens.space.s3};
  align-items: baseline;
  inline-size: 100%;
  padding: ${tokens.space.s3} ${tokens.space.s4};
  border: 0;
  background: transparent;
  color: ${tokens.color.text};
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${tokens.color.surfaceHover};
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -2px;
  }
  &::before {
    content: '';
    align-self: center;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
  }
  &:where([data-unread])::before {
    background: ${tokens.color.accent};
  }
  @media ${below.sm} {
    padding-inline: ${tokens.space.s3};
  }
`

const Title = styled.span`
  overflow-wrap: anywhere;

  &:where([data-unread] > *) {
    font-weight: ${tokens.fontWeight.semibold};
  }
`

const Excerpt = styled.span`
  grid-column: 2 / -1;
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  /* Below its title in a list of the other direction. */
  text-align: -webkit-match-parent;
  text-align: match-parent;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Time = styled(RelativeTime)`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** The messages of a page, unread ones marked; pressing one opens it (S-382). Renders a `<ul>`. */
export const InboxList = observer(function InboxList({
  entries,
  busy,
}: {
  entries: readonly InboxEntry[]
  busy: boolean
}) {
  const text = useText()
  const { distance, moment } = useDateTimeText()
  const { platformClock } = useRoot()
  const inbox = useStore(inboxStore)
  return (
    <List aria-busy={busy} aria-label={text('in_platform_information')}>
      {entries.map(({ messageId, title, excerpt, read, createdAt }) => (
        <li key={messageId}>
          <Entry type="button" data-unread={read ? undefined : ''} onClick={() => inbox.open(messageId)}>
            <Title>
              {read ? null : <VisuallyHidden>{`${text('inbox.unread_mark')} `}</VisuallyHidden>}
              <bdi>{title}</bdi>
            </Title>
            <Time at={createdAt} clock={platformClock.now} format={distance} absolute={moment(createdAt)} />
            {/* Cut at the end of its own direction. */}
            <Excerpt dir="auto">{excerpt}</Excerpt>
          </Entry>
        </li>
      ))}
    </List>
  )
})
