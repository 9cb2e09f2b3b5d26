import { downlineAccountsStore } from '@croupier/stores'
import { expect, screen, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { longAccount, manyRows, rests } from '../../testing/agentPage.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { answers, showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { type MemberPageProps, memberPage } from '../../testing/memberPage.tsx'
import { AddAccountsPage } from './AddAccountsPage.tsx'

const meta = preview.meta({ title: 'Site/Lead a team/AddAccounts', component: AddAccountsPage })

export const ByForm = meta.story({
  name: 'A rate above one’s own is refused; a lower one says what is left to the agent [S-391]',
  render: () => memberPage(AddAccountsPage, { username: 'ace' }),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Add a downline' }, storyTimeout))
    const rate = form.getByRole('textbox', { name: /^Slots/ })
    await userEvent.type(rate, '1.01')
    await userEvent.tab()
    await expect(rate).toBeInvalid()
    await userEvent.clear(rate)
    await userEvent.type(rate, '0.4')
    await expect(form.getByText('At most 1%. You keep 0.6%: 60 of every 10,000 staked.')).toBeVisible()
  },
})

export const ByLink = meta.story({
  name: 'A link shows its address, QR code, what it brought and until when it works [S-391]',
  render: () => memberPage(AddAccountsPage, { username: 'ace' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'By link' }, storyTimeout))
    const address = await canvas.findByRole('textbox', { name: 'Link: Leaflet' }, storyTimeout)
    await expect((address as HTMLInputElement).value).toMatch(/\/register\?referralCode=\w+$/)
    await userEvent.click(canvas.getByText('Show QR code'))
    await expect(canvas.getByRole('img', { name: 'QR code of Leaflet' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Registrations: Leaflet' }))
    await expect(await canvas.findByRole('table', { name: 'Registrations: Leaflet' }, storyTimeout)).toHaveTextContent(
      'efren',
    )
  },
})

export const Loading = meta.story({
  render: () =>
    memberPage(AddAccountsPage, {
      username: 'ace',
      faults: unanswered('team.rateBounds'),
    }),
})

export const NoLinks = meta.story({
  render: () => memberPage(AddAccountsPage, { username: 'wena' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'By link' }, storyTimeout))
    await canvas.findByText('No links yet', {}, storyTimeout)
    await showsEmpty({ RegisterLinks: 'No links yet' })()
  },
})

const byLink = async () => userEvent.click(await screen.findByRole('tab', { name: 'By link' }, storyTimeout))

const registrations = async () => {
  await byLink()
  await userEvent.click(await screen.findByRole('button', { name: 'Registrations: Leaflet' }, storyTimeout))
}

const ace = (props: MemberPageProps = {}) => memberPage(AddAccountsPage, { username: 'ace', ...props })

export const LinksLoading = meta.story({
  render: () => ace({ faults: unanswered('team.links') }),
  play: async () => {
    await byLink()
    await showsLoading({ RegisterLinks: 'Leaflet' })()
  },
})

export const LinksFailed = meta.story({
  render: () => ace({ faults: failsOnce('team.links') }),
  play: async () => {
    await byLink()
    await showsFailed({ RegisterLinks: 'Your links could not be loaded.' })()
  },
})

export const Registrations = meta.story({
  render: () => ace(),
  play: async () => {
    await registrations()
    await showsEnd({ RegisterLinks: 'Leaflet', CameByLink: 'efren' })()
  },
})

export const RegistrationsLoading = meta.story({
  render: () => ace({ faults: unanswered('team.linkMembers') }),
  play: async () => {
    await registrations()
    await showsLoading({ CameByLink: 'efren' })()
  },
})

export const RegistrationsFailed = meta.story({
  render: () => ace({ faults: failsOnce('team.linkMembers') }),
  play: async () => {
    await registrations()
    await showsFailed({ CameByLink: 'The registrations of this link could not be loaded.' })()
  },
})

export const NoRegistrations = meta.story({
  render: () =>
    ace({
      before: (root) =>
        answers(root.store(downlineAccountsStore).members.result, { list: [], totalPages: 0, totalCount: 0 }),
    }),
  play: async () => {
    await registrations()
    await showsEmpty({ CameByLink: 'Nobody has registered with this link yet.' })()
  },
})

const longName = 'MaximilianaOfBatangasAndHerManyCousins26'

export const LongNames = meta.story({
  render: () =>
    memberPage(AddAccountsPage, {
      username: 'ace',
      before: async (root) => {
        await root.store(downlineAccountsStore).addLink({ name: longName, days: 30 })
      },
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'By link' }, storyTimeout))
    await canvas.findByText(longName, {}, storyTimeout)
  },
})

export const FiveThousand = meta.story({
  name: '5,000 registrations with one link come in pages, long names whole [S-391]',
  render: () =>
    memberPage(AddAccountsPage, {
      username: 'ace',
      before: (root) =>
        manyRows(root.store(downlineAccountsStore).members, (first, place) => ({
          ...first,
          account: longAccount(place),
        })),
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'By link' }, storyTimeout))
    await userEvent.click(await canvas.findByRole('button', { name: 'Registrations: Leaflet' }, storyTimeout))
    await expect(await canvas.findByText(longAccount(19), {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  },
})

export const Failed = meta.story({
  render: () =>
    memberPage(AddAccountsPage, {
      username: 'ace',
      faults: failsOnce('team.rateBounds'),
    }),
  play: rests('Try again'),
})

Failed.test('Bounds that fail to load can be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByRole('form', { name: 'Add a downline' }, storyTimeout)).toBeVisible()
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(AddAccountsPage, { username: 'ace', remembered: { lang: 'BN' } }),
})
