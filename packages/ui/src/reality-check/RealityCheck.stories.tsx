import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { RealityCheck } from './RealityCheck.tsx'
import { HalfHourReminder } from './examples/HalfHourReminder.tsx'
import code from './examples/HalfHourReminder.tsx?raw'

const meta = preview.meta({
  title: 'Gaming/RealityCheck',
  parameters: { keys: [['Tab, Shift+Tab', 'stay inside; what lies behind cannot be reached']] },
  component: RealityCheck,
  args: {
    open: true,
    title: 'You have been playing for 30 minutes',
    children: 'You asked for a reminder every 30 minutes.',
    figures: [
      { label: 'Time played', value: '0:30:00' },
      { label: 'Staked', value: '1,200.00 PHP' },
      { label: 'Won', value: '1,080.00 PHP' },
      { label: 'Net loss', value: '−120.00 PHP', total: true },
    ],
    choices: [
      { value: 'continue', label: 'Continue playing' },
      { value: 'history', label: 'History' },
      { value: 'limits', label: 'Limits' },
      { value: 'out', label: 'Log out' },
    ],
    onChoice: fn(),
  },
})

const shown = async () => {
  const check = await screen.findByRole('alertdialog')
  await waitFor(() => expect(check).toHaveStyle({ opacity: '1' }))
  return check
}

export const Playground = meta.story({ play: async () => void (await shown()) })

export const Reminder = meta.story({ ...example(HalfHourReminder, code), play: async () => void (await shown()) })

Reminder.test(
  'Must be answered: neither Escape, nor a press outside, nor the key that was being pressed closes it',
  async ({ canvas }) => {
    const check = await shown()
    await expect(check).toHaveAccessibleName('You have been playing for 30 minutes')
    await expect(check).toHaveAccessibleDescription(expect.stringContaining('Net loss −120.00 PHP'))
    await waitFor(() => expect(check).toHaveFocus())
    await userEvent.keyboard('{Escape} {Enter}')
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.elementFromPoint(6, 6) ?? document.body })
    await expect(check).toBeVisible()
    await expect(canvas.getByText('Answered: not yet')).toBeInTheDocument()
    await userEvent.click(within(check).getByRole('button', { name: 'Limits' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByText('Answered: limits')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show the reminder' }))
    await userEvent.click(within(await shown()).getByRole('button', { name: 'Continue playing' }))
    await waitFor(() => expect(canvas.getByText('Answered: continue')).toBeVisible())
  },
)

export const AnswersWeighTheSame = meta.story({ tags: ['!dev', '!autodocs'] })

AnswersWeighTheSame.test('Its answers look the same and have the same size [G-20] [G-21]', async () => {
  const buttons = within(await shown()).getAllByRole('button')
  const looks = buttons.map((button) => {
    const { backgroundColor, color, fontSize } = getComputedStyle(button)
    return [button.offsetWidth, button.offsetHeight, backgroundColor, color, fontSize].join(' ')
  })
  await expect(buttons).toHaveLength(4)
  await expect(new Set(looks).size).toBe(1)
})

export const Sending = meta.story({
  args: { pending: 'out', texts: { loading: 'Sending' } },
})

Sending.test('Sends one answer at a time and keeps the focus', async ({ args }) => {
  const check = await shown()
  await userEvent.click(within(check).getByRole('button', { name: 'Continue playing' }))
  await expect(args.onChoice).not.toHaveBeenCalled()
  await expect(within(check).getByRole('button', { name: /Log out/ })).toHaveAttribute('aria-busy', 'true')
})

export const Refused = meta.story({
  args: { error: 'The answer could not be sent. Please try again.' },
})

Refused.test('An answer that could not be sent says why', async () => {
  const alert = within(await shown()).getByRole('alert')
  await waitFor(() => expect(alert).toHaveFocus())
})

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Tatlumpung minuto ka nang naglalaro, at ito ang paalala na hiniling mo',
    figures: [
      { label: 'Kabuuang halagang itinaya sa lahat ng laro', value: '1,234,567,890.00 VND' },
      { label: 'Kabuuang natalo', value: '−1,234,567,890.00 VND', total: true },
    ],
    choices: [
      { value: 'continue', label: 'Magpatuloy sa paglalaro hanggang sa susunod na paalala' },
      { value: 'out', label: 'Mag-log out' },
    ],
  },
  play: async () => void (await shown()),
})
