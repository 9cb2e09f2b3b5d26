import { Maximize } from 'lucide-react'
import preview from '../../../../.storybook/preview.tsx'
import { useRef } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { ErrorState } from '../error-state/ErrorState.tsx'
import { useFullScreen } from '../full-screen/useFullScreen.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { SessionClock } from '../session-clock/SessionClock.tsx'
import { darkPhone } from '../testing/storyGrid.tsx'
import { GameFrame, type GameFrameProps, type GameFrameState } from './GameFrame.tsx'

const game = `data:text/html,${encodeURIComponent('<html lang="en"><title>Game</title><body style="margin:0;background:#0b3d4a"><main><h1 style="color:#fff;font:700 2rem sans-serif;text-align:center">Golden Reef</h1></main>')}`

const Stage = (props: GameFrameProps) => {
  const root = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(root)
  return (
    <GameFrame
      {...props}
      ref={root}
      style={{ blockSize: '24rem' }}
      bar={
        <div style={{ display: 'flex', gap: '0.75rem', alignItems: 'center', padding: '0.25rem 0.75rem' }}>
          <strong style={{ flex: 1 }}>Golden Reef</strong>
          <SessionClock
            texts={{ time: 'Session', net: 'Net result', dayTime: 'Time' }}
            time="0:07:05"

            net="+120.00 PHP"
            netText="Won 120.00 PHP"

            dayTime="20:15"
          />
          {fullScreen.available ? (
            <IconButton label="Full screen" aria-pressed={fullScreen.active} onClick={fullScreen.toggle}>
              <Maximize aria-hidden />
            </IconButton>
          ) : null}
        </div>
      }
    />
  )
}

const meta = preview.meta({
  title: 'Gaming/GameFrame',
  component: GameFrame,
  args: {
    src: game,
    title: 'Golden Reef, the game',
    state: 'ready' as GameFrameState,
    texts: { loading: 'Starting Golden Reef…' },
  },
  render: (args) => <Stage {...args} />,
})

export const Playground = meta.story()

export const Playing = meta.story({ tags: ['!dev', '!autodocs'] })

Playing.test('Keeps the game in its own origin; time and result are said in words', async ({ canvas }) => {
  await expect(canvas.getByTitle('Golden Reef, the game')).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms',
  )
  await expect(canvas.getByLabelText('Won 120.00 PHP')).toHaveTextContent('+120.00 PHP')
})

export const Starting = meta.story({ args: { state: 'starting' } })

export const Failed = meta.story({
  globals: darkPhone,
  args: {
    state: 'failed',
    failure: <ErrorState title="The game does not answer" action={<Button>Load again</Button>} />,
  },
})
