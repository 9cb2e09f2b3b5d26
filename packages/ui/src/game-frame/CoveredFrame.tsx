import type { ComponentProps, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { Spinner } from '../spinner/Spinner.tsx'
import { tokens } from '../theme/theme.ts'

/** Props of `CoveredFrame`; everything else goes to the `<iframe>`. */
export interface CoveredFrameProps extends Omit<ComponentProps<'iframe'>, 'ref' | 'className'> {
  /** Address of the frame, on a separate origin; `undefined` until it is known. */
  src: string | undefined
  /** Names the frame. */
  title: string
  /** What the page in it may do. With `allow-same-origin` it keeps its own origin, which separates it from ours. */
  sandbox: string
  /** Shown over the frame while the game opens; `undefined` once it has loaded. */
  waitingText: string | undefined
  /** Covers the frame after a failure: what happened, and what to do next. */
  failure?: ReactNode
  /** The `<iframe>`. */
  frameRef?: Ref<HTMLIFrameElement> | undefined
  /** For the box around frame and cover; the cover takes its background. */
  className?: string | undefined
}

const Box = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
`

const Frame = styled.iframe`
  position: absolute;
  inset: 0;
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s5};
  background: inherit;
  text-align: center;
  overflow: auto;
`

const failed = (failure: ReactNode) => failure !== undefined && failure !== null && failure !== false

/**
 * A third-party page in a frame, covered while it opens or after it failed. Renders a `<div>` that fills the space left
 * in its flex container.
 *
 * A frame that is covered after a failure can't be reached by keyboard.
 */
export const CoveredFrame = ({
  src,
  waitingText,
  failure,
  frameRef,
  className,
  title,
  sandbox,
  ...rest
}: CoveredFrameProps) => (
  <Box className={className}>
    {src === undefined ? null : (
      <Frame
        referrerPolicy="strict-origin"
        {...rest}
        ref={frameRef}
        src={src}
        title={title}
        sandbox={sandbox}
        inert={failed(failure)}
      />
    )}
    {failed(failure) ? (
      <Cover>{failure}</Cover>
    ) : waitingText === undefined ? null : (
      <Cover>
        <Spinner />
        <p role="status">{waitingText}</p>
      </Cover>
    )}
  </Box>
)
