import { accountSecurityStore, type RootStore } from '@croupier/stores'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Overlays } from '../../shell/overlays/Overlays.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { memberPage } from '../../testing/memberPage.tsx'
import { SecurityCentrePage } from './SecurityCentrePage.tsx'

const meta = preview.meta({ title: 'Site/Account/SecurityCentre', component: SecurityCentrePage })

/** The page with the dialogs that it opens. */
function WithDialogs() {
  return (
    <>
      <SecurityCentrePage />
      <Overlays />
    </>
  )
}

export const Ready = meta.story({
  name: 'Says what protects the account, where it is open and who came in [S-332] [S-336] [G-54]',
  render: () => memberPage(SecurityCentrePage),
  play: async ({ canvas }) => {
    const protection = await canvas.findByRole('region', { name: 'What protects your account' }, storyTimeout)
    await expect(await within(protection).findByText('********1002', {}, storyTimeout)).toBeVisible()
    await expect(within(protection).getByText('m***a@mail.example')).toBeVisible()
    await expect(within(protection).getByText('M*** S***')).toBeVisible()
    await expect(within(protection).getByText('Payment password')).toBeVisible()
    await expect(canvas.getByText('VIP2', { exact: true })).toBeVisible()
    const log = canvas.getByRole('region', { name: 'Recent logins' })
    await expect((await within(log).findAllByText('Wrong password', {}, storyTimeout)).length).toBeGreaterThan(0)
    await showsEnd({ LoginLog: 'Wrong password', Devices: 'This device' })()
    const places = canvas.getByRole('region', { name: 'Where you are logged in' })
    await expect(places).toHaveTextContent(/Last used (now|\d+ seconds? ago)/)
  },
})

/** As if there were a second page of logins. */
const twoPages = (root: RootStore) => {
  const { logins } = root.store(accountSecurityStore)
  const more = logins.more.bind(logins)
  spyOn(logins, 'more').mockImplementation(async () => {
    const outcome = await more()
    const { data } = logins.result
    if (data) {
      const older = logins.page === 1 ? [] : data.list.map((entry) => ({ ...entry, id: `${entry.id}-older` }))
      logins.result.set({ ...data, list: [...data.list, ...older], totalPages: 2 })
    }
    return outcome
  })
}

export const OlderLogins = meta.story({
  name: 'After older logins have loaded by key, Tab goes on with the first of them [G-54]',
  render: () => memberPage(SecurityCentrePage, { before: twoPages }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Show older logins' }, storyTimeout)
    const log = within(canvas.getByRole('region', { name: 'Recent logins' }))
    const newer = log.getAllByRole('listitem').length
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(log.getAllByRole('listitem')[newer]).toHaveFocus(), storyTimeout)
    const first = log.getAllByRole('listitem')[newer]
    await userEvent.tab()
    await expect(first).toContainElement(document.activeElement as HTMLElement)
  },
})

export const Newcomer = meta.story({
  name: 'What is not set yet can be added [S-332] [S-334]',
  render: () => memberPage(SecurityCentrePage, { username: 'jun' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add: Payment password' }, storyTimeout))
    await expect(await canvas.findByRole('form', { name: 'Set payment password' })).toBeVisible()
  },
})

export const Nickname = meta.story({
  name: 'A nickname is changed and shows everywhere [S-332]',
  render: () => memberPage(SecurityCentrePage),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change nickname' }, storyTimeout))
    const form = await canvas.findByRole('form', { name: 'Change nickname' })
    const field = within(form).getByLabelText(/^Nickname/)
    await userEvent.clear(field)
    await userEvent.type(field, 'Mari the Great{Enter}')
    await expect(await canvas.findByText('Mari the Great', {}, storyTimeout)).toBeVisible()
  },
})

export const Pictures = meta.story({
  name: 'A picture is chosen; one that does not come shows the default [S-333]',
  render: () => memberPage(SecurityCentrePage),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change picture' }, storyTimeout))
    const pictures = await canvas.findAllByRole('radio', {}, storyTimeout)
    await expect(pictures.length).toBeGreaterThan(3)
    // A story has no pictures of the platform; each falls back to a picture of the kit.
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Choose a picture' }).querySelector('img')).toHaveAttribute(
        'src',
        '/icons/avatar.svg',
      ),
    )
    await userEvent.click(canvas.getByRole('radio', { name: 'Picture 4' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByRole('button', { name: 'Change picture' }, storyTimeout)).toBeVisible()
  },
})

export const PicturesFailed = meta.story({
  name: 'Pictures that do not come lead to a retry [S-333]',
  render: () => memberPage(SecurityCentrePage, { faults: failsOnce('account.icons') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change picture' }, storyTimeout))
    const again = await canvas.findByRole('button', { name: 'Try again' }, storyTimeout)
    await waitFor(() => expect(again).toBeVisible())
    await showsFailed({ AvatarStep: 'The pictures could not be loaded.' })()
  },
})

PicturesFailed.test('Trying again loads it', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect((await canvas.findAllByRole('radio', {}, storyTimeout)).length).toBeGreaterThan(3)
})

export const PicturesLoading = meta.story({
  render: () => memberPage(SecurityCentrePage, { faults: unanswered('account.icons') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change picture' }, storyTimeout))
    await showsLoading({ AvatarStep: 'Choose a picture' })()
  },
})

export const PicturesEnd = meta.story({
  render: () => memberPage(SecurityCentrePage),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change picture' }, storyTimeout))
    await showsEnd({ AvatarStep: 'Choose a picture' })()
  },
})

export const Mobile = meta.story({
  name: 'Changing the number says what follows, and binds the new one with its code [S-332] [G-54]',
  render: () => memberPage(WithDialogs),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: Mobile number' }, storyTimeout))
    await expect(canvas.getByText(/cannot withdraw for 24 hours/)).toBeVisible()
    const form = within(canvas.getByRole('form', { name: 'Confirm this number' }))
    await userEvent.type(form.getByLabelText(/^New mobile number/), '09179998877')
    await userEvent.click(form.getByRole('button', { name: 'Send code' }))
    // A token that was stolen right after the login replaces no number [G-68].
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }, storyTimeout))
    await userEvent.type(dialog.getByLabelText(/^Login password/, { selector: 'input' }), 'Croupier1{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), storyTimeout)
    await userEvent.type(form.getByLabelText(/^SMS code/, { selector: 'input' }), '246810{Enter}')
    await expect(await canvas.findByText('********8877', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByText(/you can withdraw again from/)).toBeVisible()
  },
})

export const Email = meta.story({
  name: 'A first address is bound with the code sent there [S-332]',
  render: () => memberPage(SecurityCentrePage, { username: 'jun' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add: Email' }, storyTimeout))
    const form = within(canvas.getByRole('form', { name: 'Confirm this address' }))
    await userEvent.type(form.getByLabelText(/^New email address/), 'jun@mail.example')
    await userEvent.click(form.getByRole('button', { name: 'Send code' }))
    await userEvent.type(form.getByLabelText(/^Code from the email/, { selector: 'input' }), '246810{Enter}')
    await expect(await canvas.findByText('j***n@mail.example', {}, storyTimeout)).toBeVisible()
  },
})

export const PaymentPassword = meta.story({
  name: 'A payment password that was forgotten is set again [S-334]',
  render: () => memberPage(SecurityCentrePage),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: Payment password' }, storyTimeout))
    await userEvent.click(await canvas.findByRole('button', { name: /Forgotten/ }))
    await expect(await canvas.findByRole('form', { name: 'Set payment password' })).toBeVisible()
  },
})

export const SecondStep = meta.story({
  name: 'Two-step login begins with a QR code and the key to type [G-54]',
  render: () => memberPage(SecurityCentrePage),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on: Two-step login' }, storyTimeout))
    await userEvent.click(await canvas.findByRole('button', { name: 'Set it up' }))
    await expect(
      await canvas.findByRole('img', { name: 'QR code for your authenticator app', busy: false }, storyTimeout),
    ).toBeVisible()
    const key = canvas.getByRole('textbox', { name: 'Or type this key into the app' })
    await expect(key.scrollWidth).toBeLessThanOrEqual(key.clientWidth)
    await expect(key.children.length).toBeGreaterThan(3)
    const form = within(canvas.getByRole('form', { name: 'Turn on two-step login' }))
    await userEvent.type(form.getByLabelText(/^Code from the authenticator/), '000000{Enter}')
    await expect(await form.findByText(/wrong or was used already/, {}, storyTimeout)).toBeVisible()
  },
})

export const SecondStepOn = meta.story({
  name: 'Two-step login that is on says how many recovery codes are left, and asks before it is turned off [G-54]',
  render: () =>
    memberPage(WithDialogs, {
      before: (_root, operate) => operate('members/twofactor', { merchant: 'crph', account: 'maria', on: true }),
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change: Two-step login' }, storyTimeout))
    await expect(await canvas.findByText('1 recovery code left.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }))
    const question = await screen.findByRole('alertdialog', {}, storyTimeout)
    await expect(within(question).getByText(/cannot withdraw for 24 hours/)).toBeInTheDocument()
    await userEvent.click(within(question).getByRole('button', { name: 'Turn off' }))
    await expect(await canvas.findByRole('button', { name: 'Turn on: Two-step login' }, storyTimeout)).toBeVisible()
    await expect(await canvas.findByText(/you can withdraw again from/, {}, storyTimeout)).toBeVisible()
  },
})

export const RecoveryCodes = meta.story({
  name: 'Recovery codes are shown once, to copy [G-54]',
  render: () =>
    memberPage(SecurityCentrePage, {
      before: (root) => root.store(accountSecurityStore).setRecoveryCodes(['k7pq-x2mn', 'b4tz-9wre', 'm3hn-72kd']),
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on: Two-step login' }, storyTimeout))
    const codes = await canvas.findByRole('list', { name: 'Keep your recovery codes' })
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved them' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on: Two-step login' }))
    await expect(canvas.queryByText('k7pq-x2mn')).toBeNull()
  },
})

export const Proof = meta.story({
  name: 'A change some time after the login asks for the password, and goes on after it [G-54]',
  render: () =>
    memberPage(WithDialogs, {
      faults: [{ endpoint: 'security.twoFactorEnrol', kind: 'platformCode', code: 'step.up.needed', times: 1 }],
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on: Two-step login' }, storyTimeout))
    await userEvent.click(await canvas.findByRole('button', { name: 'Set it up' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }, storyTimeout))
    await userEvent.type(dialog.getByLabelText(/^Login password/, { selector: 'input' }), 'wrong{Enter}')
    await expect(await dialog.findByText('The password is wrong.', {}, storyTimeout)).toBeVisible()
    const password = dialog.getByLabelText(/^Login password/, { selector: 'input' })
    await userEvent.clear(password)
    await userEvent.type(password, 'Croupier1{Enter}')
    await expect(
      await canvas.findByRole('img', { name: 'QR code for your authenticator app', busy: false }, storyTimeout),
    ).toBeVisible()
    await expect(screen.queryByRole('dialog', { name: 'Confirm it is you' })).toBeNull()
  },
})

export const Stranger = meta.story({
  name: 'Somebody unknown in the log is locked out: other devices end and a new password is asked for [G-54]',
  render: () => memberPage(WithDialogs),
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('region', { name: 'Recent logins' }, storyTimeout)
    const [first] = await within(log).findAllByRole('button', { name: /^Not you/ }, storyTimeout)
    if (!first) throw new Error('no login')
    await userEvent.click(first)
    const question = await screen.findByRole('alertdialog', {}, storyTimeout)
    await userEvent.click(within(question).getByRole('button', { name: 'Lock out' }))
    const change = await screen.findByRole('dialog', { name: 'Change password' }, storyTimeout)
    await waitFor(() => expect(change).toBeVisible())
  },
})

export const StillThere = meta.story({
  name: 'A lock-out that failed says so, and asks for nothing before that is read [G-54]',
  render: () => memberPage(WithDialogs, { faults: [{ endpoint: 'device.endOthers', kind: 'html502', times: 1 }] }),
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('region', { name: 'Recent logins' }, storyTimeout)
    const [first] = await within(log).findAllByRole('button', { name: /^Not you/ }, storyTimeout)
    await userEvent.click(first as HTMLElement)
    const question = await screen.findByRole('alertdialog', {}, storyTimeout)
    await userEvent.click(within(question).getByRole('button', { name: 'Lock out' }))
    await expect(await screen.findByText(/network/i, {}, storyTimeout)).toBeVisible()
    await expect(screen.queryByRole('dialog', { name: 'Change password' })).toBeNull()
  },
})

const providers = { 'modules/set': { merchant: 'crph', module: 'SOCIALLOGIN3', on: true } }

export const Linked = meta.story({
  render: () => memberPage(SecurityCentrePage, { operate: providers }),
  play: showsEnd({ LinkedAccounts: 'Not linked' }),
})

export const Loading = meta.story({
  render: () =>
    memberPage(SecurityCentrePage, {
      operate: providers,
      faults: unanswered('security.config', 'security.loginHistory', 'device.sessions', 'account.identities'),
    }),
  play: showsLoading({ LoginLog: 'Wrong password', Devices: 'This device', LinkedAccounts: 'Not linked' }),
})

export const Failed = meta.story({
  render: () =>
    memberPage(SecurityCentrePage, {
      operate: providers,
      faults: failsOnce('security.config', 'security.loginHistory', 'device.sessions', 'account.identities'),
    }),
  play: showsFailed({
    LoginLog: 'Your logins could not be loaded.',
    Devices: 'Your devices could not be loaded.',
    LinkedAccounts: 'Your linked accounts could not be loaded.',
  }),
})

Failed.test('Parts that fail to load can each be retried [S-408]', async ({ canvas }) => {
  await canvas.findByText('We could not load how your account is protected.', {}, storyTimeout)
  await canvas.findByText('Your logins could not be loaded.', {}, storyTimeout)
  for (const button of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button)
  await expect(await canvas.findByText('m***a@mail.example', {}, storyTimeout)).toBeVisible()
  const log = within(canvas.getByRole('region', { name: 'Recent logins' }))
  await expect((await log.findAllByRole('listitem', {}, storyTimeout)).length).toBeGreaterThan(0)
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => memberPage(SecurityCentrePage, { username: 'rana', remembered: inBangladesh }),
})

export const RightToLeft = meta.story({
  globals: { language: 'XB', theme: 'dark' },
  render: () => memberPage(SecurityCentrePage),
})
