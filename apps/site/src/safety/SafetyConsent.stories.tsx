import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { memberPage } from '../testing/memberPage.tsx'
import { onBreak } from '../testing/onBreak.ts'
import { inBangladesh, storyTimeout } from '../testing/SiteFixture.tsx'
import { SafetyConsent } from './SafetyConsent.tsx'

const meta = preview.meta({ title: 'Site/Safer play/SafetyConsent', component: SafetyConsent })

export const Choices = meta.story({
  name: 'Advertising is off in every channel for every product, apart from the terms, and one press takes all of it back [G-05] [G-35]',
  render: () => memberPage(SafetyConsent),
  play: async ({ canvas }) => {
    const switches = await canvas.findAllByRole('switch', {}, storyTimeout)
    await expect(switches).toHaveLength(15)
    for (const one of switches) await expect(one).not.toBeChecked()
    await expect(canvas.getByText(/^You agreed to version 2026-11-01 of the terms/)).toBeVisible()
    const mail = within(canvas.getByRole('group', { name: 'Email' }))
    await userEvent.click(mail.getByRole('switch', { name: 'Sports' }))
    await userEvent.click(within(canvas.getByRole('group', { name: 'SMS' })).getByRole('switch', { name: 'Casino' }))
    const stop = await canvas.findByRole('button', { name: 'Stop all advertising' }, storyTimeout)
    await expect(mail.getByRole('switch', { name: 'Casino' })).not.toBeChecked()
    await userEvent.click(stop)
    await expect(await canvas.findByText('You get no advertising.', {}, storyTimeout)).toBeVisible()
    for (const one of canvas.getAllByRole('switch')) await expect(one).not.toBeChecked()
  },
})

export const Paused = meta.story({
  name: 'During a break no advertising can be switched on [G-35]',
  render: () => memberPage(SafetyConsent, { before: onBreak('6m') }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^During a break or self-exclusion we send no advertising/, {}, storyTimeout),
    ).toBeVisible()
    for (const one of canvas.getAllByRole('switch')) await expect(one).toBeDisabled()
  },
})

export const BengaliDarkPhone = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => memberPage(SafetyConsent, { username: 'rana', remembered: inBangladesh }),
})
