import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { ownRouter, sitePage } from '../../testing/sitePage.tsx'
import { DomainsPage } from './DomainsPage.tsx'

const meta = preview.meta({
  title: 'Site/Help and messages/DomainsPage',
  component: DomainsPage,
  parameters: ownRouter,
})

export const Elsewhere = meta.story({
  name: 'The signed addresses, and a warning on a host that is none of them [G-94]',
  render: () => sitePage(DomainsPage, { at: '/domains' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('localhost:4000 is not on the signed list', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByText('ph1.croupier.example')).toBeVisible()
  },
})

Elsewhere.test('An address that was pasted is looked up in the list', async ({ canvas }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Address' }, storyTimeout), 'ph9.croupier.example')
  await expect(await canvas.findByText('This address is not ours. Do not log in there.')).toBeVisible()
})
