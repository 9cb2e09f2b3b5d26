import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { pictured } from '../../../../.storybook/widths.ts'
import { RealityCheck } from './RealityCheck.tsx'

const meta = preview.meta({
  title: 'Kit/RealityCheck',
  component: RealityCheck,
  args: {
    open: true,
    title: 'You have been playing for 30 minutes',
    children: 'You asked to be told every 30 minutes.',
    figures: [
      { id: 'time', label: 'Time played', value: '0:30:00' },
      { id: 'staked', label: 'Staked', value: '1,200.00 PHP' },
      { id: 'won', label: 'Won', value: '1,080.00 PHP' },
      { id: 'net', label: 'Net result', value: '−120.00 PHP (lost)' },
    ],
    continueText: 'Continue playing',
    onContinue: fn(),
    ways: [
      { id: 'history', text: 'History' },
      { id: 'limits', text: 'Limits' },
      { id: 'out', text: 'Sign out' },
    ],
    onWay: fn(),
  },
})

const shown = async () => {
  const check = await screen.findByRole('alertdialog')
  await waitFor(() => expect(check).toHaveStyle({ opacity: '1' }))
  return check
}

export const Playground = meta.story({ parameters: pictured, play: async () => void (await shown()) })

export const MustBeAnswered = meta.story({
  name: 'Must be answered: neither Escape, nor a press beside it, nor the key that was being pressed closes it',
  play: async ({ args }) => {
    const check = await shown()
    await expect(check).toHaveAccessibleName('You have been playing for 30 minutes')
    await expect(check).toHaveAccessibleDescription(expect.stringContaining('−120.00 PHP (lost)'))
    await waitFor(() => expect(check).toHaveFocus())
    await userEvent.keyboard('{Escape} {Enter}')
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.elementFromPoint(6, 6) ?? document.body })
    await expect(check).toBeVisible()
    await expect(args.onContinue).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Limits' }))
    await expect(args.onWay.mock.calls).toEqual([['limits']])
    await userEvent.click(screen.getByRole('button', { name: 'Continue playing' }))
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
})

export const Dark = meta.story({ globals: { theme: 'dark' }, play: async () => void (await shown()) })

export const PhoneRightToLeft = meta.story({
  globals: { language: 'XB', viewport: { value: 'phone' } },
  play: async () => void (await shown()),
})
