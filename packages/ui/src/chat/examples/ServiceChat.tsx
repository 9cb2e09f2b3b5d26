import type { ChatMessage } from '@croupier/ui'
import { ChatWindow } from '@croupier/ui/ChatWindow'
import { useState } from 'react'

const received: readonly ChatMessage[] = [
  { id: '1', author: 'Service', text: 'Good evening, how can we help?', time: '20:14' },
  { id: '2', author: 'You', text: 'My deposit has not arrived.', time: '20:15', own: true, state: 'failed' },
]

/** A conversation with customer service. A message that is not sent stays in the field. */
export const ServiceChat = () => {
  const [messages, setMessages] = useState(received)
  const send = (text: string) => {
    if (!navigator.onLine) return false
    setMessages([...messages, { id: String(messages.length + 1), author: 'You', text, time: '20:17', own: true }])
    return true
  }
  const retry = (id: string) =>
    setMessages(messages.map((message) => (message.id === id ? { ...message, state: 'sent' } : message)))
  return (
    <ChatWindow
      title="Customer service"
      messages={messages}
      onSend={send}
      onRetry={retry}
      style={{ blockSize: '24rem', maxInlineSize: '27.5rem' }}
      texts={{
        write: 'Your message',
        send: 'Send',
        empty: 'Ask us anything.',
        newest: 'Go to newest',
        notSent: 'Not sent.',
        sending: 'Sending…',
      }}
    />
  )
}
