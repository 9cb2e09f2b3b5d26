import { expect, fn, userEvent } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { tokens } from '../theme/theme.ts'
import { BalancePill } from './BalancePill.tsx'
import { HeaderBalance } from './examples/HeaderBalance.tsx'
import code from './examples/HeaderBalance.tsx?raw'

const meta = preview.meta({
  title: 'Gaming/BalancePill',
  component: BalancePill,
  args: {
    amount: '12,345.60 PHP',
    masked: false,
    onMaskedChange: fn(),
    texts: { loading: 'Loading…', masked: 'Balance hidden', mask: 'Hide balance' },
  },
  decorators: [
    (Story, { parameters }) =>
      parameters['field'] === null ? (
        Story()
      ) : (
        <div style={{ display: 'flex', padding: tokens.space.s4, background: tokens.color.deep }}>{Story()}</div>
      ),
  ],
})

export const Playground = meta.story()

export const Header = meta.story(example(HeaderBalance, code))

Header.test('The eye hides it from everybody [S-058]', async ({ canvas, canvasElement }) => {
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
