import { agreementFactsStore } from '@croupier/stores'
import { expect, screen, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Overlays } from '../shell/overlays/Overlays.tsx'
import { storyTimeout } from '../testing/SiteFixture.tsx'
import { rests } from '../testing/agentPage.tsx'
import { failsOnce, unanswered } from '../testing/faults.ts'
import { type MemberPageProps, memberPage } from '../testing/memberPage.tsx'
import { MemberAgreementsPage } from './MemberAgreementsPage.tsx'

const meta = preview.meta({ title: 'Site/Account/Agreements', component: MemberAgreementsPage })

/** The page under the site's overlays, which ask before something ends. */
const UnderOverlays = () => (
  <>
    <MemberAgreementsPage />
    <Overlays />
  </>
)

/** Maria, no agent, whom the operator has offered a daily salary. */
const offered = (props: MemberPageProps = {}) =>
  memberPage(UnderOverlays, {
    operate: { 'agreements/offer': { merchant: 'crph', account: 'maria', kind: 'daily', rate: '0.2' } },
    // The popup of offers would lie above the page.
    before: (root) => root.store(agreementFactsStore).closePopup(),
    ...props,
  })

export const Offered = meta.story({
  render: () => offered(),
  play: rests('1 request is waiting for your answer'),
})

Offered.test(
  'An offer comes first; a member answers it, and later asks to end the contract, which stays in force [S-399] [S-400]',
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer: Daily salary with the operator' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }, storyTimeout))
    const question = await screen.findByRole('dialog', { name: 'Accept this contract?' }, storyTimeout)
    await userEvent.click(within(question).getByRole('button', { name: 'Accept' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask to end it' }, storyTimeout))
    const end = await screen.findByRole('alertdialog', { name: 'Ask to end this contract?' }, storyTimeout)
    await userEvent.click(within(end).getByRole('button', { name: 'Ask to end it' }))
    await expect(await canvas.findByText('End requested', { selector: 'article *' }, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'History' })).toHaveTextContent(/Accepted.*You.*End requested.*You/)
    // It stays in force until the other side agrees.
    await userEvent.click(canvas.getByRole('button', { name: 'All contracts' }))
    const card = (await canvas.findByRole('heading', { name: 'Daily salary with the operator' }, storyTimeout)).closest(
      'article',
    )
    await expect(card).toHaveTextContent('End requested')
  },
)

export const Empty = meta.story({
  render: () => memberPage(UnderOverlays),
  play: rests('No contract in force'),
})

export const Loading = meta.story({ render: () => offered({ faults: unanswered('agreement.list') }) })

export const Failed = meta.story({
  // The page loads the list and the waiting contracts.
  render: () => offered({ faults: failsOnce('agreement.list', 'agreement.list') }),
  play: rests('Try again'),
})

export const BengaliPhone = meta.story({
  globals: { language: 'BN', viewport: { value: 'phone', isRotated: false } },
  render: () => offered({ remembered: { lang: 'BN' } }),
})
