import { expect, userEvent, waitFor } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { ErrorState } from './ErrorState.tsx'
import { GamesFailed } from './examples/GamesFailed.tsx'
import code from './examples/GamesFailed.tsx?raw'

const meta = preview.meta({
  title: 'Patterns/ErrorState',
  component: ErrorState,
  args: {
    title: 'The games could not be loaded',
    text: 'Our side did not answer in time. Nothing was lost.',
    action: <Button>Try again</Button>,
  },
})

export const Playground = meta.story({})

export const Games = meta.story(example(GamesFailed, code))

Games.test('Another attempt brings the games', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByText('124 games')).toBeVisible()
  await expect(canvas.queryByRole('alert')).toBeNull()
})

export const WithAReference = meta.story({
  args: {
    reference: {
      label: 'Reference',
      value: '7f3a-91c2-04de',
    },
  },
  play: async ({ canvas }) => {
    const written: string[] = []
    const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
    const clipboard = { writeText: async (text: string) => void written.push(text) }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible())
      await expect(written).toEqual(['7f3a-91c2-04de'])
      clipboard.writeText = () => Promise.reject(new Error('not allowed'))
      await userEvent.click(canvas.getByRole('button', { name: 'Copied' }))
      await waitFor(() => expect(canvas.getByRole('button', { name: /by hand/ })).toBeVisible())
    } finally {
      if (before) Object.defineProperty(navigator, 'clipboard', before)
      else Reflect.deleteProperty(navigator, 'clipboard')
    }
  },
})

export const Small = meta.story({ args: { size: 'sm' } })
