import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { patience, SiteStage } from '../../testing/SiteStage.tsx'
import { JoinPage } from './JoinPage.tsx'

const meta = preview.meta({ title: 'Site/JoinPage', component: JoinPage })

const page = (
  <SiteStage prepare={(root) => root.start()}>
    <JoinPage />
  </SiteStage>
)

export const Applied = meta.story({
  name: 'An application is sent and confirmed by a reference [S-232]',
  render: () => page,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Real name/ }, patience), 'Ana Cruz')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Mobile number/ }), '9171234567')
    await userEvent.type(canvas.getByRole('textbox', { name: /^E-mail/ }), 'ana@mail.example')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Your plan/ }), 'A channel about football.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }))
    await expect(await canvas.findByText('Your application is with us.', {}, patience)).toBeVisible()
    await expect(canvas.getByRole<HTMLInputElement>('textbox', { name: 'Reference' }).value).toMatch(/^F-\w{12}$/)
  },
})

export const PhoneDark = meta.story({ globals: { theme: 'dark', viewport: { value: 'phone' } }, render: () => page })
