import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { InboxPage } from './InboxPage.tsx'

const meta = preview.meta({ title: 'Site/Help and messages/Inbox', component: InboxPage })

export const Messages = meta.story({
  name: 'Messages and the thread with customer service are one press apart [S-382] [S-384]',
  render: () => memberPage(InboxPage),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Messages' }, storyTimeout)).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Customer service' }))
    await expect(await canvas.findByText(/^No messages yet/, {}, storyTimeout)).toBeVisible()
  },
})

export const Service = meta.story({
  name: 'What was written is in the thread, and a refused one stays in the field [S-384]',
  render: () => memberPage(InboxPage),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Customer service' }, storyTimeout))
    const field = await canvas.findByRole('textbox', { name: 'Your message' }, storyTimeout)
    await userEvent.type(field, 'Hello there')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const log = within(canvas.getByRole('log'))
    await expect(await log.findByText('Hello there', {}, storyTimeout)).toBeVisible()
    await showsEnd({ ServiceThread: 'Hello there' })()
  },
})

export const Empty = meta.story({
  render: () => memberPage(InboxPage, { username: 'carl' }),
  play: showsEmpty({ Messages: 'No messages' }),
})

Empty.test('The result of another choice is announced', async ({ canvas }) => {
  const announced = () => [...document.querySelectorAll('[data-announcer="text"]')].map((one) => one.textContent)
  await waitFor(() => expect(announced()).toEqual(['No messages']), storyTimeout)
  await userEvent.click(canvas.getByRole('button', { name: 'Unread' }))
  await waitFor(() => expect(announced()).toEqual(['No messages', 'No messages']), storyTimeout)
})

const endless = 'Supercalifragilistic'.repeat(4)

export const LongText = meta.story({
  name: 'A title and a text without spaces break, and nothing reaches beyond a phone [S-382]',
  globals: { viewport: { value: 'phone' } },
  render: () =>
    memberPage(InboxPage, {
      before: async (_root, operate) => {
        const content = `<p>${endless} ${'A long sentence that goes on. '.repeat(20)}</p>`
        await operate('inbox/post', { merchant: 'crph', account: 'maria', title: endless, content })
      },
    }),
  play: async ({ canvas, canvasElement }) => {
    const [entry] = await canvas.findAllByRole('button', { name: new RegExp(endless) }, storyTimeout)
    await userEvent.click(entry as HTMLElement)
    await expect(await canvas.findByRole('heading', { name: endless }, storyTimeout)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Loading = meta.story({
  render: () => memberPage(InboxPage, { faults: unanswered('inbox.list') }),
  play: showsLoading({ Messages: 'Welcome to your inbox' }),
})

export const Failed = meta.story({
  render: () =>
    memberPage(InboxPage, {
      faults: failsOnce('inbox.list', 'inbox.thread'),
    }),
  play: showsFailed({ Messages: 'Your messages could not be loaded.' }),
})

Failed.test('Messages and a thread that fail to load can each be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect(await canvas.findByRole('list', { name: 'Messages' }, storyTimeout)).toBeVisible()
  await userEvent.click(canvas.getByRole('radio', { name: 'Customer service' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect(await canvas.findByRole('textbox', { name: 'Your message' }, storyTimeout)).toBeVisible()
})

export const End = meta.story({
  render: () => memberPage(InboxPage),
  play: showsEnd({ Messages: 'Welcome to your inbox' }),
})

/** The thread with customer service, in a state of it. */
const thread = (then: () => Promise<void>) => async () => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Customer service' }, storyTimeout))
  await then()
}

export const ThreadLoading = meta.story({
  render: () => memberPage(InboxPage, { faults: unanswered('inbox.thread') }),
  play: thread(showsLoading({ ServiceThread: 'Hello there' })),
})

export const ThreadEmpty = meta.story({
  render: () => memberPage(InboxPage),
  play: thread(showsEmpty({ ServiceThread: /^No messages yet/ })),
})

export const ThreadFailed = meta.story({
  render: () => memberPage(InboxPage, { faults: failsOnce('inbox.thread') }),
  play: thread(showsFailed({ ServiceThread: 'The conversation could not be loaded.' })),
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(InboxPage, { username: 'rana', remembered: inBangladesh }),
})
