import { useState, type ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { tokens } from '../theme/theme.ts'
import { BalancePill } from './BalancePill.tsx'

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
    texts: { loading: 'Loading…', masked: 'Balance hidden', mask: 'Hide balance' },
  },
  render: (args) => <Stage {...args} />,
})

export const Playground = meta.story()

Playground.test('The eye hides it from everybody [S-058]', async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }))
  await expect(canvasElement).not.toHaveTextContent('12,345')
  await userEvent.click(canvas.getByRole('button', { name: 'Hide balance' }))
})

export const Unknown = meta.story({ args: { amount: null } })

export const Masked = meta.story({ args: { masked: true } })

export const LongAmount = meta.story({
  args: { amount: '9,876,543,210.00 VND' },
  globals: { viewport: { value: 'phone' } },
})
