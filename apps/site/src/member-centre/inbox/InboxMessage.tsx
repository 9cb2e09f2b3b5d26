import { depositStore, inboxStore, type InboxMessage as Message } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { centreSearch } from '../../parts/centre/centreSearch.ts'
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
              {message.about ? <About {...message.about} /> : null}
            </Frame>
          ) : (
            <Skeleton style={{ blockSize: '12rem' }} />
          )
        }
      </RemoteView>
    </>
  )
})

/** Links from a message to its deposit or withdrawal. Renders a `<div>`. */
const About = observer(function About({ kind, id }: NonNullable<Message['about']>) {
  const text = useText()
  const { memberCentre } = useRoot()
  const navigate = useNavigate()
  const { hash, pathname } = useLocation()
  const deposits = useStore(depositStore)
  const page = kind === 'deposit' ? 'depositv2' : 'withdraw'
  if (!memberCentre.has(page)) return null
  const show = () => {
    if (kind === 'deposit') deposits.list.point(id)
    else {
      // The page opens the withdrawal that the address names.
      const search = centreSearch(window.location.search, page, { withdrawal: id })
      const state = { centre: window.history.state?.usr?.centre === true }
      void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state })
    }
    void memberCentre.select(page)
  }
  return (
    <div>
      <Button size="sm" onClick={show}>
        {text(`inbox.about_${kind}`)}
      </Button>
    </div>
  )
})
