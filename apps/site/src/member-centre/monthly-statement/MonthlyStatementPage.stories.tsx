import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { MonthlyStatementPage } from './MonthlyStatementPage.tsx'

const meta = preview.meta({ title: 'Site/Records/MonthlyStatement', component: MonthlyStatementPage })

export const Ready = meta.story({
  name: 'Each month says in words whether it was won or lost, with time, biggest day and deposits [G-40]',
  render: () => memberPage(MonthlyStatementPage),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('heading', { level: 4 }, storyTimeout)
    const months = [...canvasElement.querySelectorAll<HTMLElement>('[data-month]')]
    await expect(months).toHaveLength(12)
    const newest = within(months[0] as HTMLElement)
    await expect(newest.getByText(/^You (lost|won) ₱|^You neither won nor lost/)).toBeVisible()
    await expect(newest.getByText('Biggest day')).toBeVisible()
    await expect(newest.getByText(/deposits?: ₱/)).toBeVisible()
    await userEvent.click(newest.getByText('How this is worked out'))
    await expect(newest.getByText(/^Wins of the month less stakes of the month/)).toBeVisible()
  },
})

export const Empty = meta.story({
  name: 'Months without play say so, and show no gain and no loss [G-40]',
  render: () => memberPage(MonthlyStatementPage, { username: 'jun' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No play', {}, storyTimeout)).toHaveLength(12)
    await expect(canvas.getAllByText(/^You neither won nor lost/)).toHaveLength(12)
  },
})

export const Loading = meta.story({
  render: () => memberPage(MonthlyStatementPage, { faults: unanswered('safety.statement') }),
})

export const Failed = meta.story({
  render: () => memberPage(MonthlyStatementPage, { faults: failsOnce('safety.statement') }),
})

Failed.test('A statement that fails to load can be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect((await canvas.findAllByRole('heading', { level: 4 }, storyTimeout)).length).toBe(12)
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(MonthlyStatementPage, { username: 'rana', remembered: inBangladesh }),
})
