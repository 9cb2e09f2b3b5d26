import { agreementFactsStore } from '@croupier/stores'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Overlays } from '../shell/overlays/Overlays.tsx'
import { storyTimeout } from '../testing/SiteFixture.tsx'
import { rests } from '../testing/agentPage.tsx'
import { unanswered } from '../testing/faults.ts'
import { type MemberPageProps, memberPage } from '../testing/memberPage.tsx'

const meta = preview.meta({ title: 'Site/Account/AgreementsModal', component: Overlays })

/** Beth has two offers to answer, and the announcements do not come first. */
const offered = (props: MemberPageProps = {}) =>
  memberPage(Overlays, { username: 'beth', ...props, before: (root) => void root.modals.open({ kind: 'agreements' }) })

export const Popup = meta.story({
  render: () => offered(),
  play: rests('1 of 2'),
})

Popup.test(
  'Offers open a popup; agreeing to a lower rate asks with the names of whose contracts end [S-396] [S-399] [S-401]',
  async () => {
    const popup = within(await screen.findByRole('dialog', { name: /is waiting for your answer/ }, storyTimeout))
    const position = await popup.findByText('1 of 2', {}, storyTimeout)
    await waitFor(() => expect(position).toBeVisible())
    if (!popup.queryByRole('heading', { name: 'Dividend with ace' }))
      await userEvent.click(popup.getByRole('button', { name: 'Next contract' }))
    await expect(await popup.findByText(/^hazel: Dividend/, {}, storyTimeout)).toBeVisible()
    await expect((await popup.findAllByText('Under the current contract', {}, storyTimeout))[0]).toBeVisible()
    await expect(popup.getByRole('table', { name: 'Old and new terms' })).toBeVisible()
    await userEvent.click(popup.getByRole('button', { name: 'Accept' }))
    const question = await screen.findByRole('alertdialog', { name: 'Accept this contract?' }, storyTimeout)
    await expect(question).toHaveTextContent('so accepting also ends 2 contracts below you: hazel and oscar')
    await userEvent.click(within(question).getByRole('button', { name: 'Accept' }))
    await expect(await popup.findByRole('heading', { name: 'Hourly salary with ace' }, storyTimeout)).toBeVisible()
    await userEvent.click(popup.getByRole('button', { name: 'Decline' }))
    const declining = await screen.findByRole('alertdialog', { name: 'Decline this offer?' }, storyTimeout)
    await userEvent.click(within(declining).getByRole('button', { name: 'Decline' }))
    const told = await screen.findByText('You have declined the offer.', {}, storyTimeout)
    await waitFor(() => expect(told).toBeVisible())
  },
)

let anotherArrives: () => Promise<void>

export const AnotherArrives = meta.story({
  name: 'An offer that arrives does not replace the one being read, and the next button leads to it [S-396] [G-62]',
  render: () =>
    memberPage(Overlays, {
      username: 'ace',
      before: async (root, operate) => {
        const offer = (kind: string, productType: string) =>
          operate('agreements/offer', { merchant: 'crph', account: 'ace', kind, productType, rate: '0.1' })
        anotherArrives = async () => {
          await offer('hourly', 'LIVE')
          await root.feed.look(true)
        }
        await offer('daily', 'SPORTS')
        void root.modals.open({ kind: 'agreements' })
      },
    }),
  play: async () => {
    const popup = within(await screen.findByRole('dialog', { name: /is waiting for your answer/ }, storyTimeout))
    await popup.findByRole('heading', { name: 'Daily salary with the operator' }, storyTimeout)
    await anotherArrives()
    await popup.findByText('2 of 2', {}, storyTimeout)
    await expect(popup.getByRole('heading', { name: 'Daily salary with the operator' })).toBeVisible()
    await userEvent.click(popup.getByRole('button', { name: 'Next contract' }))
    await popup.findByRole('heading', { name: 'Hourly salary with the operator' }, storyTimeout)
    await popup.findByText('1 of 2', {}, storyTimeout)
  },
})

export const Loading = meta.story({ render: () => offered({ faults: unanswered('agreement.detail') }) })

export const BengaliPhone = meta.story({
  globals: { language: 'BN', viewport: { value: 'phone', isRotated: false } },
  render: () => offered({ remembered: { lang: 'BN' } }),
})

export const OpensAtHome = meta.story({
  name: 'It opens once a sign-in, at home, when nothing else lies above [S-396]',
  render: () => memberPage(Overlays, { username: 'beth', before: (root) => root.store(agreementFactsStore).load() }),
  play: async () => {
    const popup = await screen.findByRole('dialog', { name: /is waiting for your answer/ }, storyTimeout)
    await waitFor(() => expect(popup).toBeVisible())
  },
})
