import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { disabled, failing, focused, longWords, withField } from '../field/testing/withField.tsx'
import { fileTexts } from '../testing/inputTexts.ts'
import { FileDrop, fileRules } from './FileDrop.tsx'
import { ProofOfPayment } from './examples/ProofOfPayment.tsx'
import code from './examples/ProofOfPayment.tsx?raw'
import { pasteEvent } from '../testing/pasteEvent.ts'

const drawn = (name: string, colour: string) => {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="96" fill="${colour}"/><circle cx="48" cy="48" r="22" fill="white"/></svg>`
  return new File([markup], name, { type: 'image/svg+xml', lastModified: 1 })
}
const slips = [
  drawn('slip-of-21-november-with-a-very-long-name.svg', '#087f5f'),
  drawn('receipt.svg', '#b86a00'),
  drawn('IMG_0042.svg', '#3b5bdb'),
]
const png = (name: string, bytes = 4) => new File([new Uint8Array(bytes)], name, { type: 'image/png', lastModified: 1 })
const native = (element: HTMLElement) => element.querySelector<HTMLInputElement>('input[type="file"]')!
const changed = fn<(files: readonly File[]) => void>()
const names = () => (changed.mock.lastCall?.[0] ?? []).map((file) => file.name)

const meta = preview.meta({
  title: 'Inputs/FileDrop',
  parameters: { keys: [['paste', 'adds a picture from the clipboard']] },
  component: FileDrop,
  decorators: withField('Proof of payment'),
  args: { texts: fileTexts, onValueChange: changed },
})

export const Playground = meta.story()

Playground.test(
  'Takes three pictures of 5 MB, and names a wrong type, a larger one, an empty one, a fourth and a double',
  async ({ canvas, canvasElement }) => {
    const everything = userEvent.setup({ applyAccept: false })
    await everything.upload(native(canvasElement), [
      png('one.png', fileRules.maxSize),
      png('two.png', fileRules.maxSize + 1),
      png('empty.png', 0),
      new File(['%PDF'], 'slip.pdf', { type: 'application/pdf' }),
    ])
    await waitFor(() => expect(canvas.getByText('two.png is larger than 5 MB.')).toBeVisible())
    await expect(canvas.getByText('empty.png has nothing in it.')).toBeVisible()
    await expect(canvas.getByText('slip.pdf is no PNG or JPG picture.')).toBeVisible()
    await expect(names()).toEqual(['one.png'])
    await expect(canvas.getByText('5.2 MB')).toBeVisible()

    const jpg = new File([new Uint8Array(4)], 'three.jpg', { type: 'image/jpeg', lastModified: 1 })
    await everything.upload(native(canvasElement), [png('one.png', fileRules.maxSize), jpg, png('4.png'), png('5.png')])
    await waitFor(() => expect(canvas.getByText('5.png is one too many: three are allowed.')).toBeVisible())
    await expect(canvas.getByText('one.png is there already.')).toBeVisible()
    await expect(canvas.queryByText('two.png is larger than 5 MB.')).toBeNull()
    await expect(names()).toEqual(['one.png', 'three.jpg', '4.png'])
  },
)

export const ByKeyboard = meta.story({ tags: ['!dev', '!autodocs'] })

ByKeyboard.test('Works by keyboard alone: choose, paste, remove', async ({ canvas, canvasElement }) => {
  const choose = canvas.getByRole('button', { name: 'Proof of payment' })
  const chooser = fn()
  native(canvasElement).addEventListener('click', chooser)
  await userEvent.tab()
  await expect(choose).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(chooser).toHaveBeenCalledTimes(1)
  const data = new DataTransfer()
  data.items.add(png('pasted.png'))
  choose.dispatchEvent(pasteEvent(data))
  await waitFor(() => expect(names()).toEqual(['pasted.png']))
  await userEvent.tab()
  await expect(canvas.getByRole('button', { name: 'Remove pasted.png' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(names()).toEqual([])
  await expect(choose).toHaveFocus()
})

export const Payment = meta.story(example(ProofOfPayment, code))

Payment.test('Keeps no picture in memory that is no longer shown', async ({ canvas, canvasElement }) => {
  const held = new Set<string>()
  const create = spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `data:image/gif;base64,R0lGODlhAQABAAAAACw=#${held.size}${Math.random()}`
    held.add(url)
    return url
  })
  const revoke = spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void held.delete(url))
  try {
    await userEvent.upload(native(canvasElement), [png('one.png'), png('two.png')])
    await waitFor(() => expect(held.size).toBe(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove one.png' }))
    await waitFor(() => expect(held.size).toBe(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(held.size).toBe(0))
  } finally {
    create.mockRestore()
    revoke.mockRestore()
  }
})

export const Empty = meta.story()

export const Filled = meta.story({ args: { value: slips } })

export const Over = meta.story({
  name: 'While files hang over it',
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('input[type="file"]')!.parentElement!.parentElement!
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(png('one.png'))
    place.dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }))
    await waitFor(() => expect(place).toHaveAttribute('data-over'))
  },
})

export const Refused = meta.story({
  args: { value: slips.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent
      .setup({ applyAccept: false })
      .upload(native(canvasElement), [new File(['%PDF'], 'statement.pdf', { type: 'application/pdf' })])
    await waitFor(() => expect(canvas.getByText('statement.pdf is no PNG or JPG picture.')).toBeVisible())
  },
})

export const Focused = meta.story(focused)

export const Failing = meta.story(failing('Add a picture of your receipt.'))

export const Disabled = meta.story({ ...disabled, args: { value: slips.slice(0, 1) } })

export const LongText = meta.story({ ...longWords, args: { value: slips } })
