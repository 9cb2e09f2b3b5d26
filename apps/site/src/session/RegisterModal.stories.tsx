import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout, SiteFixture, type SiteFixtureProps } from '../testing/SiteFixture.tsx'
import { RegisterModal } from './RegisterModal.tsx'

const meta = preview.meta({ title: 'Site/Sign in/RegisterModal', component: RegisterModal })

const modal = (
  remembered = {},
  operate: Readonly<Record<string, readonly object[]>> = {},
  merchant: SiteFixtureProps['merchant'] = {},
) => (
  <SiteFixture
    remembered={remembered}
    merchant={merchant}
    prepare={async (root, act) => {
      for (const [action, bodies] of Object.entries(operate)) for (const body of bodies) await act(action, body)
      await root.start()
    }}
  >
    <RegisterModal id={1} modal={{ kind: 'register' }} />
  </SiteFixture>
)

export const Reasons = meta.story({
  name: 'Registration says why it asks who somebody is, and what becomes of it; nothing allows advertising [G-02] [G-05]',
  render: () => modal(),
  play: async () => {
    const form = within(await screen.findByRole('form', { name: 'Create your account' }, storyTimeout))
    await expect(form.getByLabelText('Birthday')).toHaveAccessibleDescription(
      'You must be 21 or older · We use it to check your age.',
    )
    await waitFor(() => expect(form.getByText(/^We ask for these details once\. .+ not advertising\.$/)).toBeVisible())
    // The only checkboxes are those for who may play and for the terms.
    await expect(form.getAllByRole('checkbox')).toHaveLength(2)
  },
})

export const Unticked = meta.story({
  name: 'Unless the merchant says otherwise, the newcomer ticks the box of the terms',
  render: () => modal({}, {}, { termsTicked: false }),
  play: async () => {
    const form = within(await screen.findByRole('form', { name: 'Create your account' }, storyTimeout))
    await expect(form.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked()
  },
})

export const Barred = meta.story({
  name: 'Where groups are barred, the newcomer confirms to be in none of them; the box is never ticked beforehand [G-70]',
  render: () => modal(),
  play: async () => {
    const form = within(await screen.findByRole('form', { name: 'Create your account' }, storyTimeout))
    const box = form.getByRole('checkbox', {
      name: /^I confirm that I do not belong to any of these groups: government/,
    })
    await expect(box).not.toBeChecked()
    await expect(box).toHaveAccessibleName(/forbidden in open and public places\.$/)
    await userEvent.click(form.getByRole('button', { name: 'Sign up now' }))
    await waitFor(() => expect(box).toHaveAccessibleDescription(/^Please confirm this/))
  },
})

export const NobodyBarred = meta.story({
  name: 'Where nobody but the young is barred, there is no such box [G-70]',
  render: () => modal({}, {}, { duties: {} }),
  play: async () => {
    const form = within(await screen.findByRole('form', { name: 'Create your account' }, storyTimeout))
    await expect(form.getAllByRole('checkbox')).toHaveLength(1)
  },
})

const asked = ['payeeName', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'zalo', 'idNumber', 'recommenderId']

export const EveryField = meta.story({
  name: 'The platform decides which fields there are and which it insists on [S-134] [S-158]',
  render: () =>
    modal(
      {},
      {
        'register/set': [
          ...asked.map((field) => ({ merchant: 'crph', field, enabled: true, required: false })),
          { merchant: 'crph', field: 'email', enabled: true, required: true },
          { merchant: 'crph', field: 'captcha', enabled: true, required: true },
        ],
      },
    ),
  play: async () => {
    const form = within(await screen.findByRole('form', { name: 'Create your account' }, storyTimeout))
    const field = (label: RegExp) => form.getByLabelText(label, { selector: 'input' })
    for (const label of [/^real name/i, /^qq/i, /^line/i, /^facebook/i, /^wechat/i, /^id number/i, /^invitation code/i])
      await expect(field(label)).toBeInTheDocument()
    await expect(field(/^zalo/i)).toHaveAccessibleDescription(/zalo number/i)
    await expect(field(/^whatsapp/i)).toHaveAccessibleDescription(/whatsapp number/i)
    await expect(await form.findByRole('textbox', { name: 'Captcha' }, storyTimeout)).toBeRequired()
    await expect(field(/^email/i)).toBeRequired()
    await expect(field(/^line/i)).not.toBeRequired()
    await expect(field(/^invitation code/i)).not.toBeRequired()
  },
})

export const ByPhone = meta.story({
  name: 'By mobile number a password is asked for with its flag, and a code always [S-131] [S-133]',
  render: () =>
    modal(
      {},
      {
        'modules/set': ['MOBILENUMREG3', 'MOBILENUMPASSREG3'].map((module) => ({
          merchant: 'crph',
          module,
          on: true,
        })),
      },
    ),
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Mobile number' }, storyTimeout))
    const form = within(await screen.findByRole('form', { name: 'Sign up with mobile number' }, storyTimeout))
    await expect(form.getByLabelText(/^password/i, { selector: 'input' })).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'SMS code' })).toBeVisible()
    await expect(form.queryByRole('textbox', { name: 'User name' })).toBeNull()
  },
})

export const SmsForUserName = meta.story({
  name: 'By user name a code by SMS is asked for with its flag [S-132] [S-133]',
  render: () => modal({}, { 'modules/set': [{ merchant: 'crph', module: 'REGMOBVERF3', on: true }] }),
  play: async () => {
    const form = within(await screen.findByRole('form', { name: 'Create your account' }, storyTimeout))
    const code = await form.findByRole('textbox', { name: 'SMS code' }, storyTimeout)
    await waitFor(() => expect(code).toBeVisible())
    await expect(screen.queryByRole('tab')).toBeNull()
  },
})

export const Closed = meta.story({
  name: 'Without any way to register, customer service is the way on [S-132]',
  render: () => modal({}, { 'modules/set': [{ merchant: 'crph', module: 'USERNAMEREG3', on: false }] }),
  play: async () => {
    const service = await screen.findByRole('button', { name: 'Customer service' }, storyTimeout)
    await waitFor(() => expect(service).toBeVisible())
    await expect(screen.queryByRole('form')).toBeNull()
  },
})

export const OtherProviders = meta.story({
  name: 'An account of another provider is linked to the account that is made now [S-090]',
  render: () => modal({}, { 'modules/set': [{ merchant: 'crph', module: 'SOCIALLOGIN3', on: true }] }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Facebook' }, storyTimeout))
    const note = await screen.findByText(/^Your Facebook account is confirmed\. Create your account/, {}, storyTimeout)
    await waitFor(() => expect(note).toBeVisible())
  },
})

export const BengaliPhoneDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => modal(inBangladesh),
  play: async () => void (await screen.findByRole('form', {}, storyTimeout)),
})
