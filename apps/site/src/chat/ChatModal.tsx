import { chatLineLength, chatStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { ChatWindow } from '@croupier/ui/ChatWindow'
import { Modal } from '@croupier/ui/Modal'
import { SegmentedControl } from '@croupier/ui/SegmentedControl'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect, type CSSProperties } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../base/RootContext.ts'
import { FailureState } from '../parts/failure/FailureState.tsx'
import { useRefusalToast } from '../parts/forms/useRefusalToast.ts'
import { RemoteView } from '../parts/remote/RemoteView.tsx'
import { useChatTexts } from '../parts/text/useChatTexts.ts'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useText } from '../parts/text/useText.ts'
import { useTimeText } from '../parts/text/useTimeText.ts'
import type { ModalPartProps } from '../base/ModalPart.ts'

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  block-size: min(36rem, 75vh);
`

const Rooms = styled.div`
  padding: ${tokens.space.s2} ${tokens.space.s3};
  overflow-x: auto;
`

/** The chat room in the merchant's colour: everybody reads, members write (S-385, R-32). */
export const ChatModal = observer(function ChatModal({ id }: ModalPartProps<'chat'>) {
  const text = useText()
  const { modals } = useRoot()
  const store = useStore(chatStore)
  useEffect(() => {
    void store.load()
    store.watch()
    return () => store.unwatch()
  }, [store])
  return (
    <Modal open onClose={() => modals.dismiss(id)} title={text('chat.title')} width={480} height="auto" flush>
      <RemoteView
        value={store.rooms}
        waiting={<Skeleton style={{ blockSize: '24rem' }} />}
        failed={{ headingLevel: 3, size: 'sm', title: text('chat.failed'), onRetry: () => store.load() }}
      >
        {(rooms) => (
          <Frame>
            <Rooms>
              {rooms.length > 1 ? (
                <SegmentedControl
                  legend={text('chat.rooms')}
                  hideLegend
                  value={store.roomId}
                  choices={rooms.map((room) => ({ value: room.id, label: room.name }))}
                  onChange={({ target }) => store.choose(target.value)}
                />
              ) : null}
            </Rooms>
            <Conversation title={rooms.find((room) => room.id === store.roomId)?.name ?? text('chat.title')} />
          </Frame>
        )}
      </RemoteView>
    </Modal>
  )
})

const Conversation = observer(function Conversation({ title }: { title: string }) {
  const text = useText()
  const texts = useChatTexts(text('chat.empty'))
  const time = useTimeText()
  const { ports } = useRoot()
  const store = useStore(chatStore)
  const toastRefusal = useRefusalToast()
  const colour = ports.config.chatHeaderColour
  // A token has its own text colour; for a plain colour the kit chooses black or white.
  const isPlain = /^#[0-9a-f]{6}$/i.test(colour)
  const style = { '--_head': colour, '--_on-head': tokens.color.onAccent } as CSSProperties
  return (
    <ChatWindow
      title={title}
      maxLength={chatLineLength}
      {...(isPlain ? { headColour: colour } : { style })}
      loading={store.lines.data === undefined && store.lines.isLoading}
      instead={
        store.lines.data === undefined && store.lines.failure !== undefined && !store.lines.isLoading ? (
          <FailureState
            size="sm"
            headingLevel={3}
            title={text('chat.lines_failed')}
            failure={store.lines.failure}
            onRetry={() => store.loadLines()}
          />
        ) : undefined
      }
      messages={(store.lines.data ?? []).map((line) => ({
        id: String(line.id),
        author: line.host ? text('chat.admin', { name: line.name }) : line.name,
        text: line.text,
        time: time(line.createdAt),
        own: line.mine,
      }))}
      onSend={async (typed) => toastRefusal(await store.send(typed))}
      writeInstead={store.mayWrite && !store.isResting ? undefined : <WriteInstead />}
      texts={texts}
    />
  )
})

/** Why the person cannot write, and what to do: logging in leads back to the room, and a paused room resumes. */
const WriteInstead = observer(function WriteInstead() {
  const text = useText()
  const { moment } = useDateTimeText()
  const { guard, modals, session } = useRoot()
  const { isResting, permission, resume } = useStore(chatStore)
  if (isResting)
    return (
      <Button fullWidth onClick={resume}>
        {text('chat.resume')}
      </Button>
    )
  if (!session.isSignedIn || session.isTrial)
    return (
      <Button fullWidth onClick={() => guard.require(() => modals.open({ kind: 'chat' }))}>
        {text('chat.log_in')}
      </Button>
    )
  const until = permission.data?.closedUntil
  if (permission.data === undefined) return <Skeleton style={{ blockSize: tokens.control.md }} />
  return <p>{typeof until === 'number' ? text('chat.closed_until', { time: moment(until) }) : text('chat.closed')}</p>
})
