import type { SliderAnswer, SliderPuzzle } from '@croupier/ui'
import { SliderVerification, type SliderState } from '@croupier/ui/SliderVerification'
import { useState } from 'react'

const svg = (width: number, height: number, inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`)}`

/** Simulates the server, which draws the puzzle and knows where the gap is. */
const puzzle: SliderPuzzle = {
  picture: svg(
    320,
    200,
    '<path fill="#0c2621" d="M0 0h320v200H0z"/><path fill="#2bd9a6" d="M0 200V120q80-70 160 0t160 0v80z"/><path d="M180 90h48v48h-48z"/>',
  ),
  piece: svg(48, 48, '<path fill="#2bd9a6" stroke="#fff" stroke-width="2" d="M1 1h46v46H1z"/>'),
  width: 320,
  height: 200,
  pieceSize: 48,
  y: 90,
}
const isRight = ({ position }: SliderAnswer) => Math.abs(position - 180) < 6

const texts = {
  title: 'Slide the piece into the gap',
  handle: 'Position of the piece',
  position: (x: number, last: number) => `${x} of ${last}`,
  submit: 'Check',
  refresh: 'Another picture',
  byDevice: 'Let this device do it',
  loading: 'The picture is loading…',
  checking: 'Checking…',
  failed: 'That was not right. Take another picture.',
  passed: 'Passed. You can go on.',
  unavailable: 'The picture could not be loaded. Try again.',
}

/** The component reports the answer; the server decides. */
export const LoginCheck = () => {
  const [state, setState] = useState<SliderState>('idle')
  const check = (isPassed: boolean) => {
    setState('checking')
    setTimeout(() => setState(isPassed ? 'passed' : 'failed'), 600)
  }
  return (
    <SliderVerification
      state={state}
      puzzle={puzzle}
      onAnswer={(answer) => check(isRight(answer))}
      onByDevice={() => check(true)}
      onRefresh={() => setState('idle')}
      texts={texts}
    />
  )
}
