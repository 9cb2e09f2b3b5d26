import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { ErrorState } from '../error-state/ErrorState.tsx'
import { darkPhone } from '../testing/storyGrid.tsx'
import { GameFrame, type GameFrameState } from './GameFrame.tsx'
import { GamePage } from './examples/GamePage.tsx'
import code from './examples/GamePage.tsx?raw'

const game = `data:text/html,${encodeURIComponent('<html lang="en"><title>Game</title><body style="margin:0;background:#0b3d4a"><main><h1 style="color:#fff;font:700 2rem sans-serif;text-align:center">Golden Reef</h1></main>')}`

const meta = preview.meta({
  title: 'Gaming/GameFrame',
  component: GameFrame,
  args: {
    src: game,
    title: 'Golden Reef, the game',
    state: 'ready' as GameFrameState,
    texts: { loading: 'Starting Golden Reef…' },
    style: { blockSize: '24rem' },
  },
})

export const Playground = meta.story()

export const Playing = meta.story(example(GamePage, code))

Playing.test('Keeps the game in its own origin; time and result are said in words', async ({ canvas }) => {
  await expect(canvas.getByTitle('Golden Reef, the game')).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms',
  )
  await expect(canvas.getByLabelText('Won 120.00 PHP')).toHaveTextContent('+120.00 PHP')
})

Playing.test('Is covered until the game reports that it can be played', async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryByText('Starting Golden Reef…')).toBeNull())
  await expect(canvas.getByTitle('Golden Reef, the game')).toBeVisible()
})

export const Starting = meta.story({ args: { state: 'starting' } })

export const Failed = meta.story({
  globals: darkPhone,
  args: {
    state: 'failed',
    failure: <ErrorState title="The game does not answer" action={<Button>Load again</Button>} />,
  },
})
