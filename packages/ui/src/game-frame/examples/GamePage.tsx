import { GameFrame, type GameFrameState } from '@croupier/ui/GameFrame'
import { IconButton } from '@croupier/ui/IconButton'
import { SessionClock } from '@croupier/ui/SessionClock'
import { useFullScreen } from '@croupier/ui/useFullScreen'
import { Maximize } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

/** Simulates a vendor's page, which reports when the game can be played. */
const game = `data:text/html,${encodeURIComponent('<html lang="en"><title>Game</title><body style="background:#0b3d4a;color:#fff"><main><h1>Golden Reef</h1></main><script>parent.postMessage("ready", "*")</script>')}`

/** A vendor's game with a bar above it. Both fill the screen together. */
export const GamePage = () => {
  const root = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<GameFrameState>('starting')
  const fullScreen = useFullScreen(root)
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === 'ready') setState('ready')
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  return (
    <GameFrame
      ref={root}
      frameRef={frame}
      src={game}
      title="Golden Reef, the game"
      state={state}
      texts={{ loading: 'Starting Golden Reef…' }}
      style={{ blockSize: '24rem' }}
      bar={
        <div style={{ display: 'flex', gap: '0.75rem', alignItems: 'center', padding: '0.25rem 0.75rem' }}>
          <strong style={{ flex: 1 }}>Golden Reef</strong>
          <SessionClock
            texts={{ time: 'Session', net: 'Net result' }}
            time="0:07:05"
            net="+120.00 PHP"
            netText="Won 120.00 PHP"
          />
          {fullScreen.available && (
            <IconButton label="Full screen" aria-pressed={fullScreen.active} onClick={fullScreen.toggle}>
              <Maximize aria-hidden />
            </IconButton>
          )}
        </div>
      }
    />
  )
}
