import { useHeldInput } from '@croupier/forms/useHeldInput'
import { serviceMessageLength, serviceThreadStore } from '@croupier/stores'
import { ChatWindow } from '@croupier/ui/ChatWindow'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useRefusalToast } from '../../parts/forms/useRefusalToast.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useChatTexts } from '../../parts/text/useChatTexts.ts'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'

const Thread = styled(ChatWindow)`
  block-size: min(32rem, 70vh);
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
`

/** The conversation with customer service, with a field to write (S-384). Renders a `<section>`. */
export const ServiceThread = observer(function ServiceThread() {
  const text = useText()
  const texts = useChatTexts(text('service_thread.empty'))
  const { recent } = useDateTimeText()
  const { member } = useRoot()
  const store = useStore(serviceThreadStore)
  const toastRefusal = useRefusalToast()
  const [isWriting, setWriting] = useState(false)
  useHeldInput(isWriting)
  useEffect(() => {
    void store.load()
    store.watch()
    return () => store.unwatch()
  }, [store])
  return (
    <RemoteView
      value={store.thread}
      waiting={<ListSkeleton rows={3} />}
      failed={{ headingLevel: 4, title: text('service_thread.failed'), onRetry: () => store.load() }}
    >
      {(lines) => (
        <Thread
          title={text('service_thread.title')}
          maxLength={serviceMessageLength}
          messages={lines.map(({ messageId, mine, content, createdAt }) => ({
            id: messageId,
            author: mine ? member.name : text('in_customer_service'),
            text: content,
            time: recent(createdAt),
            own: mine,
          }))}
          onDraft={(draft) => setWriting(draft.trim() !== '')}
          onSend={async (typed) => toastRefusal(await store.write(typed))}
          texts={texts}
        />
      )}
    </RemoteView>
  )
})
