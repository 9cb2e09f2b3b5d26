import { expect, userEvent, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout, SiteFixture, type SiteFixtureProps } from '../../testing/SiteFixture.tsx'
import { JoinPage } from './JoinPage.tsx'

const meta = preview.meta({ title: 'Site/Arrive/JoinPage', component: JoinPage })

const inFixture = (faults: SiteFixtureProps['faults'] = []) => (
  <SiteFixture faults={faults} prepare={(root) => root.start()}>
    <JoinPage />
  </SiteFixture>
)

const apply = async (canvas: ReturnType<typeof within>) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Real name/ }, storyTimeout), 'Ana Cruz')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Mobile number/ }), '9171234567')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), 'ana@mail.example')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Your plan/ }), 'A channel about football.')
  await userEvent.click(canvas.getByRole('button', { name: 'Send application' }))
}

export const Applied = meta.story({
  name: 'An application is sent and confirmed by a reference [S-232]',
  render: () => inFixture(),
  play: async ({ canvas }) => {
    await apply(canvas)
    await expect(await canvas.findByText('We have received your application.', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole<HTMLInputElement>('textbox', { name: 'Reference' }).value).toMatch(/^F-\w{12}$/)
  },
})

export const Failed = meta.story({
  name: 'An application that cannot be sent says so, and nothing that was typed is lost',
  render: () => inFixture([{ endpoint: 'agent.apply', kind: 'html502' }]),
  play: async ({ canvas }) => {
    await apply(canvas)
    await expect(await canvas.findByRole('alert', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Your plan/ })).toHaveValue('A channel about football.')
  },
})
