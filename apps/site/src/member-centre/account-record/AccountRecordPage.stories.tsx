import { accountRecordStore } from '@croupier/stores'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { manyRows } from '../../testing/agentPage.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { sendFromAgent } from '../../testing/sendFromAgent.ts'
import { AccountRecordPage } from './AccountRecordPage.tsx'

const meta = preview.meta({
  title: 'Site/Records/AccountRecord',
  component: AccountRecordPage,
})

export const Ready = meta.story({
  name: 'Every movement shows type, amount, balance after and time, under the sums of the period [S-355] [G-39]',
  render: () => memberPage(AccountRecordPage),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Transactions of the chosen period' }, storyTimeout))
    await expect(table.getAllByRole('row').length).toBeGreaterThan(10)
    await expect(table.getAllByText('Bet').length).toBeGreaterThan(0)
    await expect(await canvas.findByText(/^Since you opened your account on /, {}, storyTimeout)).toBeVisible()
    await userEvent.click(canvas.getByText('How this is worked out'))
    await expect(canvas.getByText(/^Net result is what you received from play/)).toBeVisible()
  },
})

export const HiddenBalance = meta.story({
  name: 'While the balance is hidden, no row says what it was; the amounts stay [S-058] [S-355]',
  render: () => memberPage(AccountRecordPage, { before: (root) => root.balance.toggleHidden() }),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Transactions of the chosen period' }, storyTimeout)
    const [, first] = within(table).getAllByRole('row')
    const [amount, balance] = within(first ?? table)
      .getAllByRole('cell')
      .slice(-2)
    await expect(balance).toHaveTextContent(/^\*+$/)
    await expect(amount).toHaveTextContent(/₱/)
  },
})

let reloadInVain: () => Promise<void>

export const StaysOnFailure = meta.story({
  name: 'Rows stay when a change of the account cannot load them again [S-355] [G-62]',
  render: () =>
    memberPage(AccountRecordPage, {
      before: (root, operate) => {
        reloadInVain = async () => {
          for (const fault of failsOnce('statement.transactions')) await operate('faults/add', fault)
          await root.feed.look(true)
          await waitFor(() => expect(root.store(accountRecordStore).result.failure).toBeDefined())
        }
      },
    }),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Transactions of the chosen period' }, storyTimeout)
    await reloadInVain()
    await expect(table).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

export const Year = meta.story({
  name: 'Twelve months come on request, with an export of their own [G-39]',
  render: () => memberPage(AccountRecordPage),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show twelve months' }, storyTimeout))
    await expect(await canvas.findByRole('region', { name: 'In the last twelve months' }, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download twelve months as CSV' })).toBeEnabled()
  },
})

export const FromAgent = meta.story({
  name: 'Money from the agent above is named as that, not as a deposit [G-52]',
  render: () => memberPage(AccountRecordPage, { username: 'carl', before: (root) => sendFromAgent(root, '300') }),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Transactions of the chosen period' }, storyTimeout))
    const row = table.getByText('Transfer from upline').closest('tr')
    await expect(row).toHaveTextContent('₱300.00')
    await expect(table.queryByText('Deposit')).toBeNull()
  },
})

FromAgent.test(
  'Its number can be copied and a problem reported, with the facts of the row [N-4]',
  async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Transactions of the chosen period' }, storyTimeout))
    const row = within(table.getByText('Transfer from upline').closest('tr') as HTMLElement)
    await expect(row.queryByRole('button')).toBeNull()
    await userEvent.click(row.getByText(/^Details/))
    await expect(await row.findByRole('button', { name: /^Copy number T\d+$/ }, storyTimeout)).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Report a problem' }))
    const facts = await row.findByText(/^transaction /, {}, storyTimeout)
    await expect(facts).toHaveTextContent(/order T\d+ type other amount 300\.00 time 2026-/)
  },
)

export const FiveThousand = meta.story({
  name: '5,000 movements of the largest amounts come in pages, and paper says which page it has [S-355] [S-361]',
  render: () =>
    memberPage(AccountRecordPage, {
      before: (root) =>
        manyRows(root.store(accountRecordStore), (first, place) => ({
          ...first,
          txId: `${first.txId}-${place}`,
          amount: '-9007199254740.93',
          currentAvailBalance: '9007199254740993.12',
        })),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Pages' }, storyTimeout)).toBeVisible()
    await expect(canvas.getAllByText('₱9,007,199,254,740,993.12').length).toBe(20)
    const sheet = document.querySelector<HTMLElement>('[data-print-sheet]')
    await expect(sheet).toHaveTextContent('Page 1 of 250')
  },
})

export const Empty = meta.story({
  name: 'A type that never happened leaves the list empty and says so [S-355]',
  render: () => memberPage(AccountRecordPage, { username: 'jun' }),
  play: showsEmpty({ Movements: 'No transactions in this period' }),
})

export const Loading = meta.story({
  render: () =>
    memberPage(AccountRecordPage, {
      faults: unanswered('statement.transactions', 'statement.summary'),
    }),
  play: showsLoading({ Movements: 'Bet' }),
})

export const Failed = meta.story({
  render: () => memberPage(AccountRecordPage, { faults: failsOnce('statement.transactions') }),
  play: showsFailed({ Movements: 'The account record could not be loaded.' }),
})

Failed.test('Rows that fail to load can be retried, and the sums stay [S-408]', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect(
    await canvas.findByRole('table', { name: 'Transactions of the chosen period' }, storyTimeout),
  ).toBeVisible()
})

export const End = meta.story({
  render: () => memberPage(AccountRecordPage),
  play: showsEnd({ Movements: 'Bet' }),
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(AccountRecordPage, { username: 'rana', remembered: inBangladesh }),
})
