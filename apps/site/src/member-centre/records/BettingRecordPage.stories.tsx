import { betRecordsStore } from '@croupier/stores'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { manyRows } from '../../testing/agentPage.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { BettingRecordPage } from './BettingRecordPage.tsx'

const meta = preview.meta({ title: 'Site/Records/BettingRecord', component: BettingRecordPage })

export const Ready = meta.story({
  render: () => memberPage(BettingRecordPage),
})

Ready.test(
  'A bet opens in full, and can be disputed with everything that identifies it [S-354]',
  async ({ canvas }) => {
    const [details] = await canvas.findAllByRole('button', { name: /^Details of bet / }, storyTimeout)
    await userEvent.click(details as HTMLElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Report a problem' }, storyTimeout))
    await expect(canvas.getByText(/^order \S+\s+time \d{4}-/)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'What is wrong?' }), 'The reels stopped.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send to customer service' }))
    await expect(
      await canvas.findByText(/^Sent\. Our answer will appear in your messages/, {}, storyTimeout),
    ).toBeVisible()
  },
)

Ready.test('Print has a sheet of its own, which the screen does not show [S-354]', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Print' }, storyTimeout)).toBeEnabled()
  const sheet = document.querySelector<HTMLElement>('[data-print-sheet]')
  await expect(sheet).not.toBeVisible()
  const onPaper = within(sheet as HTMLElement)
  await expect(onPaper.getByRole('heading', { name: 'Betting record', hidden: true })).toBeInTheDocument()
  await expect(onPaper.getByText(/^[A-Z][a-z]{2} \d+\s–\s.*20\d\d$/)).toBeInTheDocument()
  await expect(onPaper.getByText('Croupier · maria')).toBeInTheDocument()
})

export const FiveThousand = meta.story({
  name: '5,000 bets of the largest amounts on games with long names come in pages [S-354]',
  render: () =>
    memberPage(BettingRecordPage, {
      before: (root) =>
        manyRows(root.store(betRecordsStore), (first, place) => ({
          ...first,
          orderNo: `${first.orderNo}-${place}`,
          gameName: 'The Adventures of the Very Patient Lantern Keeper, Second Edition',
          betAmount: '9007199254740.93',
          netAmount: '-9007199254740.93',
        })),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Pages' }, storyTimeout)).toBeVisible()
    await expect(canvas.getAllByText('-₱9,007,199,254,740.93').length).toBe(20)
  },
})

export const Empty = meta.story({
  render: () => memberPage(BettingRecordPage, { username: 'jun' }),
  play: showsEmpty({ BetResult: 'No bets in this period' }),
})

Empty.test('The result of another choice is announced', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Open' }))
  const announced = () => document.querySelector('[data-announcer="polite"]')
  await waitFor(() => expect(announced()).toHaveTextContent('No open bets in this period'), storyTimeout)
})

Ready.test('How many pages a filter leaves is announced', async ({ canvas }) => {
  await canvas.findAllByRole('button', { name: /^Details of bet / }, storyTimeout)
  const announced = () => [...document.querySelectorAll('[data-announcer="text"]')].map((one) => one.textContent)
  const before = announced().length
  await userEvent.click(canvas.getByRole('radio', { name: 'Settled' }))
  await waitFor(() => expect(announced().slice(before).join()).toMatch(/^Page 1 of \d+$/), storyTimeout)
})

export const Loading = meta.story({
  render: () => memberPage(BettingRecordPage, { faults: unanswered('records.bets') }),
  play: showsLoading({ BetResult: 'Lost' }),
})

export const Failed = meta.story({
  render: () => memberPage(BettingRecordPage, { faults: failsOnce('records.bets') }),
  play: showsFailed({ BetResult: 'The betting record could not be loaded.' }),
})

Failed.test('Bets that fail to load can be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect(
    (await canvas.findAllByRole('button', { name: /^Details of bet / }, storyTimeout)).length,
  ).toBeGreaterThan(0)
})

export const End = meta.story({
  render: () => memberPage(BettingRecordPage),
  play: showsEnd({ BetResult: 'Lost' }),
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(BettingRecordPage, { username: 'rana', remembered: inBangladesh }),
})
