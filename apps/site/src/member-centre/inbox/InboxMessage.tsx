import {
  inboxStore,
  memberCentrePages,
  movementFields,
  type InboxMessage as Message,
  type MemberPageKey,
} from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { centreSearch } from '../../parts/centre/centreSearch.ts'
import { useOpenRow } from '../../parts/centre/useOpenRow.ts'
import { BackArrow } from '../../parts/page/BackArrow.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { ReadingHtml } from '../../parts/html/ReadingHtml.ts'

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s3};
`

const Heading = styled.h4`
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.lg};
  overflow-wrap: anywhere;

  &:focus {
    outline: 0;
  }
`

const Time = styled.time`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  font-variant-numeric: tabular-nums;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space.s2};
`

type Subject = NonNullable<Message['about']>

/** One full message, with a back button to the list and a delete button (S-382). */
export const InboxMessage = observer(function InboxMessage({ id }: { id: string }) {
  const text = useText()
  const { moment } = useDateTimeText()
  const inbox = useStore(inboxStore)
  const heading = useRef<HTMLHeadingElement>(null)
  const isHere = inbox.message.data?.messageId === id

  // The pressed entry is gone, so the focus moves to the message it opened.
  useEffect(() => {
    if (isHere) heading.current?.focus()
  }, [isHere])

  return (
    <>
      <Actions>
        <Button size="sm" variant="ghost" tone="neutral" startIcon={<BackArrow />} onClick={inbox.close}>
          {text('inbox.back')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          tone="danger"
          startIcon={<Trash2 aria-hidden />}
          onClick={() => void inbox.remove(id)}
        >
          {text('action.delete')}
        </Button>
      </Actions>
      <RemoteView
        value={inbox.message}
        waiting={<Skeleton style={{ blockSize: '12rem' }} />}
        failed={{ headingLevel: 4, title: text('inbox.message_failed'), onRetry: () => inbox.open(id) }}
        dropsStale={!isHere}
      >
        {(message) =>
          isHere ? (
            <Frame>
              <Heading ref={heading} tabIndex={-1}>
                <bdi>{message.title}</bdi>
              </Heading>
              <Time dateTime={new Date(message.createdAt).toISOString()}>{moment(message.createdAt)}</Time>
              <ReadingHtml html={message.content} />
              {message.about ? <About about={message.about} at={message.createdAt} /> : null}
            </Frame>
          ) : (
            <Skeleton style={{ blockSize: '12rem' }} />
          )
        }
      </RemoteView>
    </>
  )
})

/** The page of each kind of row, and the field of the address that names the row there. */
const places: Readonly<Record<Subject['kind'], { readonly page: MemberPageKey; readonly field: string }>> = {
  deposit: { page: 'depositv2', field: 'deposit' },
  withdrawal: { page: 'withdraw', field: 'withdrawal' },
  movement: { page: 'transactionHistory', field: 'order' },
  reward: { page: 'rewardCenter', field: 'reward' },
  ticket: { page: 'rewardCenter', field: 'ticket' },
  bonus: { page: 'bonusDetails', field: 'bonus' },
  mission: { page: 'missionLeaderboard', field: 'mission' },
  contract: { page: 'playerMRDailySalary', field: 'contract' },
}

/** Link from a message to the row that it is about. Renders a `<div>`, or nothing if the merchant lacks its page. */
const About = observer(function About({ about: { kind, id }, at }: { about: Subject; at: number }) {
  const text = useText()
  const { agentCentre, memberCentre, merchant } = useRoot()
  const navigate = useNavigate()
  const openRow = useOpenRow()
  const { page, field } = places[kind]
  // Agents have their contracts in the agent centre.
  const isAgents = kind === 'contract' && agentCentre.has('agreements')
  if (!isAgents && !memberCentre.has(page)) return null
  const show = () => {
    if (isAgents)
      void navigate({ search: centreSearch(window.location.search, 'agreements', { [field]: id }, 'agent') })
    else openRow(page, kind === 'movement' ? movementFields(id, at, merchant.current.timeZone) : { [field]: id })
  }
  return (
    <div>
      <Button size="sm" onClick={show}>
        {text(kind === 'deposit' || kind === 'withdrawal' ? `inbox.about_${kind}` : memberCentrePages[page].titleKey)}
      </Button>
    </div>
  )
})
