import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { WinMoment } from './WinMoment.tsx'

const meta = preview.meta({
  title: 'Gaming/WinMoment',
  component: WinMoment,
  args: { title: 'Your ticket won', amount: '₱12,500.00', text: 'The prize is in your balance.' },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
})

export const Playground = meta.story()

Playground.test('The prize is announced', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Your ticket won₱12,500.00The prize is in your balance.')
})

export const LongText = meta.story({
  args: { title: 'Nanalo ang iyong tiket sa Malaking Palabunutan ng Nobyembre', amount: '₱1,234,567,890.00' },
})
