import type { ComponentProps, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { CoveredFrame } from './CoveredFrame.tsx'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** State of a framed game: reported by the game or inferred from its silence. */
export type GameFrameState = 'starting' | 'ready' | 'failed'

/** Props of `GameFrame`; everything else goes to the root. */
export interface GameFrameProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The launched game's address, on its own origin. */
  src: string
  /** Names the frame: "Golden Reef, the game". */
  title: string
  /** State of the game. */
  state: GameFrameState
  /** `loading` is shown until the game has started. */
  texts?: SomeTexts<'loading'> | undefined
  /** Covers the frame when the game failed: what happened, and what to do next. */
  failure?: ReactNode
  /** The bar above: back, name, clock, full screen. Inside the root, so it also shows in full screen. */
  bar?: ReactNode
  /** The `<iframe>`, for messages between page and game. */
  frameRef?: Ref<HTMLIFrameElement> | undefined
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 20rem;
  background: ${tokens.color.surfaceSunken};
`

const Frame = styled(CoveredFrame)`
  background: ${tokens.color.surfaceSunken};
`

/**
 * A vendor's game inside the page: its frame, and the cover while it starts or after it failed. Renders a `<div>`, the
 * element to show in full screen (see `useFullScreen`).
 *
 * The game keeps its own origin, which separates it from ours and which it needs to reach its server. It may run
 * scripts, submit forms and enter full screen, and nothing else. Attributes out: `data-state`.
 */
export const GameFrame = ({ src, title, state, texts, failure, bar, frameRef, ...rest }: GameFrameProps) => {
  const words = useKitTexts(texts)
  return (
    <Root {...rest} data-state={state}>
      {bar}
      <Frame
        frameRef={frameRef}
        src={src}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms"
        allow="fullscreen"
        waitingText={state === 'starting' ? words.loading : undefined}
        failure={state === 'failed' ? (failure ?? '') : undefined}
      />
    </Root>
  )
}
