import { useLeave } from '@croupier/forms/LeaveGuard'
import { inboxFields, inboxStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { EmptyState } from '@croupier/ui/EmptyState'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { SegmentedControl } from '@croupier/ui/SegmentedControl'
import { tokens } from '@croupier/ui/theme'
import { CheckCheck, Inbox } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useAddressFields } from '../../base/useAddressFields.ts'
import { PageButtons } from '../../parts/remote/PageButtons.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useResultWords } from '../../parts/remote/useResultWords.ts'
import { useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { EntryNote } from '../../parts/centre/entries.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { Stack } from '../../parts/page/Stack.ts'
import { InboxList } from './InboxList.tsx'
import { InboxMessage } from './InboxMessage.tsx'
import { ServiceThread } from './ServiceThread.tsx'

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};

  & > :last-child {
    margin-inline-start: auto;
  }
`

/**
 * The member's messages: all or the unread, in pages, each opened in the list's place, and the thread with customer
 * service (S-063, S-382, S-384).
 */
export const InboxPage = observer(function InboxPage() {
  const text = useText()
  const leave = useLeave()
  const inbox = useStore(inboxStore)
  const wasAsked = useRef(false)
  const isUnasked = inbox.result.value.state === 'idle'
  useEffect(() => {
    // Also when the language changed under it: then the store has forgotten its list.
    if (isUnasked && wasAsked.current) void inbox.load()
    wasAsked.current = true
  }, [inbox, isUnasked])
  useAddressFields({ names: inboxFields, read: () => inbox.address, apply: inbox.show })
  return (
    <Stack>
      <PageHead title={text('in_platform_information')} />
      <SegmentedControl
        legend={text('inbox.views')}
        hideLegend
        value={inbox.isService ? 'service' : 'inbox'}
        onChange={({ target: { value } }) => leave(() => inbox.showService(value === 'service'))}
        choices={[
          { value: 'inbox', label: text('inbox.received') },
          { value: 'service', label: text('in_customer_service') },
        ]}
      />
      {inbox.isService ? (
        <ServiceThread />
      ) : inbox.opened === undefined ? (
        <Messages />
      ) : (
        <InboxMessage id={inbox.opened} />
      )}
    </Stack>
  )
})

const Messages = observer(function Messages() {
  const text = useText()
  const inbox = useStore(inboxStore)
  const { data, isLoading } = inbox.result
  useResultWords(inbox, text('inbox.empty_title'))
  const choices = [
    { unread: false, key: 'inbox.all' },
    { unread: true, key: 'inbox.unread' },
  ] as const
  return (
    <>
      <Tools role="group" aria-label={text('inbox.tools')}>
        {choices.map(({ unread, key }) => (
          <Button
            key={key}
            size="sm"
            variant={inbox.filters.unreadOnly === unread ? 'soft' : 'outline'}
            tone={inbox.filters.unreadOnly === unread ? 'accent' : 'neutral'}
            aria-pressed={inbox.filters.unreadOnly === unread}
            onClick={() => inbox.filter({ unreadOnly: unread })}
          >
            {text(key)}
          </Button>
        ))}
        <Button
          size="sm"
          variant="ghost"
          tone="neutral"
          startIcon={<CheckCheck aria-hidden />}
          disabled={!data || data.unreadCount === 0}
          focusableWhenDisabled
          onClick={() => void inbox.readAll()}
        >
          {text('inbox.read_all')}
        </Button>
      </Tools>
      <RemoteView
        value={inbox.result}
        waiting={<ListSkeleton rows={4} />}
        failed={{ headingLevel: 4, title: text('inbox.failed'), onRetry: () => inbox.load() }}
      >
        {({ list, keptDays }) =>
          list.length === 0 ? (
            <EmptyState
              headingLevel={4}
              art={<Inbox aria-hidden />}
              title={text('inbox.empty_title')}
              text={text('inbox.empty_text')}
            />
          ) : (
            <>
              <InboxList entries={list} busy={isLoading} />
              <PageButtons list={inbox} />
              {keptDays === null ? null : <EntryNote>{text('inbox.kept', { days: keptDays })}</EntryNote>}
            </>
          )
        }
      </RemoteView>
    </>
  )
})
