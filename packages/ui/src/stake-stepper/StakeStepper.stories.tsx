import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { disabled, failing, withField } from '../field/testing/withField.tsx'
import { atTwiceTheSize, roomBeside } from '../testing/twiceTheSize.ts'
import { StakeStepper } from './StakeStepper.tsx'

const meta = preview.meta({
  title: 'Gaming/StakeStepper',
  component: StakeStepper,
  decorators: withField('Stake'),
  args: {
    currency: '₱',
    min: '1.00',
    max: '5000.00',
    step: '5.00',
    digits: 2,
    onValueChange: fn(),
    chips: ['10', '50', '100', '500'].map((label) => ({ value: `${label}.00`, label })),
    texts: { decrease: 'Lower the stake', increase: 'Raise the stake', chips: 'Quick stakes' },
  },
})

export const Playground = meta.story()

Playground.test('A stake is set by a chip, stepped along its grid, and typed', async ({ args, canvas }) => {
  const stake = canvas.getByRole('textbox', { name: 'Stake' })
  await expect(stake).toHaveValue('')
  await userEvent.click(canvas.getByRole('button', { name: '50' }))
  await expect(stake).toHaveValue('50.00')
  await expect(canvas.getByRole('button', { name: '50' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(canvas.getByRole('button', { name: 'Raise the stake' }))
  await expect(stake).toHaveValue('55.00')
  await userEvent.clear(stake)
  await userEvent.type(stake, '3')
  await userEvent.click(canvas.getByRole('button', { name: 'Lower the stake' }))
  await expect(args.onValueChange).toHaveBeenLastCalledWith('1.00')
  await expect(canvas.getByRole('button', { name: 'Lower the stake' })).toHaveAttribute('aria-disabled', 'true')
})

Playground.test('Its chips are solid, as high as a finger needs, with the figures on one line', async ({ canvas }) => {
  for (const chip of within(canvas.getByRole('group', { name: 'Quick stakes' })).getAllByRole('button')) {
    const { borderStyle, outlineStyle, backgroundColor } = getComputedStyle(chip)
    await expect([borderStyle, outlineStyle]).toEqual(['solid', 'none'])
    await expect(backgroundColor).toMatch(/^rgb\(/)
    await expect(backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor)
    const figures = document.createRange()
    figures.selectNodeContents(chip)
    const [line, ...more] = figures.getClientRects()
    const box = chip.getBoundingClientRect()
    await expect(more).toEqual([])
    await expect(box.height).toBeGreaterThanOrEqual(44)
    await expect((line?.left ?? 0) > box.left && (line?.right ?? Infinity) < box.right).toBe(true)
  }
})

export const Filled = meta.story({ args: { defaultValue: '100.00' } })

/** Narrow, with room for the amount at twice the size of text. */
export const Narrow = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '10.00', currency: undefined },
  decorators: [(Story) => <div style={{ inlineSize: '328px' }}>{Story()}</div>],
})

Narrow.test('The stake can be read at twice the size of text, and a finger hits the buttons', async ({ canvas }) => {
  const stake = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Stake' })
  await atTwiceTheSize(async () => {
    await expect(roomBeside(stake, stake.value)).toBeGreaterThan(0)
    const [less, more] = ['Lower the stake', 'Raise the stake'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    )
    const { left, right } = stake.getBoundingClientRect()
    await expect(less?.width).toBeGreaterThanOrEqual(44)
    await expect(more?.width).toBeGreaterThanOrEqual(44)
    await expect(less?.right).toBeLessThan(left)
    await expect(more?.left).toBeGreaterThan(right)
  })
})

export const InAForm = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '100.00' },
  decorators: [(Story) => <form aria-label="Bet">{Story()}</form>],
})

InAForm.test('Returns to its first stake when its form is reset', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '500' }))
  await expect(canvas.getByRole('textbox')).toHaveValue('500.00')
  canvas.getByRole<HTMLFormElement>('form').reset()
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('100.00'))
})

export const WithoutChips = meta.story({ args: { chips: [], defaultValue: '20.00' } })

export const Failing = meta.story({ ...failing('The largest stake is ₱5,000.00.'), args: { defaultValue: '9000.00' } })

export const Disabled = meta.story({ ...disabled, args: { defaultValue: '50.00' } })
