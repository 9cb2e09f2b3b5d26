import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DateRange } from '../date/DateRange.tsx'
import { Field } from '../field/Field.tsx'
import { PasswordStrength } from '../password/PasswordStrength.tsx'
import { fileTexts, rangeTexts } from '../testing/inputTexts.ts'
import { FileDrop } from './FileDrop.tsx'
import { pasteEvent } from '../testing/pasteEvent.ts'

const drawn = (name: string, colour: string) => {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="${colour}"/><circle cx="48" cy="48" r="22" fill="white"/></svg>`
  return new File([markup], name, { type: 'image/svg+xml', lastModified: 1 })
}
const slips = [drawn('slip-of-21-november-with-a-very-long-name.svg', '#087f5f'), drawn('receipt.svg', '#b86a00')]
const shortcuts = [
  { value: 'next7', label: 'Next 7 days', range: { from: '2026-11-21', to: '2026-11-27' } },
  { value: 'next30', label: 'Next 30 days', range: { from: '2026-11-21', to: '2026-12-20' } },
  { value: 'previous7', label: 'Previous 7 days', range: { from: '2026-11-15', to: '2026-11-21' } },
  { value: 'previous30', label: 'Previous 30 days', range: { from: '2026-10-23', to: '2026-11-21' } },
]
const period = { legend: 'Period', shortcuts, texts: rangeTexts, max: '2026-12-31' }

const every = (
  <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '36rem' }}>
    <Field label="Proof of payment">
      <FileDrop texts={fileTexts} value={slips} />
    </Field>
    <Field label="Identity card" error="Add a picture of your card.">
      <FileDrop texts={fileTexts} />
    </Field>
    <Field label="Locked" disabled>
      <FileDrop texts={fileTexts} />
    </Field>
    <DateRange {...period} defaultValue={{ from: '2026-11-15', to: '2026-11-21' }} />
    <PasswordStrength label="Password strength" score={1} text="Weak. Add a few letters." />
    <PasswordStrength label="Password strength" score={2} text="Fair" />
    <PasswordStrength label="Password strength" score={4} text="Strong" />
  </div>
)

const meta = preview.meta({ title: 'Inputs/Files and dates', render: () => every })

export const Controls = meta.story()

const kept = fn()
const png = (name: string, bytes = 4) => new File([new Uint8Array(bytes)], name, { type: 'image/png', lastModified: 1 })

const carrying = (...files: File[]) => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

export const Files = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Field label="Proof of payment">
      <FileDrop data-testid="place" texts={fileTexts} onValueChange={kept} />
    </Field>
  ),
})

Files.test(
  'Files are chosen, dropped and pasted; one that cannot be accepted is named; removing keeps the focus',
  async ({ canvas }) => {
    const place = canvas.getByTestId('place')
    const names = () => ((kept.mock.lastCall?.[0] ?? []) as File[]).map((file) => file.name)
    const native = place.querySelector<HTMLInputElement>('input[type="file"]')!
    await userEvent.upload(native, [png('one.png')])
    await waitFor(() => expect(names()).toEqual(['one.png']))

    const dropped = carrying(png('two.png'), new File(['x'], 'notes.txt', { type: 'text/plain' }))
    place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }))
    await waitFor(() => expect(screen.getByText('notes.txt is no PNG or JPG picture.')).toBeVisible())
    await expect(names()).toEqual(['one.png', 'two.png'])

    place.dispatchEvent(pasteEvent(carrying(png('three.png'), png('four.png'))))
    await waitFor(() => expect(screen.getByText('four.png is one too many: three are allowed.')).toBeVisible())
    await expect(names()).toEqual(['one.png', 'two.png', 'three.png'])

    await userEvent.click(canvas.getByRole('button', { name: 'Remove two.png' }))
    await expect(names()).toEqual(['one.png', 'three.png'])
    await expect(canvas.getByRole('button', { name: 'Proof of payment' })).toHaveFocus()
  },
)

const ranged = fn()

export const Periods = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <DateRange {...period} onValueChange={ranged} />,
})

Periods.test(
  'A period comes from a shortcut or from two days; a refused one says why and is not reported [S-358] [S-360]',
  async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Period' })
    for (const { label: text, range } of shortcuts) {
      await userEvent.click(canvas.getByRole('button', { name: text }))
      await expect(ranged).toHaveBeenLastCalledWith(range)
      await expect(canvas.getByLabelText('From')).toHaveValue(range.from)
      await expect(canvas.getByRole('button', { name: text })).toHaveAttribute('aria-pressed', 'true')
    }
    const calls = ranged.mock.calls.length
    const from = canvas.getByLabelText('From')
    await fireEvent.change(from, { target: { value: '2026-05-01' } })
    await expect(group).toHaveAccessibleDescription('Choose at most 90 days.')
    await expect(from).toBeInvalid()
    await fireEvent.change(from, { target: { value: '2026-12-01' } })
    await expect(group).toHaveAccessibleDescription('The last day lies before the first.')
    await expect(ranged).toHaveBeenCalledTimes(calls)
    await fireEvent.change(from, { target: { value: '2026-11-02' } })
    await expect(ranged).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-21' })
    await expect(group).not.toHaveAccessibleDescription()
  },
)
