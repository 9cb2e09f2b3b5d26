import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { expect, fireEvent, fn, mocked, spyOn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { ErrorState } from '../error-state/ErrorState.tsx'
import { chatTexts } from '../testing/chatTexts.ts'
import { ChatWindow } from './ChatWindow.tsx'
import type { ChatMessage } from './ChatLine.tsx'
import { ServiceChat } from './examples/ServiceChat.tsx'
import code from './examples/ServiceChat.tsx?raw'

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
    onSend: fn(async () => true),
    onRetry: fn(),
    style: { blockSize: '26rem', maxInlineSize: '27.5rem' },
  },
})

export const Playground = meta.story()

Playground.test('What is typed while a message is on its way stays in the field', async ({ args, canvas }) => {
  let arrive: (sent: boolean) => void = () => {}
  mocked(args.onSend).mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  const field = canvas.getByRole('textbox', { name: 'Your message' })
  await userEvent.type(field, 'Thank you{Enter}')
  await userEvent.type(field, ' and good night')
  arrive(true)
  await waitFor(() => expect(field).toHaveValue('and good night'))
})

Playground.test('An Enter that confirms a composition, or is held down, does not send', async ({ args, canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Your message' })
  await userEvent.type(field, 'にほん')
  await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  // Safari, after the composition has ended.
  await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, repeat: true })
  await expect(args.onSend).not.toHaveBeenCalled()
  await expect(field).toHaveValue('にほん')
  await userEvent.keyboard('{Enter}')
  await expect(args.onSend).toHaveBeenCalledOnce()
})

export const Service = meta.story(example(ServiceChat, code))

Service.test(
  'Enter sends, Shift and Enter begins a line, and a refused text stays in the field',
  async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' })
    await userEvent.type(field, 'Thank you{Shift>}{Enter}{/Shift}all{Enter}')
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(canvas.getByRole('log')).toHaveTextContent('Thank you all')
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await userEvent.type(field, 'refused{Enter}')
    await waitFor(() => expect(online).toHaveBeenCalledOnce())
    online.mockRestore()
    await expect(field).toHaveValue('refused')
    await userEvent.type(field, '{Backspace>7/}   {Enter}')
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(canvas.queryByText('Not sent.')).toBeNull()
  },
)

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
  await expect(log).toHaveFocus()
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
