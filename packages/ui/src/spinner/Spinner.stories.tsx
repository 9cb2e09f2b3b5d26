import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Spinner } from './Spinner.tsx'

const meta = preview.meta({
  title: 'Patterns/Spinner',
  subcomponents: { Spinner },
  component: Spinner,
  args: { label: 'Loading games' },
})

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading games' })).toBeVisible()
  },
})

export const Sizes = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
      <Spinner size="sm" />
      <Spinner size="md" />
      <Spinner size="lg" />
    </div>
  ),
})
