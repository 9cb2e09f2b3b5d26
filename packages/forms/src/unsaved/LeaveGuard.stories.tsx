import { expect, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { onPlate } from '../testing/FormPlate.tsx'
import { fill, labelled } from '../testing/formWalk.ts'
import { FeedbackDraft } from './examples/FeedbackDraft.tsx'
import draftCode from './examples/FeedbackDraft.tsx?raw'
import { GuardedFeedback } from './examples/GuardedFeedback.tsx'
import guardedCode from './examples/GuardedFeedback.tsx?raw'

const meta = preview.meta({ title: 'Forms/LeaveGuard', decorators: onPlate })

export const Guarded = meta.story(example(GuardedFeedback, guardedCode))

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

export const Draft = meta.story(example(FeedbackDraft, draftCode))

Draft.test('keeps a draft in memory across closing', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await fill(canvasElement, /^your message/i, 'It stopped in the middle.')
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
  await expect(labelled(canvasElement, /^your message/i)).toHaveValue('It stopped in the middle.')
})
