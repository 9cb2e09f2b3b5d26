import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout } from '../../testing/SiteFixture.tsx'
import { ownRouter, sitePage } from '../../testing/sitePage.tsx'
import { DataUsePage } from './DataUsePage.tsx'

const meta = preview.meta({ title: 'Site/Find a game/DataUsePage', component: DataUsePage, parameters: ownRouter })

export const Saving = meta.story({
  name: 'The switch, what it does now, and what the page has loaded [G-93]',
  render: () => sitePage(DataUsePage, { at: '/data', before: (root) => root.saver.choose('on') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'On' }, storyTimeout)).toBeChecked()
    await expect(canvas.getByText('Pictures of games, banners and promotions are not loaded.')).toBeVisible()
    await expect(canvas.getByText(/^[\d.,]+ (kB|MB)$/)).toBeVisible()
  },
})

Saving.test('Pictures come when somebody asks for them', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Show pictures' }, storyTimeout))
  await expect(await canvas.findByText('Pictures load until you open the site again.')).toBeVisible()
})
