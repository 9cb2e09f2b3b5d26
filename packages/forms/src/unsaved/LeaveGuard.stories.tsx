import { Button } from '@croupier/ui'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FeedbackForm, type FeedbackValues } from '../feedback/FeedbackForm.tsx'
import { fill, labelled } from '../testing/formWalk.ts'
import { FormPlate } from '../testing/FormPlate.tsx'
import { LeaveGuard, useLeave } from './LeaveGuard.tsx'

const onSubmit = fn(async () => undefined)

function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const leave = useLeave()
  return <Button onClick={() => leave(onClose)}>Close</Button>
}

/** A form that can be closed and reopened; a draft restores what was typed. */
function Closable({ keeps = false }: { readonly keeps?: boolean }) {
  const [open, setOpen] = useState(true)
  const [draft, setDraft] = useState<Partial<FeedbackValues>>()
  if (!open) return <Button onClick={() => setOpen(true)}>Open</Button>
  return (
    <FormPlate>
      <FeedbackForm onSubmit={onSubmit} {...(keeps ? { draft, onDraft: setDraft } : {})} />
      <CloseButton onClose={() => setOpen(false)} />
    </FormPlate>
  )
}

const meta = preview.meta({ title: 'Forms/LeaveGuard' })

export const Guarded = meta.story({
  render: () => (
    <LeaveGuard>
      <Closable />
    </LeaveGuard>
  ),
})

const unloadIsHeldBack = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

Guarded.test('asks before unsent input is lost, here and by the browser, and only then', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  const page = within(document.body)
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
  await expect(unloadIsHeldBack()).toBe(false)

  await fill(canvasElement, /^your message/i, 'It stopped in the middle.')
  await waitFor(() => expect(unloadIsHeldBack()).toBe(true))
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
  await page.findByRole('alertdialog')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
  await expect(labelled(canvasElement, /^your message/i)).toHaveValue('It stopped in the middle.')

  await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
  await userEvent.click(await page.findByRole('button', { name: 'Leave' }))
  await canvas.findByRole('button', { name: 'Open' })
  await expect(unloadIsHeldBack()).toBe(false)
})

export const Draft = meta.story({ render: () => <Closable keeps /> })

Draft.test('keeps a draft in memory across closing', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await fill(canvasElement, /^your message/i, 'It stopped in the middle.')
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
  await expect(labelled(canvasElement, /^your message/i)).toHaveValue('It stopped in the middle.')
})
