import { expect, fn, userEvent } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { Balance } from './Balance.tsx'
import { WalletBalance } from './examples/WalletBalance.tsx'
import code from './examples/WalletBalance.tsx?raw'

const meta = preview.meta({
  title: 'Gaming/Balance',
  component: Balance,
  args: {
    amount: '₱12,345.60',
    masked: false,
    onMaskedChange: fn(),
    texts: { loading: 'Loading…', masked: 'Balance hidden', mask: 'Hide balance' },
  },
})

export const Playground = meta.story()

export const Wallet = meta.story(example(WalletBalance, code))

Wallet.test(
  'Hides behind asterisks and comes back, also for assistive technology [S-058]',
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('₱12,345.60')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balance', pressed: false }))
    await expect(canvasElement).not.toHaveTextContent('12,345')
    await expect(canvas.getByText('******')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas.getByText('Balance hidden')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balance', pressed: true }))
    await expect(canvas.getByText('₱12,345.60')).toBeVisible()
  },
)

export const Loading = meta.story({
  args: { amount: null },
})

Loading.test('Says that it loads instead of showing 0.00 [S-059]', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Loading…')).toBeVisible()
  await expect(canvasElement).not.toHaveTextContent('0.00')
})

export const Masked = meta.story({ args: { masked: true } })
