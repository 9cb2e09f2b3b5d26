import { safetyStore } from '@croupier/stores'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { RewardCenterPage } from './RewardCenterPage.tsx'

const meta = preview.meta({ title: 'Site/Rewards/RewardCenter', component: RewardCenterPage })

export const Ready = meta.story({
  name: 'A reward is claimed once and leaves the list; one under review cannot be claimed yet [S-370]',
  render: () => memberPage(RewardCenterPage),
  play: async ({ canvas }) => {
    const claim = await canvas.findByRole('button', { name: 'Claim Thank you for your feedback' }, storyTimeout)
    await expect(canvas.getByText('Being checked')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Claim Story of the month' })).toBeNull()
    await userEvent.click(claim)
    await waitFor(() => expect(claim).not.toBeInTheDocument(), storyTimeout)
  },
})

export const LastDay = meta.story({
  name: 'On its last day a reward shows the time left beside the date [S-370]',
  render: () => memberPage(RewardCenterPage, { operate: { 'clock/jump': { ms: 6.5 * 86_400_000 } } }),
  play: async ({ canvas }) => {
    const claim = await canvas.findByRole('button', { name: 'Claim Thank you for your feedback' }, storyTimeout)
    const reward = within(claim.closest('[data-reward]') as HTMLElement)
    await expect(reward.getByText('Claim until')).toBeVisible()
    await expect(reward.getByRole('timer', { name: 'Time left' })).toBeVisible()
  },
})

export const Raffle = meta.story({
  name: 'The raffle says its prizes and the chance, which appears once a ticket is in the draw [S-371]',
  render: () => memberPage(RewardCenterPage),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^5 prizes: ₱/, {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByText('You have no ticket in this draw.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the draw' }))
    await expect(await canvas.findByText(/^100% now\./, {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByText('Number 1')).toBeVisible()
  },
})

export const Odds = meta.story({
  name: 'A ticket shows the chances of its prizes before it is opened [S-370]',
  render: () => memberPage(RewardCenterPage),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Open Golden egg' }, storyTimeout)
    const egg = within(canvasElement.querySelector('[data-kind="GOLDEN_EGG"]') as HTMLElement)
    await expect(within(egg.getByLabelText('Chances')).getAllByText(/^\d+%$/)).toHaveLength(4)
  },
})

export const WrongCode = meta.story({
  name: 'A wrong promo code is refused at its field, and stays there [S-370]',
  render: () => memberPage(RewardCenterPage),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Promo code' }, storyTimeout))
    const field = form.getByRole('textbox', { name: /^Code/ })
    await userEvent.type(field, 'NOSUCH')
    await userEvent.click(form.getByRole('button', { name: 'Redeem code' }))
    await waitFor(() => expect(field).toBeInvalid(), storyTimeout)
    await expect(field).toHaveValue('NOSUCH')
  },
})

export const Empty = meta.story({
  name: 'Without rewards the page says where they come from [S-370]',
  render: () => memberPage(RewardCenterPage, { username: 'beth' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No rewards right now', {}, storyTimeout)).toBeVisible()
    await expect(await canvas.findByText('No tickets', {}, storyTimeout)).toBeVisible()
    await showsEmpty({ RewardCenterPage: /^No (?:rewards right now|tickets)$/ })()
  },
})

export const AfterLimit = meta.story({
  name: 'Whoever set a limit is given no personal bonus for a month [G-51]',
  render: () =>
    memberPage(RewardCenterPage, {
      username: 'beth',
      before: async (root, operate) => {
        const issue = (name: string) =>
          operate('rewards/issue', { merchant: 'crph', account: 'beth', name, amount: '5' })
        await issue('Before the limit')
        await root.store(safetyStore).setLimit({ kind: 'deposit', period: 'day', amount: 100_000n })
        await expect(await issue('After the limit')).toHaveProperty('ok', false)
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Before the limit', {}, storyTimeout)).toBeVisible()
    await expect(canvas.queryByText('After the limit')).toBeNull()
  },
})

export const Loading = meta.story({
  render: () =>
    memberPage(RewardCenterPage, {
      faults: unanswered('promotion.claims', 'ticket.list', 'raffle.status', 'promoCode.list'),
    }),
  play: showsLoading({ RewardCenterPage: 'Being checked', PromoCodes: 'HELLO10', RaffleSection: /^5 prizes: ₱/ }),
})

export const Failed = meta.story({
  name: 'Each part that cannot be loaded has its own retry [S-408]',
  render: () =>
    memberPage(RewardCenterPage, {
      faults: failsOnce('promotion.claims', 'raffle.status', 'ticket.list', 'promoCode.list'),
    }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(4), storyTimeout)
    await showsFailed({
      RewardCenterPage: /^Your (?:rewards|tickets) could not be loaded\.$/,
      PromoCodes: 'The promo codes could not be loaded.',
      RaffleSection: 'The raffle could not be loaded.',
    })()
  },
})

export const End = meta.story({
  render: () => memberPage(RewardCenterPage),
  play: showsEnd({ RewardCenterPage: 'Being checked', PromoCodes: 'HELLO10', RaffleSection: /^5 prizes: ₱/ }),
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(RewardCenterPage, { username: 'rana', remembered: inBangladesh }),
})
