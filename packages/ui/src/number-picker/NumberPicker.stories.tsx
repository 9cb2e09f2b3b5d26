import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import { holdEnter } from '../../../../.storybook/holdEnter.ts'
import preview from '../../../../.storybook/preview.tsx'
import { NumberPicker } from './NumberPicker.tsx'
import { LotteryBet } from './examples/LotteryBet.tsx'
import code from './examples/LotteryBet.tsx?raw'

const meta = preview.meta({
  title: 'Gaming/NumberPicker',
  component: NumberPicker,
  parameters: {
    keys: [
      ['Tab', 'goes to the board, then to its buttons'],
      ['Left, Right', 'goes to the number before or after'],
      ['Space', 'picks a number or puts it back'],
    ],
  },
  args: {
    legend: 'Pick 3 numbers',
    from: 1,
    to: 11,
    picks: 3,
    onValueChange: fn(),
    texts: { picked: (count, of) => `${count} of ${of} picked`, quickPick: 'Quick pick', clear: 'Clear' },
  },
})

export const Playground = meta.story()

Playground.test('A held key picks a number once', async ({ args, canvas }) => {
  canvas.getByRole('button', { name: '1' }).focus()
  await holdEnter()
  await expect(args.onValueChange).toHaveBeenCalledOnce()
  await expect(canvas.getByRole('button', { name: '1', pressed: true })).toBeVisible()
})

Playground.test(
  'Numbers are picked by keyboard, up to as many as the bet has, and put back',
  async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowRight} ')
    await userEvent.keyboard('{ArrowRight} ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([1, 2, 3])
    await expect(canvas.getByText('3 of 3 picked')).toBeVisible()
    await userEvent.keyboard('{ArrowRight} {ArrowLeft}')
    await expect(canvas.getByRole('button', { name: '4' })).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('{ArrowLeft} ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([1, 3])
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
  },
)

export const Bet = meta.story(example(LotteryBet, code))

Bet.test('A quick pick takes as many different numbers as the bet has', async ({ canvas }) => {
  const add = canvas.getByRole('button', { name: 'Add to bet slip' })
  await expect(add).toBeDisabled()
  await userEvent.click(canvas.getByRole('button', { name: 'Quick pick' }))
  const picked = canvas.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  await expect(picked).toHaveLength(3)
  await userEvent.click(add)
  await expect(canvas.getByText(`On the bet slip: ${picked.join(', ')}`)).toBeVisible()
})

export const Full = meta.story({ args: { defaultValue: [2, 5, 11] } })

Full.test('Clearing leaves the focus on the numbers', async ({ canvas }) => {
  canvas.getByRole('button', { name: 'Clear' }).focus()
  await userEvent.keyboard('{Enter}')
  await expect(canvas.queryByRole('button', { pressed: true })).toBeNull()
  await expect(canvas.getByRole('button', { name: '1' })).toHaveFocus()
})

export const InAForm = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: [2, 5] },
  decorators: [(Story) => <form aria-label="Bet">{Story()}</form>],
})

InAForm.test('Returns to its first numbers when its form is reset', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
  await expect(canvas.queryByRole('button', { pressed: true })).toBeNull()
  canvas.getByRole<HTMLFormElement>('form').reset()
  await waitFor(() => expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2))
})

export const OneDigit = meta.story({ args: { legend: 'First digit', from: 0, to: 9, picks: 1, defaultValue: [7] } })

OneDigit.test('Another digit replaces the one that was picked', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '4' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith([4])
})

export const FortyNine = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { legend: 'Pick 6 numbers', to: 49, picks: 6, defaultValue: [3, 17, 42] },
  render: (args) => (
    <div style={{ display: 'grid' }}>
      <NumberPicker {...args} />
    </div>
  ),
})

FortyNine.test('The numbers stay within a phone, even in a column that grows with its content', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
})

export const Failing = meta.story({ name: 'Error', args: { defaultValue: [4], error: 'Pick 2 more numbers.' } })

export const Disabled = meta.story({ args: { disabled: true, defaultValue: [2, 5] } })
