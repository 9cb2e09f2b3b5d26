import { deposits } from '@croupier/api'
import { depositStore, safetyStore } from '@croupier/stores'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { sendFromAgent } from '../../testing/sendFromAgent.ts'
import { DepositPage } from './DepositPage.tsx'

const meta = preview.meta({ title: 'Site/Deposit and withdraw/DepositPage', component: DepositPage })

export const First = meta.story({
  name: 'Before the first deposit: how balances are protected, what a withdrawal asks for, and one question about a limit [G-04] [G-06] [G-08] [G-47]',
  render: () => memberPage(DepositPage, { username: 'jun' }),
  play: async ({ canvas }) => {
    const protection = within(
      await canvas.findByRole('region', { name: 'How your balance is protected' }, storyTimeout),
    )
    await expect(
      protection.getByText(/If the company became insolvent, your balance would not be protected\.$/),
    ).toBeVisible()
    await expect(protection.getByRole('heading', { name: 'What we ask for when you withdraw' })).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
    await userEvent.click(protection.getByRole('button', { name: 'I have read this' }))

    const question = within(
      await canvas.findByRole('region', { name: 'Do you want to set a deposit limit?' }, storyTimeout),
    )
    await expect(question.getByRole('textbox')).toHaveValue('')
    for (const period of question.getAllByRole('radio')) await expect(period).not.toBeChecked()
    await userEvent.click(question.getByRole('button', { name: 'Continue without a limit' }))
    await expect(await canvas.findByRole('textbox', { name: 'Amount' }, storyTimeout)).toHaveValue('')
  },
})

export const FirstWithLimit = meta.story({
  name: 'A limit set before the first deposit is in force in the form behind it [G-04] [G-15]',
  render: () =>
    memberPage(DepositPage, {
      username: 'jun',
      before: async (root) => void (await root.store(safetyStore).readProtection()),
    }),
  play: async ({ canvas }) => {
    const question = within(
      await canvas.findByRole('region', { name: 'Do you want to set a deposit limit?' }, storyTimeout),
    )
    await userEvent.click(await question.findByRole('radio', { name: /^Day/ }, storyTimeout))
    await userEvent.type(question.getByRole('textbox'), '1000')
    await userEvent.click(question.getByRole('button', { name: 'Set limit' }))
    await expect(await canvas.findByText('Daily limit: ₱1,000.00 of ₱1,000.00 left', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
  },
})

export const LimitLeaves = meta.story({
  name: 'What limits leave is said before the amount is typed; more is refused with the restart [G-12] [G-14] [G-15]',
  render: () =>
    memberPage(DepositPage, {
      before: async (root) => {
        const safety = root.store(safetyStore)
        await safety.setLimit({ kind: 'deposit', period: 'day', amount: 100_000n })
        await safety.setLimit({ kind: 'deposit', period: 'week', amount: 40_000n })
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Weekly limit: ₱400.00 of ₱400.00 left', {}, storyTimeout)).toBeVisible()
    const amount = canvas.getByRole('textbox', { name: 'Amount' })
    await expect(amount).toHaveValue('')
    await userEvent.type(amount, '1200')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(
      await canvas.findByText(
        /^You have ₱400\.00 left of your deposit limit\. It resets on Nov 23, 2026, 12:00 AM\.$/,
        {},
        storyTimeout,
      ),
    ).toBeVisible()
  },
})

export const Pause = meta.story({
  name: 'An unusually large amount meets plain facts first, with the way back as large as the way on [G-53]',
  render: () =>
    memberPage(DepositPage, {
      before: async (root, operate) => {
        const calls = root.wire.calls(deposits).deposit
        for (const serial of [1, 2, 3]) {
          const key = (step: string) => ({ idempotencyKey: `${step}-${serial}-0000` })
          const order = await calls.order({ methodId: 'GCASH', amount: '200' }, key('order'))
          const paid = { orderId: order.id, senderMobile: '09171234567', reference: `400000000000${serial}` }
          await calls.submit(paid, key('paid'))
          await operate('deposits/credit', { id: order.id })
        }
      },
    }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }, storyTimeout), '3000')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    const pause = within(
      await canvas.findByRole('form', { name: 'This is more than you usually deposit' }, storyTimeout),
    )
    await expect(pause.getByText('Deposited in the last 7 days')).toBeVisible()
    const [back, goOn] = ['Change the amount', 'Continue'].map((name) => pause.getByRole('button', { name }))
    await expect(back?.offsetWidth).toBe(goOn?.offsetWidth)
    await expect(back?.offsetHeight).toBe(goOn?.offsetHeight)
    await expect(canvas.queryByText(/^Pay exactly/)).toBeNull()
  },
})

export const FromAgent = meta.story({
  name: 'Money from the agent above counts toward the deposit limit [G-52]',
  render: () =>
    memberPage(DepositPage, {
      username: 'carl',
      before: async (root) => {
        await root.store(safetyStore).setLimit({ kind: 'deposit', period: 'day', amount: 100_000n })
        await sendFromAgent(root, '300')
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Daily limit: ₱700.00 of ₱1,000.00 left', {}, storyTimeout)).toBeVisible()
  },
})

export const Review = meta.story({
  name: 'Members are asked now and then about their limits, and answering no is one press [G-04] [G-18]',
  render: () => memberPage(DepositPage),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no limits yet', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Look at my limits' })).toHaveAttribute('href', '/safety')
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(canvas.queryByText('You have no limits yet')).toBeNull()
  },
})

export const NoMethods = meta.story({
  name: 'With every method out of service the page says so, and customer service is one press away [S-340]',
  render: () =>
    memberPage(DepositPage, {
      before: async (root, operate) => {
        const deposit = root.store(depositStore)
        await deposit.load()
        for (const { id } of deposit.methods)
          await operate('deposits/method', { merchant: 'crph', method: id, open: false })
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Customer service' }, storyTimeout)).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
  },
})

export const Loading = meta.story({
  render: () =>
    memberPage(DepositPage, {
      faults: (['deposit.methods', 'deposit.list'] as const).map((endpoint) => ({
        endpoint,
        kind: 'late',
        ms: 3_600_000,
      })),
    }),
  play: showsLoading({ DepositList: 'Credited' }),
})

export const Failed = meta.story({
  render: () =>
    memberPage(DepositPage, {
      faults: (['deposit.methods', 'deposit.list'] as const).map((endpoint) => ({
        endpoint,
        kind: 'html502',
        times: 1,
      })),
    }),
  play: showsFailed({ DepositList: 'Your deposits could not be loaded.' }),
})

Failed.test('Methods and deposits that fail to load can each be retried [S-408]', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2), storyTimeout)
  for (const button of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button)
  await expect(await canvas.findByRole('textbox', { name: 'Amount' }, storyTimeout)).toBeVisible()
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull(), storyTimeout)
})

export const Deposits = meta.story({
  render: () => memberPage(DepositPage, { username: 'vip' }),
  play: showsEnd({ DepositList: 'Credited' }),
})

export const Unpaid = meta.story({
  name: 'An unpaid deposit counts down to its deadline in the list [S-343] [N-4]',
  render: () =>
    memberPage(DepositPage, {
      before: async (root) => {
        const order = { methodId: 'GCASH', amount: '200' }
        await root.wire.calls(deposits).deposit.order(order, { idempotencyKey: 'order-unpaid-0000' })
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Pay by /, {}, storyTimeout)).toBeVisible()
    const left = canvas.getByRole('timer', { name: 'Time left' })
    await expect(left).toHaveTextContent(/^(20:00|19:\d\d)$/)
  },
})

export const NoDeposits = meta.story({
  render: () => memberPage(DepositPage, { username: 'jun' }),
  play: showsEmpty({ DepositList: 'No deposits yet' }),
})

export const BengaliDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => memberPage(DepositPage, { username: 'rana', remembered: inBangladesh }),
})

export const RightToLeft = meta.story({
  globals: { language: 'XB', theme: 'dark' },
  render: () => memberPage(DepositPage),
})
