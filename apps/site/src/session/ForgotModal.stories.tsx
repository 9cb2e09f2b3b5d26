import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout, SiteFixture, type SiteFixtureProps } from '../testing/SiteFixture.tsx'
import { ForgotModal } from './ForgotModal.tsx'

const meta = preview.meta({ title: 'Site/Sign in/ForgotModal', component: ForgotModal })

const modal = (fixture: Partial<SiteFixtureProps> = {}) => (
  <SiteFixture prepare={(root) => root.start()} {...fixture}>
    <ForgotModal id={1} modal={{ kind: 'forgot' }} />
  </SiteFixture>
)
const form = async () => within(await screen.findByRole('form', {}, storyTimeout))

export const ByEmail = meta.story({
  name: 'By email alone where its module is off for phones [S-119] [S-191]',
  render: () => modal({ operate: { 'modules/set': { merchant: 'crph', module: 'CHNGPASSVERIF3', on: false } } }),
  play: async () => {
    const shown = await form()
    await waitFor(() => expect(shown.getByRole('textbox', { name: 'User name' })).toBeVisible())
    await expect(screen.queryByRole('tab')).toBeNull()
  },
})

export const ByPhone = meta.story({
  name: 'By phone a code is sent, and the button counts down [S-122] [S-193]',
  render: () => modal(),
  play: async () => {
    const tabs = await screen.findAllByRole('tab', {}, storyTimeout)
    if (tabs[1]) await userEvent.click(tabs[1])
    const shown = await form()
    await userEvent.type(shown.getByRole('textbox', { name: 'Mobile number' }), '09171234567')
    await userEvent.click(shown.getByRole('button', { name: 'Send code' }))
    await expect(await shown.findByRole('button', { name: /^Send again in \d+ s$/ }, storyTimeout)).toBeVisible()
  },
})

export const BengaliPhoneDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => modal({ remembered: inBangladesh }),
  play: async () => void (await form()),
})
