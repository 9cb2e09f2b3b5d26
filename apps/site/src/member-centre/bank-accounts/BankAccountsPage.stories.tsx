import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { BankAccountsPage } from './BankAccountsPage.tsx'

const meta = preview.meta({ title: 'Site/Deposit and withdraw/BankAccounts', component: BankAccountsPage })

export const Ready = meta.story({
  name: 'The default account comes first, and each can be removed [S-345]',
  render: () => memberPage(BankAccountsPage),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Used first', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Use first: Isla Savings Bank 1002' }))
    await expect(await canvas.findByRole('button', { name: 'Use first: GCash 1002' }, storyTimeout)).toBeVisible()
  },
})

export const Adding = meta.story({
  name: 'A further account says that it can be used a day later [G-54]',
  render: () => memberPage(BankAccountsPage),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an account' }, storyTimeout))
    await expect(await canvas.findByRole('form', { name: 'Add an account' }, storyTimeout)).toBeVisible()
    await expect(canvas.getByText(/24 hours after you add it/)).toBeVisible()
  },
})

export const Removing = meta.story({
  name: 'Removing the default account names the one used next [G-54]',
  render: () => memberPage(BankAccountsPage),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove GCash 1002' }, storyTimeout))
    await expect(
      await canvas.findByText(/Isla Savings Bank 1002 will then be used first/, {}, storyTimeout),
    ).toBeVisible()
  },
})

export const Maintenance = meta.story({
  name: 'A bank under maintenance says until when [S-345]',
  render: () =>
    memberPage(BankAccountsPage, {
      operate: { 'banks/maintenance': { merchant: 'crph', bank: 'GCASH', minutes: 60 } },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Under maintenance until/, {}, storyTimeout)).toBeVisible()
  },
})

export const Empty = meta.story({
  name: 'Without a payment password, adding an account begins with setting one [S-334]',
  render: () => memberPage(BankAccountsPage, { username: 'jun' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No account yet', {}, storyTimeout)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add an account' }))
    await expect(await canvas.findByRole('form', { name: 'Set payment password' }, storyTimeout)).toBeVisible()
  },
})

export const Loading = meta.story({
  render: () => memberPage(BankAccountsPage, { faults: unanswered('bank.cards') }),
  play: showsLoading({ Accounts: 'Used first' }),
})

export const Failed = meta.story({
  render: () => memberPage(BankAccountsPage, { faults: failsOnce('bank.cards') }),
  play: showsFailed({ Accounts: 'Your accounts could not be loaded.' }),
})

Failed.test('Accounts that fail to load can be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect(await canvas.findByText('Used first', {}, storyTimeout)).toBeVisible()
})

export const End = meta.story({
  render: () => memberPage(BankAccountsPage),
  play: showsEnd({ Accounts: 'Used first' }),
})

export const NoAccounts = meta.story({
  render: () => memberPage(BankAccountsPage, { username: 'jun' }),
  play: showsEmpty({ Accounts: 'No account yet' }),
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(BankAccountsPage, { username: 'rana', remembered: inBangladesh }),
})
