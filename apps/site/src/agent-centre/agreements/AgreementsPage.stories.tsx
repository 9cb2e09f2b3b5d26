import { offerStore } from '@croupier/stores'
import { expect, screen, userEvent, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { AgreementsPage } from './AgreementsPage.tsx'

const meta = preview.meta({ title: 'Site/Lead a team/Agreements', component: AgreementsPage })

export const Given = meta.story({
  name: 'Contracts an agent pays show kind, downline, rate and every step [S-396] [S-397]',
  render: () => memberPage(AgreementsPage, { username: 'ace' }),
  play: async ({ canvas }) => {
    const card = within(
      (await canvas.findByRole('heading', { name: 'Dividend with beth' }, storyTimeout)).closest(
        'article',
      ) as HTMLElement,
    )
    await expect(card.getByText('20%')).toBeVisible()
    await expect(card.getByText(/Half-monthly/)).toBeVisible()
    await expect(card.getByText('20%: turnover of ₱2,000.00 or more and 4 active members or more')).toBeVisible()
    await showsEnd({ AgreementList: 'Dividend with beth' })()
  },
})

export const Offer = meta.story({
  name: 'What waits is counted, and opens with its terms and who did what when [S-396] [S-400]',
  render: () => memberPage(AgreementsPage, { username: 'beth' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 requests are waiting for your answer', {}, storyTimeout)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Answer: Dividend with ace' }))
    await expect(await canvas.findByRole('heading', { name: 'Dividend with ace' }, storyTimeout)).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'History' }, storyTimeout)).toHaveTextContent(/Offered.*ace/)
  },
})

export const Offering = meta.story({
  name: 'Terms are replayed before they are sent, and a rate above one’s own is refused [S-397] [S-402] [N-7]',
  render: () => memberPage(AgreementsPage, { username: 'ace' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Offer a contract' }, storyTimeout))
    await userEvent.click(await canvas.findByRole('combobox', { name: /^Downline/ }, storyTimeout))
    await userEvent.click(await screen.findByRole('option', { name: 'dina' }, storyTimeout))
    const form = within(await canvas.findByRole('form', {}, storyTimeout))
    await userEvent.click(form.getByRole('combobox', { name: /^Period/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Monthly' }, storyTimeout))
    const rate = form.getByRole('textbox', { name: /^Rate/ })
    await userEvent.type(rate, '31')
    await userEvent.click(form.getByRole('button', { name: 'Show what last month would have paid' }))
    await expect(rate).toBeInvalid()
    await userEvent.clear(rate)
    await userEvent.type(rate, '10')
    await userEvent.click(form.getByRole('button', { name: 'Show what last month would have paid' }))
    await expect((await canvas.findAllByText('Under the current contract', {}, storyTimeout))[0]).toBeVisible()
  },
})

export const Empty = meta.story({
  name: 'Without contracts the page says where they come from [S-397]',
  render: () => memberPage(AgreementsPage, { username: 'wena' }),
  play: showsEmpty({ AgreementList: 'No contract in force' }),
})

export const LongNames = meta.story({
  name: 'One of 5,000 downlines with long names has an offer, and it can be taken back [S-397]',
  render: () =>
    memberPage(AgreementsPage, {
      username: 'ace',
      operate: { 'scenarios/load': { name: 'crowd' } },
      before: async (root) => {
        const offers = root.store(offerStore)
        await offers.search('maximiliana')
        const downlineId = offers.receivers.data?.[0]?.id ?? ''
        await offers.send({ downlineId, kind: 'daily', productType: 'CONS', tiers: [{ rate: '0.1' }] })
      },
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /^State/ }, storyTimeout))
    await userEvent.click(await screen.findByRole('option', { name: 'Waiting for an answer' }, storyTimeout))
    const title = await canvas.findByRole(
      'heading',
      { name: /^Daily salary with maximilianaofbatangas\d+$/ },
      storyTimeout,
    )
    const card = within(title.closest('article') as HTMLElement)
    await expect(card.getByRole('button', { name: 'Withdraw the offer' })).toBeVisible()
  },
})

export const Loading = meta.story({
  render: () =>
    memberPage(AgreementsPage, {
      username: 'ace',
      faults: unanswered('agreement.list'),
    }),
  play: showsLoading({ AgreementList: 'Dividend with beth' }),
})

export const Failed = meta.story({
  render: () =>
    memberPage(AgreementsPage, {
      username: 'ace',
      // The page loads the list and the waiting contracts.
      faults: failsOnce('agreement.list', 'agreement.list'),
    }),
  play: showsFailed({ AgreementList: 'Your contracts could not be loaded.' }),
})

Failed.test('Contracts that fail to load can be retried [S-408]', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByRole('heading', { name: 'Dividend with beth' }, storyTimeout)).toBeVisible()
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(AgreementsPage, { username: 'ace', remembered: { lang: 'BN' } }),
})
