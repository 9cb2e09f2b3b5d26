import preview from '../../../../.storybook/preview.tsx'
import { useState } from 'react'
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { ErrorState } from '../error-state/ErrorState.tsx'
import { chatTexts } from '../testing/chatTexts.ts'
import { ChatWindow, type ChatWindowProps } from './ChatWindow.tsx'
import type { ChatMessage } from './ChatLine.tsx'

const messages: readonly ChatMessage[] = [
  { id: '1', author: 'Service', text: 'Good evening, how can we help?', time: '20:14' },
  { id: '2', author: 'You', text: 'My deposit of 500.00 PHP is not there yet.', time: '20:15', own: true },
  {
    id: '3',
    author: 'Service',
    text: 'Thank you. The bank has it; it takes about five minutes more.',
    time: '20:16',
  },
  { id: '4', author: 'You', text: 'I will wait.', time: '20:16', own: true, state: 'failed' },
]

const Stage = ({ onSend, ...props }: ChatWindowProps) => {
  const [said, setSaid] = useState(props.messages)
  const send = async (text: string) => {
    const sent = await onSend(text)
    if (sent) setSaid((now) => [...now, { id: String(now.length + 1), author: 'You', text, time: '20:17', own: true }])
    return sent
  }
  return (
    <div style={{ blockSize: '26rem', maxInlineSize: '27.5rem' }}>
      <ChatWindow {...props} messages={said} onSend={send} />
    </div>
  )
}

const meta = preview.meta({
  title: 'Patterns/ChatWindow',
  parameters: {
    keys: [
      ['Enter', 'sends'],
      ['Shift+Enter', 'starts a new line'],
    ],
  },
  component: ChatWindow,
  args: {
    title: 'Chat room',
    messages,
    texts: chatTexts,
    onSend: fn(async (text: string) => text !== 'refused'),
    onRetry: fn(),
  },
  render: (args) => <Stage {...args} />,
})

export const Playground = meta.story()

export const Writing = meta.story()

Writing.test(
  'Enter sends, Shift and Enter begins a line, and a refused text stays in the field',
  async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' })
    await userEvent.type(field, 'Thank you{Shift>}{Enter}{/Shift}all{Enter}')
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(canvas.getByRole('log')).toHaveTextContent('Thank you all')
    await userEvent.type(field, 'refused{Enter}')
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(2))
    await expect(field).toHaveValue('refused')
    await userEvent.type(field, '{Backspace>7/}   {Enter}')
    await expect(args.onSend).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledWith('4')
  },
)

Writing.test('What is typed while a message is on its way stays in the field', async ({ args, canvas }) => {
  let arrive: (sent: boolean) => void = () => {}
  mocked(args.onSend).mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  const field = canvas.getByRole('textbox', { name: 'Your message' })
  await userEvent.type(field, 'Thank you{Enter}')
  await userEvent.type(field, ' and good night')
  arrive(true)
  await waitFor(() => expect(field).toHaveValue('and good night'))
})

export const SignedOut = meta.story({
  args: {
    headColour: '#f5d34b',
    messages: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      author: 'pl***7',
      text: 'Good luck to everyone at the tables tonight!',
      time: '20:00',
    })),
    writeInstead: <Button fullWidth>Sign in to write</Button>,
  },
})

SignedOut.test('Has the merchant’s head colour with a legible text, and no field for visitors', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByRole('heading', { name: 'Chat room' })).color).toBe('rgb(0, 0, 0)')
  await expect(canvas.queryByRole('textbox')).toBeNull()
  const log = canvas.getByRole('log')
  const atEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight < 2
  await waitFor(() => expect(atEnd()).toBe(true))
  log.scrollTo(0, 0)
  await userEvent.click(await canvas.findByRole('button', { name: 'To the newest' }))
  await waitFor(() => expect(atEnd()).toBe(true))
})

export const Empty = meta.story({ args: { messages: [] } })

export const Loading = meta.story({
  args: { messages: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Loading/)).toBeVisible()
    await expect(canvas.queryByText(chatTexts.empty)).toBeNull()
  },
})

export const Failed = meta.story({
  args: {
    messages: [],
    instead: <ErrorState size="sm" title="The messages could not be loaded" action={<Button>Try again</Button>} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The messages could not be loaded')
    await expect(canvas.queryByText(chatTexts.empty)).toBeNull()
  },
})
