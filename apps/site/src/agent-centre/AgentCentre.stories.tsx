import { observer } from 'mobx-react-lite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { pageTemplate } from '../../../../.storybook/pictures.ts'
import preview from '../../../../.storybook/preview.tsx'
import { useRoot } from '../base/RootContext.ts'
import { Overlays } from '../shell/overlays/Overlays.tsx'
import { storyTimeout } from '../testing/SiteFixture.tsx'
import { unanswered } from '../testing/faults.ts'
import { type MemberPageProps, memberPage } from '../testing/memberPage.tsx'

/** The overlays of the site, and whether the centre is open. */
const Centre = observer(function Centre() {
  const { agentCentre } = useRoot()
  return (
    <>
      <p>{agentCentre.isOpen ? 'open' : 'closed'}</p>
      <Overlays />
    </>
  )
})

const meta = preview.meta({ title: 'Site/Lead a team/AgentCentre', component: Centre })

const asAgent = (page?: string, props: MemberPageProps = {}) =>
  memberPage(Centre, { username: 'ace', ...props, before: (root) => root.agentCentre.open(page) })

export const Menu = meta.story({
  parameters: pageTemplate,
  name: 'The menu begins with announcements, and leads from page to page [S-386] [S-387]',
  render: () => asAgent('announcement'),
  play: async () => {
    const menu = await screen.findByRole('navigation', { name: 'Agent centre menu' }, storyTimeout)
    const [first] = within(menu).getAllByRole('button')
    await expect(first).toHaveTextContent('Announcements')
    await expect(first).toHaveAttribute('aria-current', 'page')
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => asAgent('announcement'),
  play: async () => {
    const opener = await screen.findByRole('button', { name: 'Agent centre menu: Announcements' }, storyTimeout)
    await userEvent.click(opener)
    await screen.findByRole('navigation', { name: 'Agent centre menu' }, storyTimeout)
  },
})

Phone.test('On a phone the menu is a drawer that closes after a choice [S-386]', async () => {
  const menu = screen.getByRole('navigation', { name: 'Agent centre menu' })
  await userEvent.click(within(menu).getByRole('button', { name: 'Announcements' }))
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Agent centre menu' })).toBeNull())
})

export const Waiting = meta.story({
  name: 'The menu counts the offers that wait for an answer [S-400]',
  render: () => asAgent('announcement', { username: 'beth' }),
  play: async () => {
    const menu = within(await screen.findByRole('navigation', { name: 'Agent centre menu' }, storyTimeout))
    await expect(menu.getByRole('button', { name: /^Contracts/ })).toHaveAccessibleName(/2 new$/)
  },
})

export const WaitingPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: () => asAgent('announcement', { username: 'beth' }),
  play: async () => {
    await screen.findByRole('button', { name: /^Agent centre menu: Announcements.*2 new$/ }, storyTimeout)
  },
})

export const Loading = meta.story({
  render: () => asAgent(undefined, { faults: unanswered('agreement.consolidated') }),
})

export const RightToLeft = meta.story({
  globals: { language: 'XB', theme: 'dark' },
  render: () => asAgent('announcement'),
})

export const NoAgent = meta.story({
  name: 'Whoever is no agent opens nothing of it, whatever is asked for [S-389]',
  render: () => asAgent('announcement', { username: 'maria' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('closed', {}, storyTimeout)).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})
