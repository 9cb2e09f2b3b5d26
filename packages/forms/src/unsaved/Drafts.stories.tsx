import { Button } from '@croupier/ui'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { OfferForm } from '../agreement/OfferForm.tsx'
import type { OfferBounds, OfferValues } from '../agreement/offerSchema.ts'
import { choose, fill, labelled } from '../testing/formWalk.ts'
import { FormPlate } from '../testing/FormPlate.tsx'
import { LeaveGuard, useLeave } from './LeaveGuard.tsx'

const onSubmit = fn(async () => undefined)
const bounds: OfferBounds = {
  highestPercent: '10.00',
  highestAmount: '200.00',
  highestLossPercent: '2.00',
  highestLossAmount: '50.00',
  mostTiers: 3,
  periods: ['D', 'W', 'H', 'M'],
  productTypes: ['CONS', 'RNG'],
}
const productText = (type: string) => ({ CONS: 'All play', RNG: 'Slots' })[type] ?? type

const meta = preview.meta({ title: 'Forms/Drafts' })

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const leave = useLeave()
  return <Button onClick={() => leave(onClose)}>Close</Button>
}

/** An offer whose draft outlives the form. */
function Page() {
  const [open, setOpen] = useState(true)
  const [draft, setDraft] = useState<Partial<OfferValues>>()
  if (!open) return <Button onClick={() => setOpen(true)}>Open</Button>
  return (
    <LeaveGuard>
      <FormPlate style={{ maxInlineSize: '34rem' }}>
        <OfferForm
          downlineId="12"
          kind="dividend"
          bounds={bounds}
          productText={productText}
          currency="₱"
          onSubmit={onSubmit}
          draft={draft}
          onDraft={setDraft}
        />
      </FormPlate>
      <CloseButton onClose={() => setOpen(false)} />
    </LeaveGuard>
  )
}

export const Offer = meta.story({ render: () => <Page /> })

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
    await fill(canvasElement, /^turnover/i, '1000')
    await fill(canvasElement, /^rate/i, '2.5')
    await userEvent.click(canvas.getByRole('button', { name: /add a step/i }))
    const second = () => canvas.getByRole('group', { name: 'Step 2' })
    await fill(second(), /^turnover/i, '5000')
    await fill(second(), /^rate/i, '4')

    await reopen(canvasElement, true)
    await expect(canvas.getByRole('combobox', { name: /product/i })).toHaveTextContent('All play')
    await expect(canvas.getByRole('combobox', { name: /^period/i })).toHaveTextContent(/weekly/i)
    await expect(labelled(canvas.getByRole('group', { name: 'Step 1' }), /^turnover/i)).toHaveValue('1000')
    await expect(labelled(second(), /^turnover/i)).toHaveValue('5000')
    await expect(labelled(second(), /^rate/i)).toHaveValue('4')

    // Nothing was entered since: it closes without a question.
    await reopen(canvasElement, false)
    await userEvent.click(canvas.getByRole('button', { name: /^send offer/i }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    await reopen(canvasElement, false)
    await expect(canvas.queryByRole('group', { name: 'Step 2' })).toBeNull()
    await expect(labelled(canvasElement, /^turnover/i)).toHaveValue('')
  },
)
