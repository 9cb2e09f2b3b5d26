import { useEffect, useRef, useState, type ChangeEvent, type CSSProperties, type PointerEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { isFreshPress } from '../press/freshPress.ts'
import { tokens } from '../theme/theme.ts'
import { withPoint, type SliderAnswer, type SliderPuzzle, type SliderTrailPoint } from './sliderPuzzle.ts'
import type { SliderTexts } from './sliderTexts.ts'

interface PuzzleSliderProps {
  readonly puzzle: SliderPuzzle
  readonly texts: SliderTexts
  /** Accepts no answer, e.g. because one is being checked: nothing moves, and the focus stays. */
  readonly still: boolean
  readonly onAnswer: (answer: SliderAnswer) => void
}

const Root = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${tokens.space.s2};
  direction: ltr;
`

const Picture = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  -webkit-user-select: none;
  user-select: none;

  & > img {
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
  }
  & > img:last-child {
    position: absolute;
    inset-block-start: var(--_top);
    left: calc(100cqi * var(--_x));
    inline-size: calc(100cqi * var(--_piece));
    block-size: auto;
    aspect-ratio: 1;
    filter: drop-shadow(0 1px 3px ${tokens.color.scrim});
  }
`

const Groove = styled.input`
  --_thumb: max(2.75rem, calc(100cqi * var(--_piece)));
  --_line: ${tokens.color.onAccent};
  /* Grip lines. */
  --_grip: linear-gradient(
      90deg,
      var(--_line) 2px,
      transparent 2px 5px,
      var(--_line) 5px 7px,
      transparent 7px 10px,
      var(--_line) 10px
    )
    center / 12px 1rem no-repeat;

  appearance: none;
  inline-size: 100%;
  block-size: 2.75rem;
  margin: 0;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  box-shadow: inset 0 0 0 1px ${tokens.color.borderStrong};
  outline: 0;
  touch-action: none;
  cursor: grab;

  &:where(:active) {
    cursor: grabbing;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    inline-size: var(--_thumb);
    block-size: 2.75rem;
    border: 0;
    border-radius: ${tokens.radius.md};
    background: var(--_grip) ${tokens.color.accent};
    box-shadow: ${tokens.shadow.sm};
  }
  &::-moz-range-thumb {
    inline-size: var(--_thumb);
    block-size: 2.75rem;
    border: 0;
    border-radius: ${tokens.radius.md};
    background: var(--_grip) ${tokens.color.accent};
    box-shadow: ${tokens.shadow.sm};
  }
  &:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  &:where([aria-disabled='true']) {
    opacity: 0.6;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`

/** Minimum drag in pixels for a release to submit the position; a tap on the track only moves the piece. */
const drag = 6

/**
 * The piece, its picture and the slider that moves it. Renders a `<div>`.
 *
 * Based on a native range: arrow keys move by a pixel, Page Up and Down by a tenth, and each step is announced.
 * Releasing a drag submits the position, and so do Enter and the button, for those who do not drag (WCAG 2.2, 2.5.7).
 */
export const PuzzleSlider = ({ puzzle, texts, still, onAnswer }: PuzzleSliderProps) => {
  const [x, setX] = useState(0)
  const [solved, setSolved] = useState(puzzle.picture)
  if (solved !== puzzle.picture) {
    setSolved(puzzle.picture)
    setX(0)
  }
  const trail = useRef<readonly SliderTrailPoint[]>([])
  const began = useRef<number>(undefined)
  const pressedAt = useRef<number>(undefined)
  useEffect(() => {
    trail.current = []
    began.current = undefined
  }, [puzzle.picture])
  const last = puzzle.width - puzzle.pieceSize

  const move = (event: ChangeEvent<HTMLInputElement>) => {
    if (still) return
    began.current ??= event.timeStamp
    const next = event.target.valueAsNumber
    trail.current = withPoint(trail.current, { x: next, at: Math.round(event.timeStamp - began.current) })
    setX(next)
  }
  const submit = () => {
    if (!still && trail.current.length > 0) onAnswer({ position: x, trail: trail.current })
  }
  const release = (event: PointerEvent<HTMLInputElement>) => {
    const from = pressedAt.current
    pressedAt.current = undefined
    if (from !== undefined && Math.abs(event.clientX - from) >= drag) submit()
  }
  const place = {
    '--_x': x / puzzle.width,
    '--_piece': puzzle.pieceSize / puzzle.width,
    '--_top': `${(puzzle.y / puzzle.height) * 100}%`,
  } as CSSProperties
  return (
    <Root style={place}>
      <Picture style={{ aspectRatio: `${puzzle.width} / ${puzzle.height}` }} aria-hidden>
        <img src={puzzle.picture} alt="" draggable={false} />
        <img src={puzzle.piece} alt="" draggable={false} />
      </Picture>
      <Groove
        type="range"
        min={0}
        max={last}
        step={1}
        value={x}
        aria-label={texts.handle}
        aria-valuetext={texts.position(x, last)}
        aria-disabled={still || undefined}
        onChange={move}
        onPointerDown={(event) => (pressedAt.current = event.clientX)}
        onPointerUp={release}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Not the surrounding form, which is submitted once the check has passed.
          event.preventDefault()
          if (isFreshPress(event)) submit()
        }}
      />
      <Button variant="soft" fullWidth disabled={still} focusableWhenDisabled onClick={submit}>
        {texts.submit}
      </Button>
    </Root>
  )
}
