import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { storyTimeout, SiteFixture, type SiteFixtureProps } from '../testing/SiteFixture.tsx'
import { HumanCheckModal } from './HumanCheckModal.tsx'

const meta = preview.meta({ title: 'Site/Sign in/HumanCheckModal', component: HumanCheckModal })

const modal = (fixture: Partial<SiteFixtureProps> = {}) => (
  <SiteFixture
    operate={{ 'modules/set': { merchant: 'crph', module: 'GEETEST3', on: true } }}
    prepare={(root) => root.start()}
    {...fixture}
  >
    <HumanCheckModal id={1} modal={{ kind: 'humanCheck', scene: 'login' }} />
  </SiteFixture>
)

export const Slider = meta.story({ render: () => modal() })

export const Puzzle = meta.story({
  name: 'A picture to slide, or work for the device instead [S-098] [Q-04]',
  render: () => modal(),
  play: async () => {
    const other = await screen.findByRole('button', { name: 'Let this device do it' }, storyTimeout)
    await waitFor(() => expect(other).toBeVisible())
    await userEvent.click(other)
    await expect(await screen.findByText('Verified', {}, storyTimeout)).toBeVisible()
  },
})

export const Unavailable = meta.story({
  name: 'A puzzle that does not load says so, with another try [S-411]',
  render: () => modal({ faults: [{ endpoint: 'slider.challenge', kind: 'html502' }] }),
  play: async () => {
    const words = await screen.findByText('No puzzle could be loaded. Please try a new one.', {}, storyTimeout)
    await waitFor(() => expect(words).toBeVisible())
  },
})
