import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout, SiteFixture, type SiteFixtureProps } from '../testing/SiteFixture.tsx'
import { LoginModal } from './LoginModal.tsx'

const meta = preview.meta({ title: 'Site/Sign in/LoginModal', component: LoginModal })

const modal = (fixture: Partial<SiteFixtureProps> = {}) => (
  <SiteFixture prepare={(root) => root.start()} {...fixture}>
    <LoginModal id={1} modal={{ kind: 'login' }} />
  </SiteFixture>
)
const form = async () => within(await screen.findByRole('form', {}, storyTimeout))
const flag = (module: string, on: boolean) => ({ 'modules/set': { merchant: 'crph', module, on } })

export const UserName = meta.story({
  name: 'Without their flags there is neither SMS nor free play, and no other provider [S-089] [S-090] [S-091]',
  render: () => modal({ operate: flag('MOBILEVERCODELOGIN3', false) }),
  play: async () => {
    const shown = await form()
    await expect(shown.queryByRole('tab')).toBeNull()
    await expect(shown.queryByRole('button', { name: 'Free play' })).toBeNull()
    await expect(shown.queryByRole('button', { name: /Google|Facebook|Telegram/ })).toBeNull()
  },
})

export const FreePlay = meta.story({
  name: 'Free play is offered with its flag [S-091]',
  render: () => modal({ operate: flag('FREEPLAY3', true) }),
  play: async () => {
    const shown = await form()
    await waitFor(() => expect(shown.getByRole('button', { name: 'Free play' })).toBeVisible())
  },
})

export const Sms = meta.story({
  name: 'A code by SMS: the button counts down the time the platform named [S-089] [S-121]',
  render: () => modal(),
  play: async () => {
    const shown = await form()
    await userEvent.click(shown.getByRole('tab', { name: 'SMS' }))
    await userEvent.type(await shown.findByRole('textbox', { name: 'Mobile number' }), '09171234567')
    await userEvent.click(shown.getByRole('button', { name: 'Send code' }))
    await expect(await shown.findByRole('button', { name: /^Send again in 1[12]\d s$/ }, storyTimeout)).toBeVisible()
  },
})

export const BecauseExpired = meta.story({
  name: 'The session has ended',
  render: () => (
    <SiteFixture prepare={(root) => root.start()}>
      <LoginModal id={1} modal={{ kind: 'login', because: 'expired' }} />
    </SiteFixture>
  ),
  play: async () => void (await form()),
})

export const BengaliPhoneDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => modal({ remembered: inBangladesh }),
  play: async () => void (await form()),
})

const social = flag('SOCIALLOGIN3', true)

export const OtherProviders = meta.story({
  name: 'Other providers are offered with their flag, and an account of theirs that is new here says how it is linked [S-090]',
  render: () => modal({ operate: social }),
  play: async () => {
    const shown = await form()
    await waitFor(() => expect(shown.getByRole('button', { name: 'Continue with Telegram' })).toBeVisible())
    await userEvent.click(shown.getByRole('button', { name: 'Continue with Google' }))
    const note = await screen.findByText(/^Your Google account is confirmed\. Log in once/, {}, storyTimeout)
    await waitFor(() => expect(note).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Don’t link' }))
    await expect(note).not.toBeInTheDocument()
  },
})

export const WindowBlocked = meta.story({
  name: 'A window that the browser blocked says so, with another try [S-126] [S-128]',
  render: () => modal({ operate: social, providerFails: 'popup-blocked' }),
  play: async () => {
    const shown = await form()
    await userEvent.click(await shown.findByRole('button', { name: 'Continue with Google' }))
    await expect(await shown.findByRole('alert', {}, storyTimeout)).toHaveTextContent(/Allow pop-ups for this site/)
    await waitFor(() => expect(shown.getByRole('button', { name: 'Try again' })).toBeVisible())
  },
})

export const OtherProvidersArabicPhoneDark = meta.story({
  globals: { language: 'AR', theme: 'dark', viewport: { value: 'phone' } },
  render: () => modal({ operate: social, providerFails: 'account-exists-with-different-credential' }),
  play: async () => void (await form()),
})
