import { Wallet } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview.tsx'
import { tokens } from '../theme/theme.ts'
import { Button } from './Button.tsx'
import { ForwardArrow } from './examples/ForwardArrow.tsx'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s3};
`

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space.s4};
`

const meta = preview.meta({
  title: 'Actions/Button',
  parameters: { keys: [['Enter, Space', 'press it; ignored while it is loading or disabled, with the focus kept']] },
  component: Button,
  args: { children: 'Deposit', onClick: fn() },
})

export const Playground = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deposit' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  },
})

const tones = ['accent', 'neutral', 'danger'] as const
const variants = ['solid', 'soft', 'outline', 'ghost'] as const

export const Variants = meta.story({
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Row key={tone}>
          {variants.map((variant) => (
            <Button key={variant} tone={tone} variant={variant}>
              {variant} {tone}
            </Button>
          ))}
          <Button tone={tone} disabled>
            disabled {tone}
          </Button>
        </Row>
      ))}
    </Stack>
  ),
})

export const Sizes = meta.story({
  render: () => (
    <Row>
      <Button size="sm">Small</Button>
      <Button size="md">Medium</Button>
      <Button size="lg">Large</Button>
    </Row>
  ),
})

export const WithIcons = meta.story({
  render: () => (
    <Row>
      <Button startIcon={<Wallet aria-hidden />}>Deposit</Button>
      <Button variant="outline" endIcon={<ForwardArrow />}>
        All games
      </Button>
    </Row>
  ),
})

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

export const DisabledWithAReason = meta.story({
  render: (args) => (
    <Stack>
      <Row>
        <Button {...args} disabled focusableWhenDisabled aria-describedby="reason">
          Withdraw
        </Button>
      </Row>
      <p id="reason">Finish your turnover of 1,200.00 first.</p>
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAccessibleDescription('Finish your turnover of 1,200.00 first.')
  },
})

export const Loading = meta.story({ args: { loading: true } })

const LoadingForm = ({ onSubmitted }: { onSubmitted: () => void }) => {
  const [loading, setLoading] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setLoading(true)
        onSubmitted()
      }}
    >
      <Button type="submit" loading={loading} texts={{ loading: 'Signing in…' }}>
        Sign in
      </Button>
    </form>
  )
}

const submitted = fn()

export const LoadingKeepsTheUser = meta.story({
  render: () => <LoadingForm onSubmitted={submitted} />,
  play: async ({ canvas }) => {
    submitted.mockClear()
    const button = canvas.getByRole('button', { name: 'Sign in' })
    const width = button.getBoundingClientRect().width
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveAccessibleName('Sign in')
    await expect(button.getBoundingClientRect().width).toBe(width)
    await expect(within(document.body).getByText('Signing in…').closest('[aria-live="polite"]')).not.toBeNull()
    await userEvent.keyboard('{Enter} ')
    await userEvent.click(button)
    await expect(submitted).toHaveBeenCalledOnce()
  },
})

export const LongText = meta.story({
  args: { children: 'Ibalik sa akin ang buong listahan ng lahat ng laro na may bukas na premyo ngayong linggo' },
  decorators: [(Story) => <div style={{ inlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.parentElement?.clientWidth ?? 0)
  },
})

export const FullWidth = meta.story({ args: { fullWidth: true, size: 'lg' } })
