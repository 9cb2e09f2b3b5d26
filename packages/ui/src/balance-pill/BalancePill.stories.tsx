import { Plus } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { tokens } from '../theme/theme.ts'
import { BalancePill } from './BalancePill.tsx'

const refresh = fn()

const Stage = (props: ComponentProps<typeof BalancePill>) => {
  const [masked, setMasked] = useState(props.masked)
  return (
    <div style={{ display: 'flex', padding: tokens.space.s4, background: tokens.color.deep }}>
      <BalancePill {...props} masked={masked} onMaskedChange={setMasked} />
    </div>
  )
}

const meta = preview.meta({
  title: 'Gaming/BalancePill',
  component: BalancePill,
  args: {
    amount: '12,345.60 PHP',
    masked: false,
    onMaskedChange: fn(),
    texts: { loading: 'Loading…', masked: 'Balance hidden', mask: 'Hide balance', refresh: 'Refresh balance' },

    onRefresh: refresh,

    children: (
      <IconButton label="Deposit" size="sm" variant="solid" tone="accent" round>
        <Plus aria-hidden />
      </IconButton>
    ),
  },
  render: (args) => <Stage {...args} />,
})

export const Playground = meta.story()

Playground.test(
  'Its button refreshes it, and the eye hides it from everybody [S-058]',
  async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh balance' }))
    await expect(refresh).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }))
    await expect(canvasElement).not.toHaveTextContent('12,345')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }))
  },
)

export const Refreshing = meta.story({
  args: { refreshing: true },
})

Refreshing.test('Waits without losing the focus or its width', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Refresh balance' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  await expect(refresh).not.toHaveBeenCalled()
  await expect(button).toHaveFocus()
})

export const Unknown = meta.story({ args: { amount: null } })

export const Masked = meta.story({ args: { masked: true } })

export const LongAmount = meta.story({
  args: { amount: '9,876,543,210.00 VND' },
  globals: { viewport: { value: 'phone' } },
})
