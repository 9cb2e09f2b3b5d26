import { observer } from 'mobx-react-lite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { useRoot } from '../app/RootContext.ts'
import { Overlays } from '../shell/overlays/Overlays.tsx'
import { memberPage } from '../testing/memberPage.tsx'
import { patience } from '../testing/SiteStage.tsx'

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

const meta = preview.meta({ title: 'Site/MemberCentre/Frame', component: Centre })

const at = (page: string) => memberPage(Centre, { before: (root) => root.memberCentre.open(page) })

/** Opens the form that adds an account and fills in its first field. */
async function fillInPart(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Add an account' }, patience))
  const form = await screen.findByRole('form', { name: 'Add an account' }, patience)
  const number = await within(form).findByRole('textbox', { name: /number/i }, patience)
  await userEvent.type(number, '0917')
  return number
}

export const NothingToLose = meta.story({
  name: 'A page without input closes without a question [S-327]',
  render: () => at('bankAccounts'),
  play: async ({ canvas }) => {
    await screen.findByRole('button', { name: 'Add an account' }, patience)
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
    const question = await screen.findByRole('alertdialog', {}, patience)
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(number).toHaveValue('0917')
  },
})

export const OtherPage = meta.story({
  name: 'The menu asks too, and leaves once the person agrees [R-20]',
  render: () => at('bankAccounts'),
  play: async () => {
    await fillInPart()
    await userEvent.click(await screen.findByRole('button', { name: /^Messages/ }, patience))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }, patience))
    await expect(await screen.findByRole('heading', { name: 'Messages' }, patience)).toBeVisible()
    await expect(screen.queryByRole('form', { name: 'Add an account' })).toBeNull()
  },
})
