import { isClaimable, rewardsStore } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { pageTemplate } from '../../../../.storybook/pictures.ts'
import preview from '../../../../.storybook/preview.tsx'
import { useRoot } from '../base/RootContext.ts'
import { Overlays } from '../shell/overlays/Overlays.tsx'
import { memberPage } from '../testing/memberPage.tsx'
import { onBreak } from '../testing/onBreak.ts'
import { sendFromAgent } from '../testing/sendFromAgent.ts'
import { storyTimeout } from '../testing/SiteFixture.tsx'

/** The overlays of the site, and whether the centre is open. */
const Centre = observer(function Centre() {
  const { memberCentre } = useRoot()
  return (
    <>
      <p>{memberCentre.isOpen ? 'open' : 'closed'}</p>
      <Overlays />
    </>
  )
})

const meta = preview.meta({ title: 'Site/Account/MemberCentre', component: Centre })

const at = (page: string) => memberPage(Centre, { before: (root) => root.memberCentre.open(page) })

/** Opens the form that adds an account and fills in its first field. */
async function fillInPart(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Add an account' }, storyTimeout))
  const form = await screen.findByRole('form', { name: 'Add an account' }, storyTimeout)
  const number = await within(form).findByRole('textbox', { name: /number/i }, storyTimeout)
  await userEvent.type(number, '0917')
  return number
}

export const NothingToLose = meta.story({
  parameters: pageTemplate,
  name: 'A page without input closes without a question [S-327]',
  render: () => at('bankAccounts'),
  play: async ({ canvas }) => {
    await screen.findByRole('button', { name: 'Add an account' }, storyTimeout)
    await userEvent.click(await screen.findByRole('button', { name: 'Close member centre' }))
    await waitFor(() => expect(canvas.getByText('closed')).toBeVisible())
  },
})

export const HalfFilled = meta.story({
  name: 'Escape asks before a form filled in half is lost, and staying keeps it [R-20]',
  render: () => at('bankAccounts'),
  play: async () => {
    const number = await fillInPart()
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', {}, storyTimeout)
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(number).toHaveValue('0917')
  },
})

export const AboutWithdrawal = meta.story({
  name: 'A message about a withdrawal leads to that withdrawal [S-382]',
  render: () => memberPage(Centre, { username: 'vip', before: (root) => root.memberCentre.open('messageV2') }),
  play: async () => {
    const messages = await screen.findByRole('list', { name: 'Messages' }, storyTimeout)
    const [message] = await within(messages).findAllByRole('button', { name: /withdrawal/i }, storyTimeout)
    await userEvent.click(message as HTMLElement)
    await userEvent.click(await screen.findByRole('button', { name: 'Show the withdrawal' }, storyTimeout))
    const details = await screen.findByRole('region', { name: /^Details of withdrawal/ }, storyTimeout)
    // The page then reads its address, which has to name the same withdrawal.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    await expect(details).toBeVisible()
  },
})

/** Opens the newest message of a title and presses its link to the row. */
async function follow(title: RegExp, link: string): Promise<void> {
  const messages = await screen.findByRole('list', { name: 'Messages' }, storyTimeout)
  const [message] = await within(messages).findAllByRole('button', { name: title }, storyTimeout)
  await userEvent.click(message as HTMLElement)
  const article = (await screen.findByRole('heading', { level: 4, name: title }, storyTimeout)).parentElement
  await userEvent.click(await within(article as HTMLElement).findByRole('button', { name: link }, storyTimeout))
}

/** The row that has the focus, once it does. */
async function reachedRow(selector: string): Promise<HTMLElement> {
  await waitFor(() => expect(document.activeElement?.matches(selector)).toBe(true), storyTimeout)
  return document.activeElement as HTMLElement
}

export const AboutTransfer = meta.story({
  name: 'A message about a transfer leads to its row in the account record, open to copy its number [S-382] [N-4]',
  render: () =>
    memberPage(Centre, {
      username: 'carl',
      before: async (root) => {
        await sendFromAgent(root, '300')
        root.memberCentre.open('messageV2')
      },
    }),
  play: async () => {
    await follow(/Transfer received/, 'Account record')
    const row = within(await reachedRow('[data-order]'))
    await expect(await row.findByRole('button', { name: /^Copy number T\d+$/ }, storyTimeout)).toBeVisible()
  },
})

export const AboutReward = meta.story({
  name: 'A message about a reward leads to that reward [S-382] [S-370]',
  render: () =>
    memberPage(Centre, {
      before: async (root, operate) => {
        const rewards = root.store(rewardsStore)
        await rewards.load()
        const pending = rewards.rewards.data?.find((one) => !isClaimable(one))
        await operate('rewards/decide', { id: String(pending?.rewardId), approve: true })
        root.memberCentre.open('messageV2')
      },
    }),
  play: async () => {
    await follow(/A reward is waiting/, 'Reward centre')
    const row = within(await reachedRow('[data-reward]'))
    await expect(await row.findByRole('button', { name: 'Claim Story of the month' }, storyTimeout)).toBeEnabled()
  },
})

export const OtherPage = meta.story({
  name: 'The menu asks too, and leaves once the person agrees [R-20]',
  render: () => at('bankAccounts'),
  play: async () => {
    await fillInPart()
    await userEvent.click(await screen.findByRole('button', { name: /^Messages/ }, storyTimeout))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }, storyTimeout))
    await expect(await screen.findByRole('heading', { name: 'Messages' }, storyTimeout)).toBeVisible()
    await expect(screen.queryByRole('form', { name: 'Add an account' })).toBeNull()
  },
})

export const AddFromWithdrawal = meta.story({
  name: 'One press in the withdrawal opens the form for another account [S-345]',
  render: () => at('withdraw'),
  play: async () => {
    await fillInPart()
    await expect(screen.getByRole('heading', { level: 3, name: 'Accounts to withdraw to' })).toBeVisible()
  },
})

export const AddFromProfile = meta.story({
  name: 'One press at a missing account in the profile opens the form, which asks for a payment password first [S-334]',
  render: () => memberPage(Centre, { username: 'jun', before: (root) => root.memberCentre.open('profile') }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add: Bank account or e-wallet' }, storyTimeout))
    await expect(await screen.findByRole('form', { name: 'Set payment password' }, storyTimeout)).toBeVisible()
  },
})

export const HalfWritten = meta.story({
  name: 'A half-written message to customer service is not lost by a slip, inside the page or out of it [R-20] [S-384]',
  render: () => at('messageV2'),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Customer service' }, storyTimeout))
    const field = await screen.findByRole('textbox', { name: 'Your message' }, storyTimeout)
    await userEvent.type(field, 'My deposit')
    for (const slip of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('radio', { name: 'Received' })),
    ]) {
      await slip()
      const question = await screen.findByRole('alertdialog', {}, storyTimeout)
      await userEvent.click(within(question).getByRole('button', { name: 'Stay' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(field).toHaveValue('My deposit')
    }
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(field).toHaveValue(''), storyTimeout)
    await userEvent.click(screen.getByRole('radio', { name: 'Received' }))
    await expect(await screen.findByRole('list', { name: 'Messages' }, storyTimeout)).toBeVisible()
  },
})

export const OnBreak = meta.story({
  name: 'On a break the menu has no offers, a link to one says why, and the withdrawal is one press away [G-33]',
  render: () =>
    memberPage(Centre, {
      before: async (root) => {
        await onBreak('24h')(root)
        root.memberCentre.open('rewardCenter')
      },
    }),
  play: async () => {
    const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }, storyTimeout))
    const heading = await centre.findByRole('heading', { level: 3, name: 'You are taking a break' }, storyTimeout)
    await waitFor(() => expect(heading).toBeVisible())
    const menu = within(centre.getByRole('navigation', { name: 'Member centre menu' }))
    for (const name of [/^Deposit/, /^Reward/, /^Invite/, /^Missions/, /^Manual rebate/])
      await expect(menu.queryByRole('button', { name })).toBeNull()
    for (const name of [/^Account record/, /^Messages/]) await expect(menu.getByRole('button', { name })).toBeVisible()
    await expect(centre.queryByRole('button', { name: /^Your rank/ })).toBeNull()
    await userEvent.click(centre.getByRole('button', { name: 'Withdraw' }))
    await expect(await centre.findByRole('heading', { level: 3, name: 'Withdraw' }, storyTimeout)).toBeVisible()
  },
})
