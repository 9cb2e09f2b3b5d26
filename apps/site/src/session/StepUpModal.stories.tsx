import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { memberPage } from '../testing/memberPage.tsx'
import { inBangladesh, storyTimeout } from '../testing/SiteFixture.tsx'
import { StepUpModal } from './StepUpModal.tsx'

const meta = preview.meta({ title: 'Site/Sign in/StepUpModal', component: StepUpModal })

const Password = () => <StepUpModal id={1} modal={{ kind: 'stepUp', methods: ['password'] }} />
const Both = () => <StepUpModal id={1} modal={{ kind: 'stepUp', methods: ['password', 'authenticator'] }} />
const Sms = () => <StepUpModal id={1} modal={{ kind: 'stepUp', methods: ['sms'] }} />

const passwordField = async () => {
  await screen.findByRole('form', {}, storyTimeout)
  return document.querySelector<HTMLInputElement>('input[autocomplete="current-password"]')!
}

export const WrongPassword = meta.story({
  name: 'A wrong password says so beside its field [G-54]',
  render: () => memberPage(Password),
  play: async () => {
    const field = await passwordField()
    await userEvent.type(field, 'wrong{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/password is wrong/), storyTimeout)
  },
})

export const TwoSteps = meta.story({
  name: 'With a second step both are asked for [G-54]',
  render: () => memberPage(Both),
  play: async () => {
    await waitFor(async () => expect(await passwordField()).toBeVisible())
  },
})

export const ByPhone = meta.story({
  name: 'An account without a password proves itself by a code [G-54]',
  render: () => memberPage(Sms),
  play: async () => {
    const send = await screen.findByRole('button', { name: 'Send code' }, storyTimeout)
    await waitFor(() => expect(send).toBeVisible())
  },
})

export const BengaliPhoneDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => memberPage(Both, { username: 'rana', remembered: inBangladesh }),
})
