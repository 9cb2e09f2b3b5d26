import { safetyStore, signInStore, type RootStore } from '@croupier/stores'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { memberPage } from '../testing/memberPage.tsx'
import { inBangladesh, storyTimeout } from '../testing/SiteFixture.tsx'
import { SafetyPage } from './SafetyPage.tsx'

const meta = preview.meta({ title: 'Site/Safer play/SafetyLimits', component: SafetyPage })

const withLimits = async (root: RootStore) => {
  const safety = root.store(safetyStore)
  await safety.setLimit({ kind: 'deposit', period: 'day', amount: 100_000n })
  await safety.setLimit({ kind: 'deposit', period: 'week', amount: 50_000n })
  await safety.setLimit({ kind: 'loss', period: 'month', amount: 300_000n })
}

export const InForce = meta.story({
  name: 'Limits say what is left, which one applies, since when and when they restart [G-11] [G-12] [G-13] [G-16]',
  render: () => memberPage(SafetyPage, { before: withLimits }),
  play: async ({ canvas }) => {
    const limits = within(await canvas.findByRole('region', { name: 'Your limits' }, storyTimeout))
    const entries = await limits.findAllByRole('listitem', {}, storyTimeout)
    await expect(entries.map((entry) => entry.querySelector('strong')?.textContent)).toEqual([
      'Deposit limit per day',
      'Deposit limit per week',
      'Loss limit per month',
    ])
    // The lowest remaining amount applies, whichever period it belongs to.
    await expect(within(entries[0] as HTMLElement).queryByText('Applies now')).toBeNull()
    await expect(within(entries[1] as HTMLElement).getByText('Applies now')).toBeVisible()
    await expect(entries[0]).toHaveTextContent('₱0.00 of ₱1,000.00 used, ₱1,000.00 left')
    await expect(entries[0]).toHaveTextContent(
      /In force since Nov 21, 2026, .+\. It resets on Nov 22, 2026, 12:00 AM\./,
    )
    await expect(
      limits.getByText(/^Limits apply to your whole account: every product, every payment method/),
    ).toBeVisible()
    await expect(limits.getByText(/^Days start at midnight, weeks on Monday/)).toBeVisible()
  },
})

export const Names = meta.story({
  name: 'Only the limit on all deposits is called a deposit limit, and it comes first [G-08] [G-09] [G-10]',
  render: () => memberPage(SafetyPage),
  play: async ({ canvas }) => {
    const limits = within(await canvas.findByRole('region', { name: 'Your limits' }, storyTimeout))
    const names = (await limits.findAllByRole('heading', { level: 3 }, storyTimeout)).map(
      ({ textContent }) => textContent,
    )
    await expect(names).toEqual(['Deposit limit', 'Loss limit', 'Stake limit', 'Session limit', 'Reality check'])
    const form = (name: string) => within(limits.getByRole('form', { name }))
    await expect(form('Deposit limit').getByText('Counts all deposits in the period.')).toBeVisible()
    await expect(form('Loss limit').getByText('Counts stakes less wins in the period.')).toBeVisible()
    // No amount is offered: an empty box, and no button but the one that sets the limit.
    await expect(form('Deposit limit').getByRole('textbox')).toHaveValue('')
    await expect(form('Deposit limit').getAllByRole('button')).toHaveLength(1)
  },
})

export const RaiseWaits = meta.story({
  name: 'A higher limit waits with its date, the present one stays, and every change is in the history [G-13] [G-16] [G-56]',
  render: () => memberPage(SafetyPage, { before: withLimits }),
  play: async ({ canvas }) => {
    const limits = within(await canvas.findByRole('region', { name: 'Your limits' }, storyTimeout))
    const form = within(await limits.findByRole('form', { name: 'Deposit limit' }, storyTimeout))
    await userEvent.click(form.getByRole('radio', { name: /^Day/ }))
    await userEvent.type(form.getByRole('textbox'), '5000')
    await expect(
      form.getByText(/^Your current limit stays\. You can confirm the higher one from Nov 2\d, 2026/),
    ).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Set limit' }))
    const history = within(canvas.getByRole('region', { name: 'History' }))
    await history.findByText(/^Change requested/, {}, storyTimeout)
    const [newest] = history.getAllByRole('listitem')
    await expect(newest).toHaveTextContent(
      /^Change requested Deposit limit per day: ₱1,000\.00 → ₱5,000\.00Nov 2\d, 2026/,
    )
    const [day] = limits.getAllByRole('listitem')
    await expect(day).toHaveTextContent('of ₱1,000.00 used')
  },
})

/** The focus is in the nearest part of the page around this element that takes it, not at the page's start. */
const focusIsAround = (element: () => Element) =>
  waitFor(() => {
    const place = element().closest('[tabindex="-1"]')
    return expect(place !== null && place === document.activeElement).toBe(true)
  }, storyTimeout)

let site: RootStore | undefined

export const Minutes = meta.story({
  name: 'A longer session limit is said to wait, and each form of minutes leaves an empty one in focus [G-13] [G-23]',
  render: () =>
    memberPage(SafetyPage, {
      before: async (root) => {
        site = root
        await root.store(safetyStore).setSessionLimit(60)
      },
    }),
  play: async ({ canvas }) => {
    const limits = within(await canvas.findByRole('region', { name: 'Your limits' }, storyTimeout))
    await limits.findByRole('form', { name: 'Session limit' }, storyTimeout)
    const send = async (name: string, minutes: string) => {
      const field = () => within(limits.getByRole('form', { name })).getByRole('textbox')
      await userEvent.type(field(), `${minutes}{Enter}`)
      await waitFor(() => expect(field()).toHaveValue(''), storyTimeout)
      await focusIsAround(field)
    }
    const told = () => site?.toasts.toasts.map(({ textKey }) => textKey)
    await send('Session limit', '120')
    await expect(told()).toEqual(['safety.saved_waits'])
    await send('Session limit', '45')
    await expect(told()).toEqual(['safety.saved_waits', 'safety.saved'])
    await send('Reality check', '30')
  },
})

export const Removal = meta.story({
  name: 'The focus stays with a limit whose removal is asked for or called off, and with the list once it is gone [G-13]',
  render: () =>
    memberPage(SafetyPage, {
      before: async (root, operate) => {
        const safety = root.store(safetyStore)
        await withLimits(root)
        await safety.setSessionLimit(60)
        await safety.removeLimit({ kind: 'session' })
        // The removal can be confirmed a day later; the session has ended by then.
        await operate('clock/jump', { ms: 86_400_000 + 60_000 })
        await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
      },
    }),
  play: async ({ canvas }) => {
    const limits = within(await canvas.findByRole('region', { name: 'Your limits' }, storyTimeout))
    await limits.findAllByRole('listitem', {}, storyTimeout)
    const entry = (at: number) => within(limits.getAllByRole('listitem')[at] as HTMLElement)
    await userEvent.click(entry(0).getByRole('button', { name: 'Remove limit' }))
    const keep = await entry(0).findByRole('button', { name: 'Keep my current limit' }, storyTimeout)
    await focusIsAround(() => keep)
    await userEvent.click(keep)
    const remove = await entry(0).findByRole('button', { name: 'Remove limit' }, storyTimeout)
    await focusIsAround(() => remove)
    await userEvent.click(entry(3).getByRole('button', { name: 'Confirm the change' }))
    await waitFor(() => expect(limits.getAllByRole('listitem')).toHaveLength(3), storyTimeout)
    await focusIsAround(() => limits.getAllByRole('list')[0] as HTMLElement)
  },
})

export const Question = meta.story({
  name: 'The list of limits has the focus once its question is answered [G-18]',
  render: () => memberPage(SafetyPage, { username: 'jun' }),
  play: async ({ canvas }) => {
    const later = await canvas.findByRole('button', { name: 'Not now' }, storyTimeout)
    await userEvent.click(later)
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Not now' })).toBeNull(), storyTimeout)
    await focusIsAround(() => canvas.getByText('You have no limits yet.'))
  },
})

export const Help = meta.story({
  name: 'Help of the market, schemes, blockers, and the path of a complaint to an outside body [G-38] [G-44] [G-45]',
  render: () => memberPage(SafetyPage),
  play: async ({ canvas }) => {
    const help = within(await canvas.findByRole('region', { name: 'Help' }, storyTimeout))
    const links = help.getAllByRole('link')
    await expect(links[0]).toHaveAccessibleName(/^NCMH crisis hotline/)
    for (const link of links) {
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
      await expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'))
    }
    await expect(help.getByRole('link', { name: /^PAGCOR player exclusion/ })).toBeVisible()
    await expect(help.getByRole('link', { name: /^BetBlocker/ })).toBeVisible()
    await expect(help.getByText(/^Many banks and e-wallets block payments/)).toBeVisible()
    const steps = within(help.getByRole('list', { name: 'Complaints' })).getAllByRole('listitem')
    await expect(steps[1]).toHaveTextContent('You get an answer within 14 days.')
    await expect(within(steps[2] as HTMLElement).getByRole('link', { name: /^PAGCOR/ })).toBeVisible()
  },
})

export const HelpInBengali = meta.story({
  name: 'Help in Bengali names the contacts of Bangladesh [G-44]',
  globals: { language: 'BN' },
  render: () => memberPage(SafetyPage, { username: 'rana', remembered: inBangladesh }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Kaan Pete Roi/ }, storyTimeout)).toHaveAttribute(
      'href',
      'https://kaanpeteroi.org/',
    )
  },
})
