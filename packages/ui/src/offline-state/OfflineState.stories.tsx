import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ButtonLink } from '../link/ButtonLink.tsx'
import { darkPhone } from '../testing/storyGrid.tsx'
import { OfflineState } from './OfflineState.tsx'

const meta = preview.meta({
  title: 'Kit/OfflineState',
  component: OfflineState,
  args: {
    title: 'No connection',
    text: 'Nothing you entered is lost. What was shown before is still here.',
    retryText: 'Try again',
    retryingText: 'Trying',
    onRetry: fn(),
    children: (
      <ButtonLink href="#limits" variant="outline">
        Your limits
      </ButtonLink>
    ),
  },
})

export const Playground = meta.story({
  name: 'Tries again on its button, and by itself when the connection is back',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('online'))
    await expect(args.onRetry).toHaveBeenCalledTimes(2)
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection')
  },
})

export const RetryingDarkPhone = meta.story({ globals: darkPhone, args: { retrying: true, size: 'sm' as const } })
