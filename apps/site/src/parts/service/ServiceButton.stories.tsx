import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout, SiteFixture, type SiteFixtureProps } from '../../testing/SiteFixture.tsx'
import { ServiceButton } from './ServiceButton.tsx'

const meta = preview.meta({ title: 'Site/Help and messages/ServiceButton', component: ServiceButton })

const inFixture = (prepare: SiteFixtureProps['prepare']) => (
  <SiteFixture
    prepare={async (root, operate) => {
      await root.start()
      await prepare(root, operate)
    }}
  >
    <ServiceButton />
  </SiteFixture>
)

/** A window as the browser opens it, without opening one. */
const standIn = () => {
  const opened = {
    opener: null,
    location: { href: '' },
    isClosed: false,
    close: (): void => {
      opened.isClosed = true
    },
  }
  spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
  return opened
}

export const Failed = meta.story({
  name: 'The window closes again when its address cannot be had [S-222]',
  render: () =>
    inFixture((root) => void spyOn(root.system, 'openService').mockRejectedValue(new Error('no address in the list'))),
  play: async ({ canvas }) => {
    const opened = standIn()
    await userEvent.click(await canvas.findByRole('button', { name: 'Customer service' }, storyTimeout))
    await waitFor(() => expect(opened.isClosed).toBe(true))
    await expect(opened.location.href).toBe('')
  },
})
