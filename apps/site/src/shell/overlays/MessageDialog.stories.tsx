import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inBangladesh, storyTimeout, SiteFixture, type SiteFixtureProps } from '../../testing/SiteFixture.tsx'
import { MessageDialog } from './MessageDialog.tsx'

const meta = preview.meta({ title: 'Site/When it fails/MessageDialog', component: MessageDialog })

type Shown = Parameters<typeof MessageDialog>[0]['modal']

const question: Shown = {
  kind: 'confirm',
  tone: 'info',
  titleKey: 'in_popup_prompt',
  textKey: 'in_sure_logout',
  confirmKey: 'logout',
  cancelKey: 'in_more_cancel',
}
const told: Shown = {
  kind: 'message',
  tone: 'warning',
  titleKey: 'caveat',
  textKey: 'session.expired',
  confirmKey: 'in_increase_submit',
  serverMessage: 'Your account was opened on another device.',
  reference: 'G7SQ8-38X',
}
const dialog = (modal: Shown, fixture: Partial<SiteFixtureProps> = {}) => (
  <SiteFixture prepare={(root) => root.start()} {...fixture}>
    <MessageDialog modal={modal} />
  </SiteFixture>
)

export const Question = meta.story({
  name: 'A question waits for its answer: a press beside it does nothing [S-080] [S-084]',
  render: () => dialog(question),
  play: async () => {
    const shown = await screen.findByRole('dialog', {}, storyTimeout)
    await waitFor(() => expect(shown).toHaveStyle({ opacity: '1' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus())
    await userEvent.click(document.body)
    await expect(screen.getByRole('dialog')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
})

export const FromThePlatform = meta.story({
  name: 'The platform’s own words come with a reference to copy [S-410]',
  render: () => dialog(told),
  play: async () => {
    const shown = await screen.findByRole('alertdialog', {}, storyTimeout)
    await expect(shown).toHaveTextContent('Your account was opened on another device.')
    await expect(shown).toHaveTextContent('G7SQ8-38X')
  },
})

export const BengaliPhoneDark = meta.story({
  globals: { language: 'BN', theme: 'dark', viewport: { value: 'phone' } },
  render: () => dialog(question, { remembered: inBangladesh }),
})
