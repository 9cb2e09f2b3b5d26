import type { Value } from '@croupier/api'
import { bankAccountsStore, type RootStore, withdrawalStore } from '@croupier/stores'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { answers, showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { WithdrawPage } from './WithdrawPage.tsx'

const meta = preview.meta({ title: 'Site/Deposit and withdraw/Withdraw', component: WithdrawPage })

export const Ready = meta.story({
  name: 'Fee, payout and time show before the payment password is asked for [S-345] [G-48]',
  render: () => memberPage(WithdrawPage),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Withdraw' }, storyTimeout))
    await userEvent.click(form.getByRole('radio', { name: /Isla Savings Bank/ }))
    await userEvent.type(form.getByRole('textbox', { name: /Amount/ }), '500')
    await userEvent.click(form.getByRole('button', { name: 'Continue' }))
    const check = within(await canvas.findByRole('form', { name: 'Check your withdrawal' }, storyTimeout))
    await expect(check.getByText('₱15.00')).toBeVisible()
    await expect(check.getByText('₱485.00')).toBeVisible()
    await expect(check.getByText('Usually within 10 minutes')).toBeVisible()
    await expect(check.getByLabelText(/^Payment password/)).toHaveValue('')
  },
})

export const WithoutPassword = meta.story({
  name: 'Where the merchant has no payment passwords, a withdrawal asks for none [G-85]',
  render: () =>
    memberPage(WithdrawPage, {
      operate: { 'modules/set': { merchant: 'crph', module: 'PAYMENTPASS3', on: false } },
    }),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Withdraw' }, storyTimeout))
    await userEvent.click(form.getByRole('radio', { name: /Isla Savings Bank/ }))
    await userEvent.type(form.getByRole('textbox', { name: /Amount/ }), '500')
    await userEvent.click(form.getByRole('button', { name: 'Continue' }))
    const check = within(await canvas.findByRole('form', { name: 'Check your withdrawal' }, storyTimeout))
    await expect(check.queryByLabelText(/^Payment password/)).toBeNull()
    await expect(check.getByRole('button', { name: 'Withdraw now' })).toBeEnabled()
  },
})

export const NoAccount = meta.story({
  name: 'Without an account the page leads to adding one [S-345]',
  render: () => memberPage(WithdrawPage, { username: 'jun', operate: { 'kyc/ask': { merchant: 'crph', on: false } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add an account' }, storyTimeout)).toBeEnabled()
    await expect(canvas.queryByRole('form')).toBeNull()
    await expect(await canvas.findByText('No withdrawals yet', {}, storyTimeout)).toBeVisible()
    await showsEmpty({ WithdrawalList: 'No withdrawals yet' })()
  },
})

export const NotChecked = meta.story({
  name: 'Whoever was not checked sees all that is missing, and where to do it [S-345] [S-335]',
  render: () => memberPage(WithdrawPage, { username: 'jun' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Open my profile' }, storyTimeout)).toBeVisible()
    await expect(await canvas.findByText('0 of 6 done', {}, storyTimeout)).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
  },
})

export const Detail = meta.story({
  name: 'A withdrawal shows who has it, since when and what comes next, and no way to cancel it [S-346] [G-46]',
  render: () =>
    memberPage(WithdrawPage, {
      username: 'vip',
      before: async (root) => {
        await root.store(withdrawalStore).load()
      },
    }),
  play: async ({ canvas }) => {
    const [details] = await canvas.findAllByRole('button', { name: /^Details of withdrawal/ }, storyTimeout)
    await userEvent.click(details as HTMLElement)
    const stages = await canvas.findByRole('list', { name: 'Stages of this withdrawal' }, storyTimeout)
    await expect(within(stages).getByText('Approved')).toBeVisible()
    await expect(within(stages).getAllByText('With our payments team').length).toBeGreaterThan(0)
    await expect(canvas.queryByRole('button', { name: /cancel/i })).toBeNull()
  },
})

const submit500 = async (root: RootStore) => {
  const accounts = root.store(bankAccountsStore)
  await accounts.load()
  return root.store(withdrawalStore).submit({
    amount: 50_000n,
    bankCardId: accounts.list[0]?.bankCardId ?? '',
    password: '135790',
    c2c: false,
  })
}

export const InThreeDays = meta.story({
  name: 'A withdrawal that takes days says on which day it usually ends [G-46]',
  render: () =>
    memberPage(WithdrawPage, {
      operate: { 'withdrawals/delay': { merchant: 'crph', seconds: null } },
      before: async (root) => {
        await submit500(root)
        const withdrawals = root.store(withdrawalStore)
        await withdrawals.loadSettings()
        const { settings } = withdrawals
        if (settings.data) answers(settings, { ...settings.data, expectedMinutes: 3 * 24 * 60 })
        await withdrawals.loadSettings()
        withdrawals.open(undefined)
      },
    }),
  play: async ({ canvas }) => {
    const [details] = await canvas.findAllByRole('button', { name: /^Details of withdrawal/ }, storyTimeout)
    await userEvent.click(details as HTMLElement)
    await expect(await canvas.findByText(/^Usually by [A-Z][a-z]+ \d+, \d+:\d+/, {}, storyTimeout)).toBeVisible()
  },
})

export const Rejected = meta.story({
  name: 'A rejected withdrawal shows its reason with its code, and takes a report of a problem [S-346] [N-4]',
  render: () =>
    memberPage(WithdrawPage, {
      operate: { 'withdrawals/delay': { merchant: 'crph', seconds: null } },
      before: async (root, operate) => {
        const outcome = await submit500(root)
        if (outcome.kind === 'done') await operate('withdrawals/reject', { id: outcome.value.id })
        root.store(withdrawalStore).open(undefined)
      },
    }),
  play: async ({ canvas }) => {
    const [details] = await canvas.findAllByRole('button', { name: /^Details of withdrawal/ }, storyTimeout)
    await userEvent.click(details as HTMLElement)
    await expect(await canvas.findByText('Reason: The account could not be verified.', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByText('Code WD-ACCOUNTUNVERIFIED')).toBeVisible()
    await expect(canvas.getByText('The money is back in your balance.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Report a problem' }))
    await expect(await canvas.findByText(/reason WD-ACCOUNTUNVERIFIED/, {}, storyTimeout)).toBeVisible()
  },
})

export const Loading = meta.story({
  render: () => memberPage(WithdrawPage, { faults: unanswered('withdrawal.settings') }),
})

export const Failed = meta.story({
  name: 'Terms and lists that do not come lead to a retry of their own [S-408]',
  render: () =>
    memberPage(WithdrawPage, {
      faults: failsOnce('withdrawal.settings', 'withdrawal.list'),
    }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2), storyTimeout)
    await showsFailed({ WithdrawalList: 'Your withdrawals could not be loaded.' })()
  },
})

export const ListLoading = meta.story({
  render: () => memberPage(WithdrawPage, { faults: unanswered('withdrawal.list', 'receipt.list') }),
  play: showsLoading({ WithdrawalList: 'Approved' }),
})

export const ListEnd = meta.story({
  render: () => memberPage(WithdrawPage, { username: 'vip' }),
  play: showsEnd({ WithdrawalList: 'Approved' }),
})

const payouts: Value<'receipt.list'> = {
  list: [
    {
      id: 'P00000004',
      withdrawalId: 'W00000003',
      amount: '985.00',
      received: '0.00',
      remaining: '985.00',
      totalReceived: '0.00',
      totalRemaining: '985.00',
      allPaid: false,
      reason: null,
      reasonCode: null,
      status: 'waiting',
      bankName: 'Sample Bank',
      accountNumber: '********4321',
      paidAt: Date.UTC(2026, 10, 21, 11, 50),
      automaticAt: Date.UTC(2026, 10, 21, 12, 20),
    },
  ],
  autoReceiptMinutes: 30,
  now: Date.UTC(2026, 10, 21, 12),
  proofFiles: { most: 3, bytes: 5_242_880, types: ['image/png', 'image/jpeg'] },
  totalCount: 1,
}

/** Payouts wait for an answer, on the page and in the open withdrawal. */
const paid = async (root: RootStore) => {
  const store = root.store(withdrawalStore)
  answers(store.receipts, payouts)
  answers(store.payouts, payouts)
  await store.withdrawals.load()
}

/** Opens a withdrawal by its place in the list. */
const opened = async (place = 0) =>
  void (await userEvent.click(
    (await screen.findAllByRole('button', { name: /^Details of withdrawal/ }, storyTimeout)).at(place) as HTMLElement,
  ))

export const PayoutsEnd = meta.story({
  render: () => memberPage(WithdrawPage, { username: 'vip', before: paid }),
  play: showsEnd({ OpenReceipts: 'Payouts to confirm' }),
})

PayoutsEnd.test(
  'A payout that waits can be told by its number, and takes a report of a problem [N-4]',
  async ({ canvas }) => {
    const payout = within(await canvas.findByRole('region', { name: 'Payouts to confirm' }, storyTimeout))
    await expect(payout.getByRole('button', { name: 'Copy number P00000004' })).toBeVisible()
    await userEvent.click(payout.getByRole('button', { name: 'Report a problem' }))
    await expect(await payout.findByText(/payout P00000004/, {}, storyTimeout)).toBeVisible()
  },
)

export const WithoutMessages = meta.story({
  name: 'Where the merchant has no messages, a problem is reported to customer service with the facts to copy [N-4]',
  render: () =>
    memberPage(WithdrawPage, {
      username: 'vip',
      operate: { 'modules/set': { merchant: 'crph', module: 'INBOX3', on: false } },
      before: paid,
    }),
  play: async ({ canvas }) => {
    const payout = within(await canvas.findByRole('region', { name: 'Payouts to confirm' }, storyTimeout))
    await userEvent.click(payout.getByRole('button', { name: 'Report a problem' }))
    await expect(await payout.findByText(/payout P00000004/, {}, storyTimeout)).toBeVisible()
    await expect(payout.getByRole('button', { name: 'Copy' })).toBeVisible()
    await expect(payout.getByRole('button', { name: 'Customer service' })).toBeEnabled()
    await expect(payout.queryByRole('textbox')).toBeNull()
    await userEvent.click(payout.getByRole('button', { name: 'Cancel' }))
    await expect(payout.getByRole('button', { name: 'Report a problem' })).toBeVisible()
  },
})

export const PayoutsFailed = meta.story({
  render: () => memberPage(WithdrawPage, { faults: failsOnce('receipt.list') }),
  play: showsFailed({ OpenReceipts: 'The payouts could not be loaded.' }),
})

export const DetailPayoutsEnd = meta.story({
  render: () => memberPage(WithdrawPage, { username: 'vip', before: paid }),
  play: async () => {
    await opened()
    await showsEnd({ Payouts: 'Payouts of this withdrawal' })()
  },
})

/** The open withdrawal's payout, which ended in this way. */
const ended = (status: 'automatic' | 'received') => async (root: RootStore) => {
  const [payout] = payouts.list
  if (payout) answers(root.store(withdrawalStore).payouts, { ...payouts, list: [{ ...payout, status }] })
  await root.store(withdrawalStore).withdrawals.load()
}

export const CountedAsReceived = meta.story({
  name: 'A payout that nobody confirmed counts as received, and its end does not say that all is done [S-350] [S-351]',
  render: () => memberPage(WithdrawPage, { username: 'vip', before: ended('automatic') }),
  play: async ({ canvas }) => {
    await opened(-1)
    const stages = within(await canvas.findByRole('list', { name: 'Stages of this withdrawal' }, storyTimeout))
    await expect(await stages.findByText('Counted as received', {}, storyTimeout)).toBeVisible()
    await expect(stages.queryByText('Nothing more to do.')).toBeNull()
  },
})

export const Confirmed = meta.story({
  name: 'A payout that the member confirmed leaves nothing to do [S-350]',
  render: () => memberPage(WithdrawPage, { username: 'vip', before: ended('received') }),
  play: async ({ canvas }) => {
    await opened(-1)
    const stages = within(await canvas.findByRole('list', { name: 'Stages of this withdrawal' }, storyTimeout))
    await expect(await stages.findByText('Nothing more to do.', {}, storyTimeout)).toBeVisible()
  },
})

export const DetailPayoutsFailed = meta.story({
  render: () => memberPage(WithdrawPage, { username: 'vip', faults: failsOnce('receipt.list', 'receipt.list') }),
  play: async () => {
    await opened()
    await showsFailed({ Payouts: 'The payouts could not be loaded.' })()
  },
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(WithdrawPage, { username: 'rana', remembered: inBangladesh }),
})
