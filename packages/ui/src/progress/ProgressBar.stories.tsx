import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const meta = preview.meta({
  title: 'Data/ProgressBar',
  component: ProgressBar,
  args: { label: 'Turnover', value: 1200, max: 5000, valueText: '1,200.00 of 5,000.00' },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
})

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole<HTMLProgressElement>('progressbar', { name: 'Turnover' })
    await expect(bar.position).toBe(0.24)
  },
})

export const Done = meta.story({ args: { value: 5000, tone: 'success' } })

export const Unknown = meta.story({ args: { value: null, label: 'Transferring' } })
