import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { TransferUplinePage } from './TransferUplinePage.tsx'

/** The merchant's switch for transfers upward is off by default. */
const switchedOn = { operate: { 'modules/set': { merchant: 'crph', module: 'AGETRANSFERUP3', on: true } } }

const meta = preview.meta({ title: 'Site/Deposit and withdraw/TransferUpline', component: TransferUplinePage })

export const Ready = meta.story({
  name: 'The agent above is named and the payment password is asked for [S-329] [S-353]',
  render: () => memberPage(TransferUplinePage, { username: 'beth', ...switchedOn }),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Transfer to your upline' }, storyTimeout))
    await expect(form.getByLabelText(/^Payment password/)).toHaveValue('')
    await userEvent.type(form.getByRole('textbox', { name: /^Amount/ }), '0')
    await userEvent.click(form.getByRole('button', { name: 'Transfer' }))
    await expect(form.getByRole('textbox', { name: /^Amount/ })).toBeInvalid()
  },
})

export const NoUpline = meta.story({
  name: 'An account without an agent above has nobody to send to, and says so [S-329]',
  render: () => memberPage(TransferUplinePage, { username: 'jun' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You cannot transfer to an upline', {}, storyTimeout)).toBeVisible()
  },
})

export const Failed = meta.story({
  render: () =>
    memberPage(TransferUplinePage, {
      username: 'beth',
      ...switchedOn,
      faults: failsOnce('transfer.settings'),
    }),
})

Failed.test('Terms that fail to load can be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect(await canvas.findByRole('form', {}, storyTimeout)).toBeVisible()
})

export const Loading = meta.story({
  render: () =>
    memberPage(TransferUplinePage, {
      username: 'beth',
      ...switchedOn,
      faults: unanswered('transfer.settings'),
    }),
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(TransferUplinePage, { username: 'rana', remembered: inBangladesh }),
})
