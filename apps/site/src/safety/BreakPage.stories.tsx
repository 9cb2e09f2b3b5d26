import type { SessionPause } from '@croupier/stores'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DepositPage } from '../member-centre/deposit/DepositPage.tsx'
import { RegisterModal } from '../session/RegisterModal.tsx'
import { memberPage } from '../testing/memberPage.tsx'
import { onBreak } from '../testing/onBreak.ts'
import { inBangladesh, storyTimeout, SiteFixture } from '../testing/SiteFixture.tsx'
import { BreakBand } from './BreakBand.tsx'
import { BreakPage } from './BreakPage.tsx'
import { SafetyPage } from './SafetyPage.tsx'
import { usePause } from './usePause.ts'
import { observer } from 'mobx-react-lite'

const meta = preview.meta({ title: 'Site/Safer play/BreakPage', component: BreakPage })

const Shown = observer(function Shown({ change }: { change?: Partial<SessionPause> }) {
  const pause = usePause()
  return pause ? (
    <>
      <BreakBand />
      <BreakPage pause={{ ...pause, ...change }} />
    </>
  ) : null
})

export const Running = meta.story({
  name: 'On a break the page names its end, what stays open, and help first [G-07] [G-32] [G-33] [G-34]',
  render: () => memberPage(Shown, { before: onBreak('24h') }),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'You are taking a break' }, storyTimeout),
    ).toBeVisible()
    await expect(
      canvas.getByText(/^It lasts until Nov 22, 2026, .+ no play, no deposit and no advertising\.$/),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: 'Help' })).getAllByRole('link')).toHaveLength(3)
    // Nothing suggests play: no cards, chips or coins are drawn.
    const scene = canvasElement.querySelector('[data-scene]')
    await expect(scene === null || getComputedStyle(scene).display === 'none').toBe(true)
    // No button shortens the break, and no text pleads.
    await expect(canvas.queryByRole('button', { name: 'Ask to play again' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /deposit/i })).toBeNull()
    const band = canvas.getByText(/^You are on a break until Nov 22, 2026/)
    await expect(band).toBeVisible()
    // What is announced holds no link.
    const announced = band.closest<HTMLElement>('[role="status"]')
    if (!announced) throw new Error('The band is not announced')
    await expect(within(announced).queryByRole('link')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'What is open' })).toBeVisible()
  },
})

export const Over = meta.story({
  name: 'After its end play opens only by the member’s own request [G-34]',
  render: () => memberPage(() => <Shown change={{ phase: 'over' }} />, { before: onBreak('24h') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ask to play again' }, storyTimeout)).toBeEnabled()
  },
})

export const Deposit = meta.story({
  name: 'During a break the deposit page takes nothing in [G-33]',
  render: () => memberPage(DepositPage, { before: onBreak('7d') }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 4, name: 'You are taking a break' }, storyTimeout),
    ).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const OnSafetyPage = meta.story({
  name: 'The safety page shows the exclusion that runs, and that it cannot be shortened [G-34]',
  render: () => memberPage(SafetyPage, { before: onBreak('6m') }),
  play: async ({ canvas }) => {
    const breaks = within(await canvas.findByRole('region', { name: 'Take a break or exclude yourself' }, storyTimeout))
    await expect(await breaks.findByText('You have excluded yourself', {}, storyTimeout)).toBeVisible()
    await expect(breaks.getByText(/but never shorter\.$/)).toBeVisible()
  },
})

export const Choices = meta.story({
  name: 'Both kinds of break are explained, their lengths weigh the same, and nothing asks to stay [G-30] [G-31] [G-32]',
  render: () => memberPage(SafetyPage),
  play: async ({ canvas }) => {
    const timeOut = within(await canvas.findByRole('form', { name: 'Take a break' }, storyTimeout))
    const exclusion = within(canvas.getByRole('form', { name: 'Exclude yourself' }))
    await expect(timeOut.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      false,
      false,
      false,
    ])
    await expect(exclusion.getAllByRole('radio')).toHaveLength(3)
    await expect(timeOut.getByText(/^A short pause\./)).toBeVisible()
    await expect(exclusion.getByText(/^A long stop\./)).toBeVisible()
    await userEvent.click(exclusion.getByRole('radio', { name: /^6 months/ }))
    await userEvent.click(exclusion.getByRole('button', { name: 'Continue' }))
    const confirm = within(await canvas.findByRole('form', { name: 'Confirm your self-exclusion' }))
    await expect(confirm.getByText(/^May 2\d, 2027/)).toBeVisible()
    await expect(
      confirm.getByText(/^It starts immediately and cannot be shortened\. Open sessions on all devices end/),
    ).toBeVisible()
    await expect(confirm.getByRole('button', { name: 'Exclude me now' })).toBeEnabled()
    await expect(confirm.queryByText(/miss|sure|offer|bonus/i)).toBeNull()
  },
})

export const Excluded = meta.story({
  name: 'The registration of an excluded person is refused kindly, with help in its place [G-07] [G-37]',
  render: () => (
    <SiteFixture
      faults={[{ endpoint: 'member.register', kind: 'platformCode', code: 'safety.registration.excluded' }]}
      prepare={(root) => root.start()}
    >
      <RegisterModal id={1} modal={{ kind: 'register' }} />
    </SiteFixture>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const form = within(await page.findByRole('form', { name: 'Create your account' }, storyTimeout))
    await userEvent.type(form.getByRole('textbox', { name: 'User name' }), 'newcomer1')
    const [secret, again] = canvasElement.ownerDocument.querySelectorAll('input[autocomplete="new-password"]')
    await userEvent.type(secret as HTMLElement, 'Lagoon27x')
    await userEvent.type(again as HTMLElement, 'Lagoon27x')
    await userEvent.type(form.getByLabelText('Birthday'), '1990-01-01')
    await userEvent.click(form.getByRole('checkbox', { name: /do not belong/ }))
    await userEvent.click(form.getByRole('button', { name: 'Sign up now' }))
    const refusal = within(await page.findByRole('alert', {}, storyTimeout))
    await expect(refusal.getByRole('heading', { name: 'We cannot open an account for you now' })).toBeVisible()
    await expect(refusal.getAllByRole('link', { name: /^(NCMH|Gambl)/ })).toHaveLength(3)
    await expect(page.queryByRole('form')).toBeNull()
  },
})

export const BengaliDarkPhone = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => memberPage(Shown, { username: 'rana', remembered: inBangladesh, before: onBreak('6m', 'rana') }),
})
