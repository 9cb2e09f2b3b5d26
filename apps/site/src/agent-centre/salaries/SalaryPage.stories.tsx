import { salaryStores } from '@croupier/stores'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { longAccount, manyRows } from '../../testing/agentPage.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { DividendPage, RealTimeSalaryPage } from './SalaryPage.tsx'

const meta = preview.meta({ title: 'Site/Lead a team/Salary', component: DividendPage })

const money = (text: string) => Number(text.replace(/[^\d.-]/g, ''))

export const Dividends = meta.story({
  name: 'Dividends go by half months; one opens its formula and rows that add up to it [S-388] [S-405] [N-1]',
  render: () => memberPage(DividendPage, { username: 'ace' }),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Payments' }, storyTimeout))
    await expect(table.getAllByText(/^Nov 1\s–\s15, 2026$/)[0]).toBeVisible()
    await userEvent.click(table.getAllByRole('button', { name: /^Details: Nov 1/ })[0] as HTMLElement)
    await expect(await canvas.findByText(/team loss.*× \d+%/, {}, storyTimeout)).toBeVisible()
    const rows = within(canvas.getByRole('table', { name: 'The team’s figures in this period' })).getAllByRole('row')
    const turnovers = rows.slice(1).map((row) => money(within(row).getAllByRole('cell').at(-2)?.textContent ?? ''))
    const total = turnovers.pop()
    await expect(turnovers.reduce((sum, one) => sum + one, 0)).toBeCloseTo(total ?? 0)
  },
})

export const RealTime = meta.story({
  name: 'Real-time salary tells when it is paid next, every five minutes by the clock, and names the rate of each wage [S-403] [N-1]',
  render: () =>
    memberPage(RealTimeSalaryPage, { username: 'ace', operate: { 'scenarios/load': { name: 'agent-month' } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Next payment at \d+:\d[05] [AP]M$/, {}, storyTimeout)).toBeVisible()
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: /^Details: / }, storyTimeout))[0] as HTMLElement,
    )
    await expect(await canvas.findByText(/on lost bets =/, {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByText(/^₱[\d,.]+ × [\d.]+%.* = ₱[\d,.]+$/)).toBeVisible()
  },
})

export const Empty = meta.story({
  name: 'Without payments the page says when one shows [S-388]',
  render: () => memberPage(DividendPage, { username: 'wena' }),
  play: showsEmpty({ SalaryTable: 'No payments in this period' }),
})

export const Loading = meta.story({
  render: () =>
    memberPage(DividendPage, {
      username: 'ace',
      faults: unanswered('salary.dividends'),
    }),
  play: showsLoading({ SalaryTable: /^Nov 1\s–\s15, 2026$/ }),
})

export const Failed = meta.story({
  render: () =>
    memberPage(DividendPage, {
      username: 'ace',
      faults: failsOnce('salary.dividends'),
    }),
  play: showsFailed({ SalaryTable: 'The payments could not be loaded.' }),
})

Failed.test('Payments that fail to load can be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByRole('table', { name: 'Payments' }, storyTimeout)).toBeVisible()
})

export const End = meta.story({
  render: () => memberPage(DividendPage, { username: 'ace' }),
  play: showsEnd({ SalaryTable: /^Nov 1\s–\s15, 2026$/ }),
})

export const FiveThousand = meta.story({
  name: '5,000 payments of large amounts to people with long names come in pages [S-388]',
  render: () =>
    memberPage(DividendPage, {
      username: 'ace',
      before: (root) =>
        manyRows(root.store(salaryStores.dividend), (first, place) => ({
          ...first,
          id: `${first.id}-${place}`,
          partyAccount: longAccount(place),
          turnover: '90071992547.93',
          amount: '1234567890.12',
        })),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Pages' }, storyTimeout)).toBeVisible()
    await expect(canvas.getAllByText(/^maximilianaofbatangas/).length).toBe(20)
    await expect(canvas.getAllByText('₱1,234,567,890.12')[0]).toBeVisible()
  },
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(DividendPage, { username: 'ace', remembered: { lang: 'BN' } }),
})
