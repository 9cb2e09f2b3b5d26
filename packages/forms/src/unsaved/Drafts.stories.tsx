import { expect, userEvent, within } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { onPlate } from '../testing/FormPlate.tsx'
import { choose, fill, labelled } from '../testing/formWalk.ts'
import { OfferDraft } from './examples/OfferDraft.tsx'
import code from './examples/OfferDraft.tsx?raw'

const meta = preview.meta({ title: 'Forms/Drafts', decorators: onPlate })

export const Offer = meta.story(example(OfferDraft, code))

const reopen = async (element: HTMLElement, asks: boolean) => {
  await userEvent.click(within(element).getByRole('button', { name: 'Close' }))
  if (asks) await userEvent.click(await within(document.body).findByRole('button', { name: 'Leave' }))
  await userEvent.click(await within(element).findByRole('button', { name: 'Open' }))
}

Offer.test(
  'keeps every step of an offer across closing, asks before it is left, and forgets it once it was sent [S-397]',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await choose(canvasElement, /product/i, /all play/i)
    await choose(canvasElement, /^period/i, /weekly/i)
    await fill(canvasElement, /^minimum turnover/i, '1000')
    await fill(canvasElement, /^rate/i, '2.5')
    await userEvent.click(canvas.getByRole('button', { name: /add a tier/i }))
    const second = () => canvas.getByRole('group', { name: 'Tier 2' })
    await fill(second(), /^minimum turnover/i, '5000')
    await fill(second(), /^rate/i, '4')

    await reopen(canvasElement, true)
    await expect(canvas.getByRole('combobox', { name: /product/i })).toHaveTextContent('All play')
    await expect(canvas.getByRole('combobox', { name: /^period/i })).toHaveTextContent(/weekly/i)
    await expect(labelled(canvas.getByRole('group', { name: 'Tier 1' }), /^minimum turnover/i)).toHaveValue('1000')
    await expect(labelled(second(), /^minimum turnover/i)).toHaveValue('5000')
    await expect(labelled(second(), /^rate/i)).toHaveValue('4')

    // Nothing was entered since: it closes without a question.
    await reopen(canvasElement, false)
    await userEvent.click(canvas.getByRole('button', { name: /^send offer/i }))
    await expect(await canvas.findByText('The offer is sent.')).toBeVisible()
    await reopen(canvasElement, false)
    await expect(canvas.queryByRole('group', { name: 'Tier 2' })).toBeNull()
    await expect(labelled(canvasElement, /^minimum turnover/i)).toHaveValue('')
  },
)
