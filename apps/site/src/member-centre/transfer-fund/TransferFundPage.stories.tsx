import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { TransferFundPage } from './TransferFundPage.tsx'

const meta = preview.meta({ title: 'Site/Deposit and withdraw/TransferFund', component: TransferFundPage })

const perVendor = (merchant: string) => ({ 'wallets/perVendor': { merchant, on: true } })

export const Ready = meta.story({
  name: 'The sum of all wallets shows above the main one; empty ones open on request [S-338]',
  render: () => memberPage(TransferFundPage, { operate: perVendor('crph') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total in all wallets', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Return all to the main wallet' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: /^Show \d+ empty wallets/ }))
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(10), storyTimeout)
    // No moment is shown, so no time zone is named.
    await expect(canvas.queryByText(/^Times are in/)).toBeNull()
  },
})

export const Hidden = meta.story({
  name: 'A hidden balance shows in no wallet, neither as a sum nor in the form [S-058] [S-338]',
  render: () =>
    memberPage(TransferFundPage, { operate: perVendor('crph'), before: (root) => root.balance.toggleHidden() }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Total in all wallets', {}, storyTimeout)).toBeVisible()
    await expect(await canvas.findByRole('form', { name: 'Transfer between wallets' }, storyTimeout)).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/₱\s?[\d.,]/)
    await userEvent.click(canvas.getByRole('combobox', { name: /^From/ }))
    await expect(await screen.findByRole('option', { name: 'Main wallet' }, storyTimeout)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  },
})

export const Refused = meta.story({
  name: 'Nothing, and more than two decimals, are refused at the amount [S-339]',
  render: () => memberPage(TransferFundPage, { operate: perVendor('crph') }),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Transfer between wallets' }, storyTimeout))
    const amount = form.getByRole('textbox', { name: /^Amount/ })
    await userEvent.type(amount, '1.234')
    await userEvent.click(form.getByRole('button', { name: 'Transfer' }))
    await waitFor(() => expect(form.getByRole('combobox', { name: /^From/ })).toBeInvalid(), storyTimeout)
    await expect(amount).toHaveValue('1.234')
  },
})

export const OneWallet = meta.story({
  name: 'A merchant with one wallet has nothing to transfer, and says so [S-338]',
  render: () => memberPage(TransferFundPage),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One wallet for all games', {}, storyTimeout)).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
  },
})

export const Loading = meta.story({
  render: () => memberPage(TransferFundPage, { faults: unanswered('wallet.balance') }),
})

export const Failed = meta.story({
  render: () => memberPage(TransferFundPage, { faults: failsOnce('wallet.balance') }),
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () =>
    memberPage(TransferFundPage, { username: 'rana', remembered: inBangladesh, operate: perVendor('crbd') }),
})
