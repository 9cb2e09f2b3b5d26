import { expect, screen, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { longAccount, rests } from '../../testing/agentPage.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { Overlays } from '../../shell/overlays/Overlays.tsx'
import { TransferDownlinePage } from './TransferDownlinePage.tsx'

const meta = preview.meta({ title: 'Site/Lead a team/Transfer', component: TransferDownlinePage })

/** The page with the questions it asks. */
const WithOverlays = () => (
  <>
    <TransferDownlinePage />
    <Overlays />
  </>
)

export const Ready = meta.story({
  name: 'One’s own account is refused at its field before anything is sent [S-393]',
  render: () => memberPage(TransferDownlinePage, { username: 'ace' }),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Transfer to a downline' }, storyTimeout))
    const account = form.getByRole('textbox', { name: /^User name|^Account/ })
    await userEvent.type(account, 'ACE')
    await userEvent.type(form.getByRole('textbox', { name: /^Amount/ }), '100')
    await userEvent.type(form.getByLabelText(/^Payment password/), '135790')
    await userEvent.click(form.getByRole('button', { name: 'Transfer' }))
    await expect(account).toBeInvalid()
  },
})

export const LongNames = meta.story({
  name: 'Sent to a long name among 5,000, the transfer says to whom [S-393]',
  render: () => memberPage(WithOverlays, { username: 'ace', operate: { 'scenarios/load': { name: 'crowd' } } }),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Transfer to a downline' }, storyTimeout))
    await userEvent.type(form.getByRole('textbox', { name: /^User name|^Account/ }), longAccount(1))
    await userEvent.type(form.getByRole('textbox', { name: /^Amount/ }), '100')
    await userEvent.type(form.getByLabelText(/^Payment password/), '135790')
    await userEvent.click(form.getByRole('button', { name: 'Transfer' }))
    const review = within(await screen.findByRole('alertdialog', { name: 'Send this money?' }, storyTimeout))
    await expect(review.getByText(new RegExp(`goes to ${longAccount(1)}`))).toBeVisible()
    await userEvent.click(review.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('Transfer sent', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByText(longAccount(1))).toBeVisible()
  },
})

export const BalanceHidden = meta.story({
  name: 'A hidden balance is readable neither in the form nor after sending [S-058] [S-393]',
  render: () =>
    memberPage(WithOverlays, {
      username: 'ace',
      before: async (root) => root.balance.toggleHidden(),
    }),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Transfer to a downline' }, storyTimeout))
    await expect(form.getByRole('textbox', { name: /^Amount/ })).toHaveAccessibleDescription(/^From \S+$/)
    await userEvent.type(form.getByRole('textbox', { name: /^User name|^Account/ }), 'beth')
    await userEvent.type(form.getByRole('textbox', { name: /^Amount/ }), '100')
    await userEvent.type(form.getByLabelText(/^Payment password/), '135790')
    await userEvent.click(form.getByRole('button', { name: 'Transfer' }))
    const review = within(await screen.findByRole('alertdialog', { name: 'Send this money?' }, storyTimeout))
    await userEvent.click(review.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('Transfer sent', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByText('******')).toBeVisible()
  },
})

export const NoDownlines = meta.story({
  name: 'Says why somebody may not transfer to downlines [S-393]',
  render: () => memberPage(TransferDownlinePage, { username: 'maria' }),
  play: rests('You cannot transfer to downlines'),
})

export const Failed = meta.story({
  render: () =>
    memberPage(TransferDownlinePage, {
      username: 'ace',
      faults: failsOnce('transfer.settings'),
    }),
  play: rests('Try again'),
})

Failed.test('Terms that fail to load can be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByRole('form', {}, storyTimeout)).toBeVisible()
})

export const Loading = meta.story({
  render: () =>
    memberPage(TransferDownlinePage, {
      username: 'ace',
      faults: unanswered('transfer.settings'),
    }),
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(TransferDownlinePage, { username: 'ace', remembered: { lang: 'BN' } }),
})
