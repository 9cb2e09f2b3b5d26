import { chatStore } from '@croupier/stores'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SiteFixture, inBangladesh, storyTimeout } from '../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../testing/faults.ts'
import { answers, showsEmpty, showsEnd, showsFailed, showsLoading } from '../testing/listStates.ts'
import { memberPage } from '../testing/memberPage.tsx'
import { ChatModal } from './ChatModal.tsx'

const meta = preview.meta({ title: 'Site/Help and messages/ChatModal', component: ChatModal })

const Chat = () => <ChatModal id={1} modal={{ kind: 'chat' }} />
const page = () => within(document.body)

export const Visitor = meta.story({
  name: 'A visitor reads the room and is led to log in for writing [S-385]',
  render: () => (
    <SiteFixture prepare={(root) => root.start()}>
      <Chat />
    </SiteFixture>
  ),
  play: async () => {
    const log = await page().findByRole('log', { name: 'Lounge' }, storyTimeout)
    await waitFor(() => expect(log).toBeVisible())
    await expect(page().getByRole('button', { name: 'Log in to write' })).toBeVisible()
    await expect(page().queryByRole('textbox')).toBeNull()
    await showsEnd({ ChatModal: 'Log in to write' })()
  },
})

export const Member = meta.story({
  name: 'A member writes, and the message appears in the room, its head in the merchant’s colour [S-385]',
  render: () => memberPage(Chat),
  play: async () => {
    const field = await page().findByRole('textbox', { name: 'Your message' }, storyTimeout)
    await userEvent.type(field, 'Good evening{Enter}')
    await waitFor(
      () => expect(within(page().getByRole('log', { name: 'Lounge' })).getByText('Good evening')).toBeVisible(),
      storyTimeout,
    )
    const head = getComputedStyle(
      page().getByRole('log', { name: 'Lounge' }).closest('section')?.querySelector('header') as Element,
    )
    await expect(head.backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    await showsEnd({ Conversation: 'Good evening' })()
  },
})

export const Failed = meta.story({
  name: 'Rooms that do not come lead to a retry [S-408]',
  render: () => memberPage(Chat, { faults: failsOnce('chat.models') }),
  play: showsFailed({ ChatModal: 'The chat could not be loaded.' }),
})

Failed.test('Trying again loads it', async () => {
  await userEvent.click(await page().findByRole('button', { name: 'Try again' }, storyTimeout))
  const log = await page().findByRole('log', { name: 'Lounge' }, storyTimeout)
  await waitFor(() => expect(log).toBeVisible())
})

export const Loading = meta.story({
  render: () => memberPage(Chat, { faults: unanswered('chat.models') }),
  play: showsLoading({ ChatModal: 'Log in to write' }),
})

export const LinesLoading = meta.story({
  render: () => memberPage(Chat, { faults: unanswered('chat.messages') }),
  play: showsLoading({ Conversation: 'Good evening' }),
})

export const LinesFailed = meta.story({
  render: () => memberPage(Chat, { faults: failsOnce('chat.messages') }),
  play: showsFailed({ Conversation: 'The messages could not be loaded.' }),
})

export const LinesEmpty = meta.story({
  render: () => memberPage(Chat, { before: (root) => answers(root.store(chatStore).lines, []) }),
  play: showsEmpty({ Conversation: 'No messages yet. Say hello.' }),
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(Chat, { username: 'rana', remembered: inBangladesh }),
})

export const RightToLeft = meta.story({
  globals: { language: 'XB', theme: 'dark' },
  render: () => memberPage(Chat),
})
